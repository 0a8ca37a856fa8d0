import bcrypt from 'bcrypt';
import type { Context } from 'koa';
import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import { callerNetwork } from './request.ts';
import { refuse } from './limits.ts';

const rounds = 10;

export const hashingLimits = {
  /** At once: bcrypt works in libuv's four threads, and one core stays free for everything else. */
  running: Math.min(3, Math.max(1, availableParallelism() - 1)),
  /** Running and waiting. */
  total: 200,
  /** Running and waiting for one network, so that a flood does not take everybody's places. */
  perNetwork: 10,
};

/** Compared when there is no account or password, so that it takes as long. */
const unknownHash = bcrypt.hashSync(randomUUID(), rounds);

/** Hashes a password off the main thread. Refuses as `withHashingSlot` does. */
export function hashPassword(password: string): Promise<string> {
  return withinRequest(() => bcrypt.hash(password, rounds));
}

/** Compares a password with a hash; false without a hash, in the same time. */
export function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  return withinRequest(() => bcrypt.compare(password, hash ?? unknownHash));
}

const queue = new PQueue({ concurrency: hashingLimits.running });
const requests = new Set<Context>();
const perNetwork = new Map<string, number>();

/**
 * Runs the part of a request that hashes passwords, before which nothing about it is counted or read. The more places a
 * network holds already, the later its turn: a flood from a few networks does not delay the others. Answers 429 where
 * the caller's network holds too many, 503 where all are taken or the caller has left, with `Retry-After`.
 */
export async function withHashingSlot<Result>(
  ctx: Context,
  work: () => Promise<Result>,
): Promise<Result> {
  if (requests.has(ctx)) return work();
  const network = callerNetwork(ctx);
  const held = perNetwork.get(network) ?? 0;
  if (held >= hashingLimits.perNetwork) refuse(ctx, 'too-many-requests', 1);
  if (requests.size >= hashingLimits.total) refuse(ctx, 'unavailable', 1);
  requests.add(ctx);
  perNetwork.set(network, held + 1);
  const workUnlessGone = () => (ctx.req.socket.destroyed ? refuse(ctx, 'unavailable', 1) : work());
  try {
    return await queue.add(workUnlessGone, { priority: -held });
  } finally {
    requests.delete(ctx);
    const left = (perNetwork.get(network) ?? 1) - 1;
    if (left === 0) perNetwork.delete(network);
    else perNetwork.set(network, left);
  }
}

/** Outside of a request, such as in a command, there are no bounds. */
function withinRequest<Result>(work: () => Promise<Result>): Promise<Result> {
  const ctx = strapi.requestContext.get();
  return ctx ? withHashingSlot(ctx, work) : queue.add(work);
}
