import type { Context } from 'koa';
import { parseBody } from '../../../core/body.ts';
import {
  accountDeletion,
  emailChange,
  emailConfirmation,
  memberChange,
  memberDataQuery,
  type Member,
} from '../../../contract/auth.ts';
import { parseCall } from '../../../contract/query.ts';
import { requestLanguage } from '../../../core/request.ts';
import { enforceLimit, isWithinLimit, rejectWithRetryAfter } from '../../../core/rate-limits.ts';
import { sendAfterResponse } from '../../../mail/after-response.ts';
import { requireMember, requireSession } from '../../../core/member.ts';
import { clearSessionCookies, renewSession } from '../../../core/session.ts';
import { exportAccount, exportMember } from '../member-data.ts';
import { sendEmailChanged, sendEmailCode } from '../emails.ts';
import { checkPassword } from '../password.ts';
import { changeAccount, confirmEmail, removeAccount } from '../writes.ts';

/** Members with an export in progress, because a large one keeps the database busy for seconds. */
const exporting = new Set<number>();
const exportsAtOnce = 3;
const exportWaitMilliseconds = 2000;
let exportsRunning = 0;
/** A first-in, first-out queue. */
const waiting: (() => void)[] = [];

async function exportInSlot(ctx: Context, { id: memberId, email }: Member): Promise<string> {
  if (exporting.has(memberId)) rejectWithRetryAfter(ctx, 'too-many-requests', 5);
  exporting.add(memberId);
  try {
    if (!(await isWithinLimit('dataDownloads', email)))
      rejectWithRetryAfter(ctx, 'too-many-requests', 3600);
    if (!(await acquireExportSlot())) rejectWithRetryAfter(ctx, 'unavailable', 5);
    return await exportMember(memberId, requestLanguage(ctx)).finally(releaseExportSlot);
  } finally {
    exporting.delete(memberId);
  }
}

/** Waits briefly for a free slot. Returns whether there was one. */
function acquireExportSlot(): Promise<boolean> {
  if (exportsRunning < exportsAtOnce) {
    exportsRunning += 1;
    return Promise.resolve(true);
  }
  return new Promise((resolve) => {
    const start = () => {
      clearTimeout(timeout);
      resolve(true);
    };
    const timeout = setTimeout(() => {
      waiting.splice(waiting.indexOf(start), 1);
      resolve(false);
    }, exportWaitMilliseconds);
    waiting.push(start);
  });
}

function releaseExportSlot(): void {
  const next = waiting.shift();
  if (next) next();
  else exportsRunning -= 1;
}

export default {
  /** Changes name, role or email language. Returns the member. */
  async change(ctx: Context) {
    const { id, member } = await requireSession(ctx);
    const changed = await changeAccount(member, parseBody(memberChange, ctx));
    // The role is also in a cookie, which has to be updated.
    await renewSession(ctx, { id, member: changed });
    ctx.body = changed;
  },

  /** Sends a confirmation link to a new address, without revealing whether it already has an account. */
  async changeEmail(ctx: Context) {
    const { id, member } = await requireSession(ctx);
    const { email, password } = parseBody(emailChange, ctx);
    const account = await checkPassword(ctx, member.email, password);
    await enforceLimit('strangerEmails', ctx);
    sendAfterResponse(ctx, () => sendEmailCode(account, email, id));
    ctx.status = 204;
  },

  /** Confirms a new address with its code, on any device. */
  async confirmEmail(ctx: Context) {
    const { code } = parseBody(emailConfirmation, ctx);
    await enforceLimit('submittedCodes', ctx);
    const before = await confirmEmail(code);
    if (before) sendAfterResponse(ctx, () => sendEmailChanged(before));
    ctx.status = 204;
  },

  /** Downloads all data about the member, or returns the account data only. */
  async data(ctx: Context) {
    const member = await requireMember(ctx);
    const { part } = parseCall(memberDataQuery, ctx.query);
    if (part === 'account') {
      ctx.body = await exportAccount(member.id);
      return;
    }
    const today = new Date().toISOString().slice(0, 10);
    ctx.set('Content-Disposition', `attachment; filename="colibri-${today}.json"`);
    ctx.type = 'json';
    ctx.body = await exportInSlot(ctx, member);
  },

  /** Deletes the member and everything they own. */
  async remove(ctx: Context) {
    const member = await requireMember(ctx);
    const { password } = parseBody(accountDeletion, ctx);
    await removeAccount(await checkPassword(ctx, member.email, password));
    clearSessionCookies(ctx);
    ctx.status = 204;
  },
};
