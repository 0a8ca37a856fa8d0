import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { offlineDetailsPath } from '../contract/affirmation.ts';
import { requireEndpoint } from '../contract/endpoints.ts';
import { changesPath } from '../contract/change.ts';
import { CallError, errorCodeOf, errorStatus, toErrorBody } from '../contract/error.ts';
import { letterPath } from '../contract/letter.ts';
import {
  nameRecordingsPath,
  publishedRecordingPath,
  recordingsPath,
} from '../contract/recording.ts';
import { spreadsheetPath } from '../contract/spreadsheet.ts';
import { toPublicError } from '../core/failures.ts';
import { requestLanguage } from '../core/request.ts';
import { requireMember } from '../core/member.ts';
import { hasKey, type KeyPurpose } from '../core/site-key.ts';

/** Case-insensitive like Strapi's router. */
const apiPath = /^\/api(?:\/|$)/i;
const privateCache = 'private, no-store';
/** Only for members. A visitor's call is refused before its body is read. */
const memberPath = '/api/dashboard/';

/** Calls that the site does not proxy, with the key that each requires. */
const internalCalls = new Map<string, KeyPurpose>([
  [changesPath, 'site'],
  [letterPath, 'newsletter'],
  [spreadsheetPath, 'content'],
  [recordingsPath, 'content'],
  [publishedRecordingPath, 'site'],
  [nameRecordingsPath, 'site'],
  [offlineDetailsPath, 'site'],
]);

/** Whether a request is for our API rather than for the panel. */
export const isApiCall = (ctx: Pick<Context, 'path'>) => apiPath.test(ctx.path);

/**
 * Allows only the calls of the contract, with the key they require, and nothing of Strapi's own content API
 * (behavior C1). All errors get the same format (behavior C2).
 */
const apiCalls: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    if (!isApiCall(ctx)) return next();
    try {
      const internal = internalCalls.get(ctx.path);
      // Browsers must call through the site, which has this key and checks the origin and the size of requests.
      if (!hasKey(ctx, internal ?? 'site')) throw new CallError('not-found');
      if (!internal && requireEndpoint(ctx.method, ctx.path).shows.length === 0)
        ctx.set('Cache-Control', privateCache);
      if (ctx.path.startsWith(memberPath)) await requireMember(ctx);
      await next();
      // Our controllers always throw errors, so an error status here comes from the router.
      if (ctx.status >= 400) throw new CallError(errorCodeOf(ctx.status));
    } catch (error) {
      const callError = toCallError(toPublicError(error, ctx));
      ctx.status = errorStatus[callError.code];
      ctx.set('Cache-Control', privateCache);
      ctx.body = toErrorBody(callError, requestLanguage(ctx));
    }
  };
};

function toCallError(error: Error): CallError {
  if (error instanceof CallError) return error;
  if (error instanceof errors.HttpError) return new CallError(errorCodeOf(error.status));
  return new CallError('malformed');
}

export default apiCalls;
