import type { Context } from 'koa';
import { parseBody } from '../../../body.ts';
import { forgottenPassword, passwordChange, passwordReset } from '../../../contract/auth.ts';
import { refundLimit, rememberNetwork, limit } from '../../../limits.ts';
import { sendAfterResponse } from '../../../mail/after-response.ts';
import { requireSession } from '../../../member.ts';
import { sendPasswordCode } from '../emails.ts';
import { checkPassword } from '../password.ts';
import { changePassword, resetPassword } from '../writes.ts';

export default {
  /** Sends an email with a code. Says the same, in one time, of an address that nobody has (behavior U4). */
  async forgotten(ctx: Context) {
    const { email } = parseBody(forgottenPassword, ctx);
    await limit('forgotten', ctx);
    sendAfterResponse(ctx, () => sendPasswordCode(email));
    ctx.status = 204;
  },

  /** Sets another password with the code of an email, and logs nobody in. */
  async reset(ctx: Context) {
    const { code, password } = parseBody(passwordReset, ctx);
    await limit('codes', ctx);
    const { email } = await resetPassword(code, password);
    // Who reads the account's mail is its owner: from here they can log in, however many others guess.
    await Promise.all([refundLimit('passwords', ctx, email), rememberNetwork(ctx, email)]);
    ctx.status = 204;
  },

  /** Sets another password for who knows the present one; every other session ends. */
  async change(ctx: Context) {
    const session = await requireSession(ctx);
    const { currentPassword, password } = parseBody(passwordChange, ctx);
    const checked = await checkPassword(ctx, session.member.email, currentPassword);
    await changePassword(session, checked, password);
    ctx.status = 204;
  },
};
