import type { Context } from 'koa';
import { parseBody } from '../../../core/body.ts';
import { credentials, registration, type CurrentUser } from '../../../contract/auth.ts';
import { CallError } from '../../../contract/error.ts';
import { requestLanguage } from '../../../core/request.ts';
import { enforceLimit, rememberNetwork } from '../../../core/rate-limits.ts';
import {
  endSession,
  findSession,
  renewSession,
  startSession,
  revokeNewSession,
} from '../../../core/session.ts';
import { checkPassword } from '../password.ts';
import { isUnchanged } from '../../../core/accounts.ts';
import { heldIds } from '../../collection/queries.ts';
import { createAccount } from '../writes.ts';

export default {
  /** The current user, or `null` for a visitor (behavior C8). Extends the session. */
  async user(ctx: Context) {
    const session = await findSession(ctx);
    if (session) await renewSession(ctx, session);
    const user: CurrentUser = session
      ? { ...session.member, held: await heldIds(strapi.db.connection, session.member.id) }
      : null;
    // Koa would turn a null body into an empty 204 response.
    ctx.type = 'json';
    ctx.body = JSON.stringify(user);
  },

  /** Creates an account and logs in. Returns the member, or fails with `email-taken` (behavior U3). */
  async register(ctx: Context) {
    const given = parseBody(registration, ctx);
    await enforceLimit('register', ctx);
    const member = await createAccount(given, requestLanguage(ctx));
    await startSession(ctx, member);
    await rememberNetwork(ctx, member.email);
    ctx.status = 201;
    ctx.body = member;
  },

  /** Returns the member, or fails with `wrong-credentials` for a wrong password as well as for an unknown address. */
  async login(ctx: Context) {
    const { email, password } = parseBody(credentials, ctx);
    const account = await checkPassword(ctx, email, password);
    const { member } = account;
    const sessionId = await startSession(ctx, member);
    // A change after the comparison has ended all sessions, but perhaps before this one started.
    if (!(await isUnchanged(account))) {
      await revokeNewSession(ctx, member.id, sessionId);
      throw new CallError('wrong-credentials');
    }
    ctx.body = member;
  },

  async logout(ctx: Context) {
    await endSession(ctx);
    ctx.status = 204;
  },
};
