import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { bodyLimits, isUpload } from '../body.ts';
import { CallError } from '../contract/error.ts';
import { spreadsheetPath } from '../contract/spreadsheet.ts';
import { isApiCall } from './api-calls.ts';

/** Their handlers measure what they read, and say so in a sentence of their own. */
const spreadsheetPaths: readonly string[] = [spreadsheetPath, '/panel/spreadsheet'];

/** Refuses a body that nothing here reads, before any of it is read. */
const checkBody: Core.MiddlewareFactory = (_config, { strapi }) => {
  return (ctx, next) => {
    const length = ctx.get('Content-Length');
    // Limits are checked against the length that is announced; Node reads no more than that.
    if (ctx.get('Transfer-Encoding')) throw new CallError('malformed');
    if (length === '' || length === '0') return next();
    if (ctx.get('Content-Encoding')) throw new CallError('unsupported-media-type');
    if (Number(length) > limitOf(strapi, ctx)) throw new CallError('too-large');
    return next();
  };
};

/** In bytes. Throws `CallError` `unsupported-media-type` for what is not read at this address. */
function limitOf(strapi: Core.Strapi, ctx: Context): number {
  if (ctx.is('application/octet-stream') && spreadsheetPaths.includes(ctx.path)) return Infinity;
  if (ctx.is('multipart/form-data') && isUpload(ctx)) return bodyLimits.upload;
  if (!ctx.is('json')) throw new CallError('unsupported-media-type');
  return !isApiCall(ctx) && hasPanelSession(strapi, ctx) ? bodyLimits.panel : bodyLimits.call;
}

/** By the token's signature alone: whether the session still lives is asked once the route is known. */
function hasPanelSession(strapi: Core.Strapi, ctx: Context): boolean {
  const [, token = ''] = /^Bearer (\S+)$/i.exec(ctx.get('Authorization')) ?? [];
  return strapi.sessionManager('admin').validateAccessToken(token).isValid;
}

export default checkBody;
