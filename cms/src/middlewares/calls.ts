import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { findCall } from '../contract/calls.ts';
import { changesPath } from '../contract/change.ts';
import { CallError, errorCodeOf, errorStatus, toErrorBody } from '../contract/error.ts';
import { letterPath } from '../contract/letter.ts';
import { spreadsheetPath } from '../contract/spreadsheet.ts';
import { languageOf } from '../language-of.ts';
import { requireMember } from '../member.ts';

/** Strapi's router takes any case. */
const belowApi = /^\/api(?:\/|$)/i;
/** An answer that is not the same for everybody. */
const forCallerAlone = 'private, no-store';
/** What only members ask for; a visitor's call is not looked at any further, not even its body. */
const forMembers = '/api/dashboard/';

/** The site passes these on to nobody; their controllers ask for the key. */
const forKeyHolders: readonly string[] = [changesPath, letterPath, spreadsheetPath];

/**
 * Lets the specified calls in and nothing of Strapi's own content API (SPEC §7), and gives every
 * failing one the same error shape, whoever refused it (PRODUCT 13).
 */
const calls: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    if (!belowApi.test(ctx.path)) return next();
    try {
      if (!forKeyHolders.includes(ctx.path) && findCall(ctx.method, ctx.path).shows.length === 0)
        ctx.set('Cache-Control', forCallerAlone);
      if (ctx.path.startsWith(forMembers)) await requireMember(ctx);
      await next();
      // Only our controllers answer here, so a failing status without an error is the router's.
      if (ctx.status >= 400) throw new CallError(errorCodeOf(ctx.status));
    } catch (error) {
      const refusal = toCallError(error);
      if (refusal.code === 'unavailable') strapi.log.error(error);
      ctx.status = errorStatus[refusal.code];
      ctx.set('Cache-Control', forCallerAlone);
      ctx.body = toErrorBody(refusal, languageOf(ctx));
    }
  };
};

function toCallError(error: unknown): CallError {
  if (error instanceof CallError) return error;
  if (error instanceof errors.ValidationError) return new CallError('malformed');
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  return new CallError(errorCodeOf(status));
}

export default calls;
