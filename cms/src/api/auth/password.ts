import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { CallError } from '../../contract/error.ts';
import { findAccountByEmail, type Account } from './queries.ts';

const users = () => strapi.service('plugin::users-permissions.user');
const hashed = z.object({ password: z.string() });

/** The hash of a password that nobody has: to compare with it takes as long as with a member's. */
let nobodys: Promise<string> | undefined;

/**
 * The account of an address and a password. Takes one time, whether the address is known or not.
 * Raises `CallError`: `wrong-credentials`; `forbidden` where the account is blocked.
 */
export async function checkPassword(email: string, password: string): Promise<Account> {
  const account = await findAccountByEmail(email);
  nobodys ??= hash(randomUUID());
  const isRight = await users().validatePassword(password, account?.password ?? (await nobodys));
  if (!account || !isRight) throw new CallError('wrong-credentials');
  if (account.blocked) throw new CallError('forbidden');
  return account;
}

async function hash(password: string): Promise<string> {
  return hashed.parse(await users().ensureHashedPasswords({ password })).password;
}
