import bcrypt from 'bcrypt';
import type { Context } from 'koa';
import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { callerNetwork } from './request.ts';
import { refuse } from './limits.ts';

const rounds = 10;

export const hashingLimits = {
  /** At once: bcrypt works in libuv's four threads, and one core stays free for everything else. */
  running: Math.min(3, Math.max(1, availableParallelism() - 1)),
  /** Running and waiting. The last of them waits for about a second. */
  total: 20,
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

const requests = new Set<Context>();
const perNetwork = new Map<string, number>();

/**
 * Holds a place for the passwords of one request, before anything about it is counted or read. Answers 429 where
 * the caller's network holds too many, 503 where all are taken, both with `Retry-After`.
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
  try {
    return await work();
  } finally {
    requests.delete(ctx);
    const left = (perNetwork.get(network) ?? 1) - 1;
    if (left === 0) perNetwork.delete(network);
    else perNetwork.set(network, left);
  }
}

/** Outside of a request, such as in a command, no slot is needed. */
function withinRequest<Result>(work: () => Promise<Result>): Promise<Result> {
  const ctx = strapi.requestContext.get();
  return ctx ? withHashingSlot(ctx, () => withConcurrencyLimit(work)) : withConcurrencyLimit(work);
}

let running = 0;
const waiting: (() => void)[] = [];

async function withConcurrencyLimit<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < hashingLimits.running) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
