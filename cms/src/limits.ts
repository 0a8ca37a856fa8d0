import type { Context } from 'koa';
import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { callerOf } from './caller.ts';
import { CallError } from './contract/error.ts';

const hour = 3600;
const quarter = 900;

/** How often in how many seconds: wide enough for a school behind one address. */
const allowances = {
  subscribe: { points: 300, duration: hour },
  register: { points: 300, duration: hour },
  /** Letters asked for with a forgotten password; those to one account are counted as `letters`. */
  forgotten: { points: 300, duration: hour },
  /** Codes from letters that are shown. */
  codes: { points: 300, duration: hour },
  /** Wrong passwords from one address, whoever's they are to be. */
  guesses: { points: 1000, duration: quarter },
  /** Wrong passwords for one account from one address. */
  passwords: { points: 10, duration: quarter },
  /** Letters with a code to one account. */
  letters: { points: 5, duration: hour },
} as const;
type Name = keyof typeof allowances;

/** Made by `prepareDatabase`: shared by all processes, and still there after a restart. */
export const limitTable = 'call_limits';

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

/**
 * Counts a call of the caller's, or one about an account where its address is given.
 * Raises `CallError` `too-many-requests`, with `Retry-After` set in seconds.
 */
export async function limit(name: Name, ctx: Context, email?: string): Promise<void> {
  const refusal = await count(name, keyOf(ctx, email));
  if (!refusal) return;
  ctx.set('Retry-After', String(Math.ceil(refusal.msBeforeNext / 1000)));
  throw new CallError('too-many-requests');
}

/** Counts what is done for an account, whoever asks for it. Out: whether it may be done. */
export async function isAllowed(name: Name, email: string): Promise<boolean> {
  return (await count(name, digest(email.toLowerCase()))) === undefined;
}

/** Takes back what was counted: one call of the caller's, or all about an account from there. */
export async function forgive(name: Name, ctx: Context, email?: string): Promise<void> {
  const key = keyOf(ctx, email);
  if (email === undefined) await limiterOf(name).reward(key, 1);
  else await limiterOf(name).delete(key);
}

/** Statement and values that remove everything that was counted for an account. */
export function forgetting(email: string): [string, string[]] {
  return [
    `delete from ${limitTable} where split_part(key, ':', 2) = ?`,
    [digest(email.toLowerCase())],
  ];
}

async function count(name: Name, key: string): Promise<RateLimiterRes | undefined> {
  try {
    await limiterOf(name).consume(key);
    return undefined;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return refusal;
  }
}

/** Hashed, so that the table shows nobody's address. */
function keyOf(ctx: Context, email?: string): string {
  const account = email === undefined ? [] : [email.toLowerCase()];
  return [...account, callerOf(ctx)].map(digest).join(':');
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
