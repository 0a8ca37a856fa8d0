import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { BoundedQueue } from '../contract/bounded-queue.ts';
import { bodyLimits, isUpload } from '../core/body.ts';
import { callerNetwork } from '../core/request.ts';
import { CallError } from '../contract/error.ts';
import { recordingsPath } from '../contract/recording.ts';
import { spreadsheetPath } from '../contract/spreadsheet.ts';
import { isSignedPanelToken } from '../strapi/internals/panel-callers.ts';
import { isApiCall } from './api-calls.ts';

/** Their handlers check the size themselves and have their own error message. */
const filePaths: readonly string[] = [spreadsheetPath, '/panel/spreadsheet', recordingsPath];
const panelRecordingPath = /^\/panel\/recordings\/[^/]+$/;
const takesFile = (path: string) => filePaths.includes(path) || panelRecordingPath.test(path);

/** Rejects a body of an unsupported type or size before reading it. */
const checkBody: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    const length = ctx.get('Content-Length');
    // Checking the announced length is enough, because Node reads no more than that. Chunked bodies have no length.
    if (ctx.get('Transfer-Encoding')) throw new CallError('malformed');
    // Also without a body, because the parser would fail on an empty compressed one.
    if (ctx.get('Content-Encoding')) throw new CallError('unsupported-media-type');
    if (length === '' || length === '0') return next();
    if (Number(length) > limitOf(strapi, ctx)) throw new CallError('too-large');
    if (Number(length) > bodyLimits.call && hasPanelSession(strapi, ctx)) await takeLargeBody(ctx);
    return next();
  };
};

/** Large bodies of panel users stay in memory until they are complete, so only a few may arrive at once. */
const largeBodies = new BoundedQueue({
  running: 32,
  runningPerNetwork: 4,
  waiting: 0,
  perNetwork: 4,
});
const largeBodyMilliseconds = 60_000;

/** Resolves when the body may arrive. Throws like `BoundedQueue.run`. */
function takeLargeBody(ctx: Context): Promise<void> {
  const { req, res } = ctx;
  return new Promise((start, reject) => {
    const arrive = () =>
      new Promise<void>((free) => {
        const timer = setTimeout(() => req.destroy(), largeBodyMilliseconds);
        const end = () => {
          clearTimeout(timer);
          free();
        };
        req.once('end', end);
        // A body that is refused isn't read to its end.
        res.once('close', end);
        start();
      });
    largeBodies.run(arrive, callerNetwork(ctx)).catch(reject);
  });
}

/** The limit in bytes. Throws `CallError` `unsupported-media-type` for a type that this path does not accept. */
function limitOf(strapi: Core.Strapi, ctx: Context): number {
  if (ctx.is('application/octet-stream') && takesFile(ctx.path)) return Infinity;
  if (ctx.is('multipart/form-data') && isUpload(ctx)) return bodyLimits.upload;
  if (!ctx.is('json')) throw new CallError('unsupported-media-type');
  if (isApiCall(ctx)) return bodyLimits.call;
  return hasPanelSession(strapi, ctx) ? bodyLimits.panel : bodyLimits.login;
}

/** Only checks the token's signature; Strapi checks the session itself once it knows the route. */
function hasPanelSession(strapi: Core.Strapi, ctx: Context): boolean {
  const [, token = ''] = /^Bearer (\S+)$/i.exec(ctx.get('Authorization')) ?? [];
  return isSignedPanelToken(strapi, token);
}

export default checkBody;
