import bcrypt from 'bcrypt';
import type { Context } from 'koa';
import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { BoundedQueue } from '../contract/bounded-queue.ts';
import { CallError } from '../contract/error.ts';
import { callerNetwork } from './request.ts';

const rounds = 10;

/** Compared if there is no account or password, so that the response takes just as long. */
const unknownHash = bcrypt.hashSync(randomUUID(), rounds);

/** Hashes a password off the main thread. Throws like `withHashingSlot`. */
export function hashPassword(password: string): Promise<string> {
  return inHashingSlot(() => bcrypt.hash(password, rounds));
}

/** Compares a password with a hash. Without a hash it returns false after the same time. */
export function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  return inHashingSlot(() => bcrypt.compare(password, hash ?? unknownHash));
}

const queue = new BoundedQueue({
  // bcrypt runs in libuv's four threads; one core is left for everything else.
  running: Math.min(3, Math.max(1, availableParallelism() - 1)),
  waiting: 200,
  // So that a flood from one network does not block everyone.
  perNetwork: 10,
});
/** The requests that are hashing. */
const requests = new Set<Context>();

/**
 * Runs the part of a request that hashes passwords, once a slot is free. Networks with the fewest running hashes go
 * first, so that a flood from a few networks does not delay others. Ends the request with 429 if the network holds too
 * many slots or loses one to another network, or with 503 if all are taken or the caller has disconnected.
 */
export async function withHashingSlot<Result>(
  ctx: Context,
  work: () => Promise<Result>,
): Promise<Result> {
  if (requests.has(ctx)) return work();
  // For the queue's own errors.
  ctx.set('Retry-After', '1');
  return queue.run(async () => {
    if (ctx.req.socket.destroyed) throw new CallError('unavailable');
    ctx.remove('Retry-After');
    requests.add(ctx);
    try {
      return await work();
    } finally {
      requests.delete(ctx);
    }
  }, callerNetwork(ctx));
}

/**
 * Like `withHashingSlot`, for the current request; outside of one, such as in a command, there are no limits. Work that
 * also locks an account takes its slot first, so that it never waits for a slot while others wait for its lock with one.
 */
export function inHashingSlot<Result>(work: () => Promise<Result>): Promise<Result> {
  const ctx = strapi.requestContext.get();
  return ctx ? withHashingSlot(ctx, work) : work();
}
