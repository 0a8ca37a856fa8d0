import type { Knex } from 'knex';
import type { z } from 'zod';
import { member, type Member, type memberChange, type Registration } from '../../contract/auth.ts';
import { CallError } from '../../contract/error.ts';
import type { Language } from '../../contract/language.ts';
import { isUniqueViolation } from '../../core/database-errors.ts';
import { deleteKnownNetworks, deletePasswordLimits } from '../../core/rate-limits.ts';
import { hashPassword } from '../../core/password-hashing.ts';
import { endOtherSessions, endSessions, type Session } from '../../core/session.ts';
import { removeSubscriber } from '../subscriber/writes.ts';
import { deleteCodes, redeemCode, type Purpose, type RedeemedCode } from './codes.ts';
import { findAccountById, type Account } from '../../core/accounts.ts';
import { createMember, editMember, savePasswordHash } from '../../strapi/internals/members.ts';
import { memberTable } from '../../strapi/internals/tables.ts';

/**
 * Creates an account; `protect-members.ts` hashes the password. Deletes the known networks of an earlier account with this
 * address. Throws `CallError` `email-taken` (behavior U3).
 */
export async function createAccount(
  { role: memberRole, ...given }: Registration,
  language: Language,
): Promise<Member> {
  const created = toMember(
    await rejectTakenEmail(createMember({ ...given, memberRole, language })),
  );
  await strapi.db.connection.raw(...deleteKnownNetworks(created.email));
  return created;
}

/** Changes the given fields. Throws `CallError` `unauthorized` if the member no longer exists. */
export async function changeAccount(
  { id }: Member,
  { role: memberRole, ...change }: z.infer<typeof memberChange>,
): Promise<Member> {
  const changed = await editMember(id, { ...change, ...(memberRole && { memberRole }) });
  if (!changed) throw new CallError('unauthorized');
  return toMember(changed);
}

/**
 * Changes the password, and ends the member's other sessions and codes.
 * Throws `CallError` `wrong-credentials` if the password has changed since it was checked.
 */
export async function changePassword(
  session: Session,
  checked: Account,
  password: string,
): Promise<void> {
  // Hashed before the transaction, which would hold its connection while waiting for a hashing slot.
  const hash = await hashPassword(password);
  await strapi.db.transaction(async ({ trx }) => {
    // Compares and updates in one statement, so that a password reset in the meantime isn't overwritten.
    const changed = await trx(memberTable)
      .where({ id: session.member.id, password: checked.password })
      .update({ password: hash, updated_at: new Date() });
    if (changed === 0) throw new CallError('wrong-credentials');
    await deleteCodes(trx, session.member.id);
    await endOtherSessions(session.member.id, session.id);
  });
}

/**
 * Resets the password with an emailed code and ends all sessions. Deletes the limits of the old one, because the wrong passwords
 * of others must not lock out the owner, and the known networks, which can be those of others, too. Throws like `redeem`.
 */
export async function resetPassword(code: string, password: string): Promise<RedeemedCode> {
  const hash = await hashPassword(password);
  return redeem('password', code, async (redeemed, trx) => {
    await editMember(redeemed.memberId, { confirmed: true });
    await savePasswordHash(redeemed.memberId, hash);
    await endSessions(redeemed.memberId);
    await trx.raw(...deletePasswordLimits(redeemed.email));
    return redeemed;
  });
}

/**
 * Changes the member's address to the one the code was sent to, and ends all sessions but the one that asked for it
 * (behavior U2).
 * Deletes the known networks of both addresses, where an earlier or a later account can be somebody else's. Returns the
 * account as it was before. Throws like `redeem`, and `email-taken`.
 */
export function confirmEmail(code: string): Promise<Account | undefined> {
  return redeem('email', code, async ({ memberId, email, sessionId }, trx) => {
    const before = await findAccountById(memberId, trx);
    await rejectTakenEmail(editMember(memberId, { email, confirmed: true }));
    await endOtherSessions(memberId, sessionId);
    await trx.raw(...deleteKnownNetworks(email, ...(before ? [before.member.email] : [])));
    return before;
  });
}

/** Uses up a code. Throws `CallError` `invalid` if it is unknown or expired. */
async function redeem<Result>(
  purpose: Purpose,
  code: string,
  use: (redeemed: RedeemedCode, trx: Knex) => Promise<Result>,
): Promise<Result> {
  return strapi.db.transaction(async ({ trx }) => {
    const redeemed = await redeemCode(trx, purpose, code);
    if (!redeemed) throw new CallError('invalid', { code: 'invalid' });
    return use(redeemed, trx);
  });
}

/**
 * Deletes a member; everything they own is deleted with their row. The newsletter subscription is deleted only if the
 * address is confirmed, because it could belong to someone else. Throws `CallError` `wrong-credentials` if the password
 * or the address has changed since the password was checked.
 */
export async function removeAccount(checked: Account): Promise<void> {
  const { password, confirmed } = checked;
  const { id, email } = checked.member;
  await strapi.db.transaction(async ({ trx }) => {
    // First, because whatever else changes an account locks its row before its sessions.
    const deleted = await trx(memberTable).where({ id, email, password }).delete();
    if (deleted === 0) throw new CallError('wrong-credentials');
    await endSessions(id);
    await trx.raw(...deletePasswordLimits(email));
    if (confirmed) await removeSubscriber(trx, email);
  });
}

async function rejectTakenEmail<Row>(writing: Promise<Row>): Promise<Row> {
  try {
    return await writing;
  } catch (error) {
    throw isUniqueViolation(error) ? new CallError('email-taken') : error;
  }
}

function toMember(user: { memberRole: string; createdAt: string | Date }): Member {
  const createdAt = new Date(user.createdAt).toISOString();
  return member.parse({ ...user, role: user.memberRole, createdAt });
}
