import type { Context } from 'koa';
import { CallError } from '../../contract/error.ts';
import { delayUnknownNetworks, refundLimit, rememberNetwork, limit } from '../../limits.ts';
import { isPassword, withHashingSlot } from '../../password-hashing.ts';
import { findAccountByEmail, type Account } from './queries.ts';

/**
 * The account of an address and a password, in one time whether the address is known or not.
 * Throws `CallError`: `wrong-credentials`; `too-many-requests` after ten of them for one account
 * from one address, or many from everywhere; `forbidden` where the account is blocked.
 */
export function checkPassword(ctx: Context, email: string, password: string): Promise<Account> {
  return withHashingSlot(ctx, async () => {
    const account = await findAccountByEmail(email);
    const counted = account?.member.email ?? email;
    // Counted before they are compared, so that none of many guesses at once slips past.
    await limit('passwords', ctx, counted);
    await limit('guesses', ctx);
    await delayUnknownNetworks(ctx, counted);

    const isRight = await isPassword(password, account?.password);
    if (!account || !isRight) throw new CallError('wrong-credentials');
    await Promise.all([
      refundLimit('passwords', ctx, counted),
      refundLimit('guesses', ctx),
      rememberNetwork(ctx, counted),
    ]);
    if (account.blocked) throw new CallError('forbidden');
    return account;
  });
}
