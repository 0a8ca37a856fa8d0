import type { Context } from 'koa';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { CallError } from './contract/error.ts';
import { hasKey } from './site-key.ts';

/** How many calls one address may make in how many seconds: wide enough for a school behind one address. */
const allowances = {
  subscribe: { points: 300, duration: 3600 },
} as const;

/** Made by `prepareDatabase`: shared by all processes, and still there after a restart. */
export const limitTable = 'call_limits';

type Name = keyof typeof allowances;
const limiters = new Map<Name, RateLimiterPostgres>();

function limiterOf(name: Name): RateLimiterPostgres {
  const known = limiters.get(name);
  if (known) return known;
  const limiter = new RateLimiterPostgres({
    ...allowances[name],
    storeClient: strapi.db.connection,
    storeType: 'knex',
    tableName: limitTable,
    tableCreated: true,
    keyPrefix: name,
  });
  limiters.set(name, limiter);
  return limiter;
}

/** Counts a call of the caller's. Raises `CallError` `too-many-requests`, with `Retry-After` set. */
export async function limit(name: Name, ctx: Context): Promise<void> {
  try {
    await limiterOf(name).consume(callerAddress(ctx));
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    ctx.set('Retry-After', String(Math.ceil(refusal.msBeforeNext / 1000)));
    throw new CallError('too-many-requests');
  }
}

/** The caller's address: what the site says it is, never what anybody else says. */
function callerAddress(ctx: Context): string {
  return hasKey(ctx) ? ctx.ip : (ctx.req.socket.remoteAddress ?? '');
}
