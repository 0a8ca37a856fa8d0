import type { Context } from 'koa';
import { parseBody } from '../../../body.ts';
import { credentials, registration } from '../../../contract/auth.ts';
import { CallError } from '../../../contract/error.ts';
import { requestLanguage } from '../../../request.ts';
import { limit, rememberNetwork } from '../../../limits.ts';
import {
  endSession,
  findSession,
  renewSession,
  startSession,
  withdrawSession,
} from '../../../session.ts';
import { checkPassword } from '../password.ts';
import { findAccountById } from '../queries.ts';
import { createAccount } from '../writes.ts';

export default {
  /** The current user; `null` for a visitor (behavior C8). A session that is asked for lives on. */
  async user(ctx: Context) {
    const session = await findSession(ctx);
    if (session) await renewSession(ctx, session);
    // Koa turns a bare null into an empty 204.
    ctx.type = 'json';
    ctx.body = JSON.stringify(session?.member ?? null);
  },

  /** Creates an account and logs in. Returns the member; throws `email-taken` (behavior U3). */
  async register(ctx: Context) {
    const given = parseBody(registration, ctx);
    await limit('register', ctx);
    const member = await createAccount(given, requestLanguage(ctx));
    await startSession(ctx, member);
    await rememberNetwork(ctx, member.email);
    ctx.status = 201;
    ctx.body = member;
  },

  /** Returns the member, or `wrong-credentials` for both a wrong password and an unknown address. */
  async login(ctx: Context) {
    const { email, password } = parseBody(credentials, ctx);
    const { member, password: hash } = await checkPassword(ctx, email, password);
    const sessionId = await startSession(ctx, member);
    // Changed since it was compared: that ended every session, and this one came after.
    const account = await findAccountById(member.id);
    if (account?.password !== hash || account.blocked) {
      await withdrawSession(ctx, member.id, sessionId);
      throw new CallError('wrong-credentials');
    }
    ctx.body = member;
  },

  async logout(ctx: Context) {
    await endSession(ctx);
    ctx.status = 204;
  },
};
