import type { Core } from '@strapi/strapi';
import { once } from 'node:events';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { BoundedQueue } from '../contract/bounded-queue.ts';
import { CallError, errorStatus, toErrorBody } from '../contract/error.ts';
import { callerNetwork, requestLanguage } from '../core/request.ts';
import { hasKey } from '../core/site-key.ts';

/** Enough for many editors behind one address, whose browsers each load dozens of the panel's files at once. */
const queue = new BoundedQueue({
  running: 16,
  runningPerNetwork: 4,
  waiting: 984,
  perNetwork: 500,
});
/** A slow upload or download gives up its place after this time, because it takes little of the process. */
const placeMilliseconds = 1000;
const refusalMilliseconds = 1000;

/**
 * Limits how many requests run at once, except the site's, so that requests to the panel's port don't delay the site.
 * Responds with 429 or 503 and `Retry-After` beyond that.
 */
const panelQueue: Core.MiddlewareFactory = () => async (ctx, next) => {
  if (hasKey(ctx)) return next();
  try {
    await new Promise<void>((start, reject) => {
      const holdPlace = async () => {
        // Many requests run without waiting for anything. Between them, it must be the turn of the site's.
        await nextTurn();
        if (ctx.req.socket.destroyed) throw new CallError('unavailable');
        start();
        const released = pause(placeMilliseconds, undefined, { ref: false });
        await Promise.race([once(ctx.res, 'close'), released]);
      };
      queue.run(holdPlace, callerNetwork(ctx)).catch(reject);
    });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    // Callers who try again at once would keep the process busy with refusals.
    await pause(refusalMilliseconds);
    ctx.status = errorStatus[error.code];
    ctx.set('Retry-After', '1');
    ctx.body = toErrorBody(error, requestLanguage(ctx));
    return;
  }
  return next();
};

export default panelQueue;
