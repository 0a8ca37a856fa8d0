import type { Context } from 'koa';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { CallError } from '../../contract/error.ts';
import { forgive, limit } from '../../limits.ts';
import { findAccountByEmail, type Account } from './queries.ts';

const users = () => strapi.service('plugin::users-permissions.user');
const hashed = z.object({ password: z.string() });

/** The hash of a password that nobody has: to compare with it takes as long as with a member's. */
let nobodys: Promise<string> | undefined;

/**
 * The account of an address and a password, in one time whether the address is known or not.
 * Raises `CallError`: `wrong-credentials`; `too-many-requests` after ten of them for one account
 * from one address; `forbidden` where the account is blocked.
 */
export async function checkPassword(
  ctx: Context,
  email: string,
  password: string,
): Promise<Account> {
  const account = await findAccountByEmail(email);
  const counted = account?.member.email ?? email;
  // Counted before they are compared, so that none of many guesses at once slips past.
  await limit('passwords', ctx, counted);
  await limit('guesses', ctx);

  nobodys ??= hash(randomUUID());
  const isRight = await users().validatePassword(password, account?.password ?? (await nobodys));
  if (!account || !isRight) throw new CallError('wrong-credentials');
  await Promise.all([forgive('passwords', ctx, counted), forgive('guesses', ctx)]);
  if (account.blocked) throw new CallError('forbidden');
  return account;
}

async function hash(password: string): Promise<string> {
  return hashed.parse(await users().ensureHashedPasswords({ password })).password;
}
