import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { BoundedQueue } from '../contract/bounded-queue.ts';
import { CallError, errorStatus, toErrorBody } from '../contract/error.ts';
import { closeIfUnread, limitReadTime, UnsentBytes } from '../contract/unsent-bytes.ts';
import { callerNetwork, requestLanguage } from '../core/request.ts';
import { hasKey } from '../core/site-key.ts';
import { panelWorkOf } from '../strapi/internals/panel-callers.ts';

/** Enough for many editors behind one address, whose browsers each load dozens of the panel's files at once. */
const queue = new BoundedQueue({
  running: 16,
  runningPerNetwork: 4,
  waiting: 984,
  perNetwork: 500,
});
/** Lists, bulk actions and saves take the process up to 100 ms each, and exports a second. */
const workQueues = {
  list: new BoundedQueue({ running: 2, runningPerNetwork: 1, waiting: 996, perNetwork: 500 }),
  // Two, because a save can wait for another one; in all half of the database connections, because all can wait for an
  // import.
  change: new BoundedQueue({ running: 5, runningPerNetwork: 2, waiting: 992, perNetwork: 500 }),
};
/** After each of them, the process has as much time for the site as they took, at most this. */
const longestRest = { list: 2000, change: 200 };
const unsentBytes = new UnsentBytes();
/** A slow body or download gives up its place after this time, because it takes little of the process. */
const placeMilliseconds = 1000;
const refusalMilliseconds = 1000;

/** A place in the queue, which a request keeps while it is worked on. */
class Place {
  readonly #ctx: Context;
  readonly #work: ReturnType<typeof panelWorkOf>;
  #since = 0;
  #free: (() => void) | undefined;

  constructor(ctx: Context) {
    this.#ctx = ctx;
    this.#work = panelWorkOf(ctx);
  }

  /** Waits for a place, unless the request has one. Throws like `BoundedQueue.run`. */
  take(): Promise<void> {
    if (this.#free) return Promise.resolve();
    return new Promise((start, reject) => {
      const hold = async () => {
        // Many requests never wait for anything. Without this pause, the site's requests would wait for all of them.
        await nextTurn();
        if (this.#ctx.req.socket.destroyed) throw new CallError('unavailable');
        await new Promise<void>((free) => {
          this.#free = free;
          this.#since = performance.now();
          start();
        });
        if (this.#work)
          await pause(Math.min(performance.now() - this.#since, longestRest[this.#work]));
      };
      const own = this.#work ? workQueues[this.#work] : queue;
      own.run(hold, callerNetwork(this.#ctx)).catch(reject);
    });
  }

  free(): void {
    this.#free?.();
    this.#free = undefined;
  }
}

/** The requests whose bodies have not been read yet. */
const reading = new WeakMap<IncomingMessage, Place>();

/**
 * Limits how many requests run at once, except the site's, so that requests to the panel's port don't delay the site.
 * Responds with 429 or 503 and `Retry-After` beyond that, and to networks with too many unread responses.
 */
const panelQueue: Core.MiddlewareFactory = () => async (ctx, next) => {
  if (hasKey(ctx)) return next();
  const place = new Place(ctx);
  const network = callerNetwork(ctx);
  limitReadTime(ctx.req.socket, ctx.res);
  try {
    unsentBytes.check(network);
    await place.take();
  } catch (error) {
    return refuse(ctx, error);
  }
  reading.set(ctx.req, place);
  const timer = setTimeout(() => {
    if (reading.has(ctx.req)) place.free();
  }, placeMilliseconds);
  try {
    await next();
    const length = Number(ctx.response.get('Content-Length'));
    if (length > 0) closeIfUnread(ctx.req.socket, ctx.res, length);
  } finally {
    clearTimeout(timer);
    reading.delete(ctx.req);
    // Koa sends the response after all middlewares.
    setImmediate(() => unsentBytes.add(ctx.res, () => network));
    const released = pause(placeMilliseconds, undefined, { ref: false });
    void Promise.race([ctx.res.closed || once(ctx.res, 'close'), released])
      .catch(() => undefined)
      .then(() => place.free());
  }
};

/**
 * Comes after the body has been read: a request whose body arrived slowly waits for a place again, and from now on keeps
 * it.
 */
export async function keepPlace(ctx: Context): Promise<void> {
  const place = reading.get(ctx.req);
  reading.delete(ctx.req);
  await place?.take();
}

async function refuse(ctx: Context, error: unknown): Promise<void> {
  if (!(error instanceof CallError)) throw error;
  // Callers who try again at once would keep the process busy with refusals.
  await pause(refusalMilliseconds);
  ctx.status = errorStatus[error.code];
  ctx.set('Retry-After', '1');
  ctx.body = toErrorBody(error, requestLanguage(ctx));
}

export default panelQueue;
