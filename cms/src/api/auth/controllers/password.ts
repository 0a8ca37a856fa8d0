import type { Context } from 'koa';
import { parseBody } from '../../../core/body.ts';
import { forgottenPassword, passwordChange, passwordReset } from '../../../contract/auth.ts';
import { enforceLimit, rememberNetwork } from '../../../core/rate-limits.ts';
import { sendAfterResponse } from '../../../mail/after-response.ts';
import { requireSession } from '../../../core/member.ts';
import { sendPasswordCode } from '../emails.ts';
import { checkPassword } from '../password.ts';
import { changePassword, resetPassword } from '../writes.ts';

export default {
  /** Sends a code. The response and its timing are the same for an unknown address (behavior U4). */
  async forgotten(ctx: Context) {
    const { email } = parseBody(forgottenPassword, ctx);
    await enforceLimit('resetRequests', ctx);
    sendAfterResponse(ctx, () => sendPasswordCode(email));
    ctx.status = 204;
  },

  /** Resets the password with a code, without logging in. */
  async reset(ctx: Context) {
    const { code, password } = parseBody(passwordReset, ctx);
    await enforceLimit('submittedCodes', ctx);
    const { email } = await resetPassword(code, password);
    // A person who can read the account's email is its owner.
    await rememberNetwork(ctx, email);
    ctx.status = 204;
  },

  /** Changes the password, which requires the current one, and ends every other session. */
  async change(ctx: Context) {
    const session = await requireSession(ctx);
    const { currentPassword, password } = parseBody(passwordChange, ctx);
    const checked = await checkPassword(ctx, session.member.email, currentPassword);
    await changePassword(session, checked, password);
    ctx.status = 204;
  },
};
