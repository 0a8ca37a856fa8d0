import type { Context } from 'koa';
import { parseBody } from '../../../body.ts';
import {
  accountDeletion,
  emailChange,
  emailConfirmation,
  memberChange,
} from '../../../contract/auth.ts';
import { languageOf } from '../../../language-of.ts';
import { limit } from '../../../limits.ts';
import { sendAfterAnswer } from '../../../mail/after-answer.ts';
import { requireMember, requireSession } from '../../../member.ts';
import { forgetSession, renewSession } from '../../../session.ts';
import { collectData } from '../data.ts';
import { sendEmailChanged, sendEmailCode } from '../letters.ts';
import { checkPassword } from '../password.ts';
import { changeAccount, confirmEmail, removeAccount } from '../writes.ts';

export default {
  /** Changes name, role or language of letters. Answers the member. */
  async change(ctx: Context) {
    const { id, member } = await requireSession(ctx);
    const changed = await changeAccount(member, parseBody(memberChange, ctx));
    // A cookie says the role.
    await renewSession(ctx, { id, member: changed });
    ctx.body = changed;
  },

  /** Sends a letter to a new address, which asks whether it is theirs. Never tells whether it is somebody's. */
  async changeEmail(ctx: Context) {
    const member = await requireMember(ctx);
    const { email, password } = parseBody(emailChange, ctx);
    const account = await checkPassword(ctx, member.email, password);
    sendAfterAnswer(ctx, () => sendEmailCode(account, email));
    ctx.status = 204;
  },

  /** Makes an address the member's with the code that went there: wherever that letter was opened. */
  async confirmEmail(ctx: Context) {
    const { code } = parseBody(emailConfirmation, ctx);
    await limit('codes', ctx);
    const before = await confirmEmail(code);
    if (before) sendAfterAnswer(ctx, () => sendEmailChanged(before));
    ctx.status = 204;
  },

  /** All that is kept about the member, as a file. */
  async data(ctx: Context) {
    const member = await requireMember(ctx);
    const today = new Date().toISOString().slice(0, 10);
    ctx.set('Content-Disposition', `attachment; filename="colibri-${today}.json"`);
    ctx.type = 'json';
    ctx.body = JSON.stringify(await collectData(member.id, languageOf(ctx)), null, 2);
  },

  /** Removes the member and all that is theirs, for good. */
  async remove(ctx: Context) {
    const member = await requireMember(ctx);
    const { password } = parseBody(accountDeletion, ctx);
    await removeAccount(await checkPassword(ctx, member.email, password));
    forgetSession(ctx);
    ctx.status = 204;
  },
};
