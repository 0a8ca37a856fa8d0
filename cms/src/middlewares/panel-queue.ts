import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { BoundedQueue } from '../contract/bounded-queue.ts';
import { CallError, errorStatus, toErrorBody } from '../contract/error.ts';
import { takeTurn } from '../contract/turn.ts';
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
/** A slow body gives up its place after this time, because it takes little of the process. */
const bodyMilliseconds = 100;
/** So does a file that is received or sent slowly. */
const fileMilliseconds = 1000;
const refusalMilliseconds = 1000;

/** A place in one of the queues, which a request keeps while it is worked on. */
class Place {
  readonly #ctx: Context;
  #free: (() => void) | undefined;

  constructor(ctx: Context) {
    this.#ctx = ctx;
  }

  /** Waits for a place to read the body. Throws like `BoundedQueue.run`. */
  takeForBody(): Promise<void> {
    return this.#take(queue, 0);
  }

  /** Waits for a place to do what is asked, unless it can go on in the one that it has. Throws like `BoundedQueue.run`. */
  async takeForWork(): Promise<void> {
    const work = panelWorkOf(this.#ctx);
    if (work) {
      this.free();
      await this.#take(workQueues[work], longestRest[work]);
    } else if (!this.#free) await this.takeForBody();
  }

  free(): void {
    this.#free?.();
    this.#free = undefined;
  }

  #take(places: BoundedQueue, rest: number): Promise<void> {
    return new Promise((start, reject) => {
      const hold = async () => {
        // Many requests never wait for anything. Without this pause, the site's requests would wait for all of them.
        await takeTurn();
        if (this.#ctx.req.socket.destroyed) throw new CallError('unavailable');
        const since = performance.now();
        await new Promise<void>((free) => {
          this.#free = free;
          start();
        });
        await pause(Math.min(performance.now() - since, rest));
      };
      places.run(hold, callerNetwork(this.#ctx)).catch(reject);
    });
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
  // Its handler reads it, after strangers have been refused.
  const isFile = Boolean(ctx.is('application/octet-stream'));
  limitReadTime(ctx.req.socket, ctx.res);
  try {
    unsentBytes.check(network);
    await (isFile ? place.takeForWork() : place.takeForBody());
  } catch (error) {
    return refuse(ctx, error);
  }
  reading.set(ctx.req, place);
  const timer = setTimeout(
    () => {
      if (reading.has(ctx.req)) place.free();
    },
    isFile ? fileMilliseconds : bodyMilliseconds,
  );
  try {
    await next();
    const length = Number(ctx.response.get('Content-Length'));
    if (length > 0) closeIfUnread(ctx.req.socket, ctx.res, length);
  } finally {
    clearTimeout(timer);
    reading.delete(ctx.req);
    // Koa sends the response after all middlewares.
    setImmediate(() => unsentBytes.add(ctx.res, () => network));
    if (ctx.body instanceof Readable) {
      const released = pause(fileMilliseconds, undefined, { ref: false });
      void Promise.race([ctx.res.closed || once(ctx.res, 'close'), released])
        .catch(() => undefined)
        .then(() => place.free());
    } else setImmediate(() => place.free());
  }
};

/** Comes after the body has been read: the request waits for a place to do what it asks, and keeps it. */
export async function keepPlace(ctx: Context): Promise<void> {
  const place = reading.get(ctx.req);
  reading.delete(ctx.req);
  await place?.takeForWork();
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
