import bcrypt from 'bcrypt';
import type { Context } from 'koa';
import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import { callerNetwork } from './request.ts';
import { rejectWithRetryAfter } from './rate-limits.ts';

const rounds = 10;

export const hashingLimits = {
  /** Parallel hashes. bcrypt runs in libuv's four threads; one core is left for everything else. */
  running: Math.min(3, Math.max(1, availableParallelism() - 1)),
  /** Running and waiting. */
  total: 200,
  /** Running and waiting for one network, so that a flood from one network does not block everyone. */
  perNetwork: 10,
};

/** Compared if there is no account or password, so that the response takes just as long. */
const unknownHash = bcrypt.hashSync(randomUUID(), rounds);

/** Hashes a password off the main thread. Throws like `withHashingSlot`. */
export function hashPassword(password: string): Promise<string> {
  return withinRequest(() => bcrypt.hash(password, rounds));
}

/** Compares a password with a hash. Without a hash it returns false after the same time. */
export function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  return withinRequest(() => bcrypt.compare(password, hash ?? unknownHash));
}

const queue = new PQueue({ concurrency: hashingLimits.running });
const requests = new Set<Context>();
const perNetwork = new Map<string, number>();

/**
 * Runs the part of a request that hashes passwords, once a slot is free. The more slots a network holds, the lower its
 * priority, so that a flood from a few networks does not delay others. Ends the request with 429 if the network holds
 * too many slots, or with 503 if all are taken or the caller has disconnected.
 */
export async function withHashingSlot<Result>(
  ctx: Context,
  work: () => Promise<Result>,
): Promise<Result> {
  if (requests.has(ctx)) return work();
  const network = callerNetwork(ctx);
  const held = perNetwork.get(network) ?? 0;
  if (held >= hashingLimits.perNetwork) rejectWithRetryAfter(ctx, 'too-many-requests', 1);
  if (requests.size >= hashingLimits.total) rejectWithRetryAfter(ctx, 'unavailable', 1);
  requests.add(ctx);
  perNetwork.set(network, held + 1);
  const workUnlessDisconnected = () =>
    ctx.req.socket.destroyed ? rejectWithRetryAfter(ctx, 'unavailable', 1) : work();
  try {
    return await queue.add(workUnlessDisconnected, { priority: -held });
  } finally {
    requests.delete(ctx);
    const left = (perNetwork.get(network) ?? 1) - 1;
    if (left === 0) perNetwork.delete(network);
    else perNetwork.set(network, left);
  }
}

/** Outside of a request, such as in a command, there are no limits. */
function withinRequest<Result>(work: () => Promise<Result>): Promise<Result> {
  const ctx = strapi.requestContext.get();
  return ctx ? withHashingSlot(ctx, work) : queue.add(work);
}
