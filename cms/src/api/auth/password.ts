import type { Context } from 'koa';
import { CallError } from '../../contract/error.ts';
import {
  delayUnknownNetworks,
  refundLimit,
  rememberNetwork,
  enforceLimit,
} from '../../core/rate-limits.ts';
import { isPassword, withHashingSlot } from '../../core/password-hashing.ts';
import { findAccountByEmail, type Account } from '../../core/accounts.ts';

/**
 * Returns the account with this email and password. Takes the same time whether or not the email is known
 * (behavior U3). Throws `CallError`: `wrong-credentials`; `too-many-requests` after too many wrong passwords for one
 * account or from one network; `forbidden` if the account is blocked.
 */
export function checkPassword(ctx: Context, email: string, password: string): Promise<Account> {
  return withHashingSlot(ctx, async () => {
    const account = await findAccountByEmail(email);
    const limitedEmail = account?.member.email ?? email;
    // Counted before comparing, so that parallel guesses cannot get past the limit.
    // The network's comes first: beyond it, made-up addresses must not add rows to the table.
    await enforceLimit('wrongPasswords', ctx);
    await enforceLimit('wrongAccountPasswords', ctx, limitedEmail);
    await delayUnknownNetworks(ctx, limitedEmail);

    const isRight = await isPassword(password, account?.password);
    if (!account || !isRight) throw new CallError('wrong-credentials');
    await Promise.all([
      refundLimit('wrongAccountPasswords', ctx, limitedEmail),
      refundLimit('wrongPasswords', ctx),
      rememberNetwork(ctx, limitedEmail),
    ]);
    if (account.blocked) throw new CallError('forbidden');
    return account;
  });
}
