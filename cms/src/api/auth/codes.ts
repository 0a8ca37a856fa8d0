import type { Knex } from 'knex';
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Account } from '../../core/accounts.ts';
import { memberTable } from '../../strapi/internals/tables.ts';
import { revokeClassLinksOf } from '../class-link/writes.ts';
import { addressIn, takeoverCode } from './takeover-codes.ts';

/** What a code is for: resetting the password or confirming an email address. */
export type Purpose = 'password' | 'email';

const redeemed = z.object({
  memberId: z.int(),
  email: z.string(),
  sessionId: z.string().nullable(),
});
/** A redeemed code's member, the address it was sent to, and the session that asked for it, if there was one. */
export type RedeemedCode = z.infer<typeof redeemed>;

/**
 * Creates a code that works once, for an hour, and replaces the previous one. Only its hash is stored. Undefined if the
 * account's password or address has changed since it was read, even by a change that is still being written. For the
 * password of an account without a confirmed address, it is a takeover code instead.
 */
export async function issueCode(
  purpose: Purpose,
  { member, password, confirmed }: Account,
  { email, sessionId }: Omit<RedeemedCode, 'memberId'>,
): Promise<string | undefined> {
  if (purpose === 'password' && !confirmed) return takeoverCode(email);
  const code = randomBytes(32).toString('base64url');
  const { rowCount } = await strapi.db.connection.raw(
    `insert into member_codes (member_id, purpose, hash, email, session_id, expires_at)
     select id, ?, ?, ?, ?, now() + interval '1 hour' from ${memberTable}
     where id = ? and email = ? and password is not distinct from ? for share
     on conflict (member_id, purpose) do update
       set hash = excluded.hash, email = excluded.email, session_id = excluded.session_id,
         expires_at = excluded.expires_at`,
    [purpose, hash(code), email, sessionId, member.id, member.email, password],
  );
  return rowCount === 0 ? undefined : code;
}

/** Redeems a code and deletes the member's other codes; undefined if it is unknown or expired. */
export async function redeemCode(
  transaction: Knex,
  purpose: Purpose,
  code: string,
): Promise<RedeemedCode | undefined> {
  const address = purpose === 'password' ? addressIn(code) : undefined;
  if (address !== undefined) return takeOver(transaction, address);
  const isRedeemed = 'hash = ? and purpose = ? and expires_at > now()';
  // The member first: no code must be issued between the deletion of the others and the change.
  await transaction.raw(
    `select from ${memberTable}
     where id = (select member_id from member_codes where ${isRedeemed}) for no key update`,
    [hash(code), purpose],
  );
  const { rows } = await transaction.raw(
    `delete from member_codes where ${isRedeemed}
     returning member_id as "memberId", email, session_id as "sessionId"`,
    [hash(code), purpose],
  );
  const [found] = z.array(redeemed).parse(rows);
  if (found) await deleteCodes(transaction, found.memberId);
  return found;
}

/**
 * Confirms the address of an account, which no takeover code works for after that. Deletes the codes and revokes the class
 * links of whoever registered it, who can be somebody else (behavior K4). Undefined if there is no such account.
 */
async function takeOver(transaction: Knex, email: string): Promise<RedeemedCode | undefined> {
  const { rows } = await transaction.raw(
    `update ${memberTable} set confirmed = true
     where lower(email) = lower(?) and confirmed is not true and blocked is not true
     returning id as "memberId", email, null as "sessionId"`,
    [email],
  );
  const [found] = z.array(redeemed).parse(rows);
  if (found) {
    await deleteCodes(transaction, found.memberId);
    await revokeClassLinksOf(transaction, found.memberId);
  }
  return found;
}

export async function deleteCodes(transaction: Knex, memberId: number): Promise<void> {
  await transaction.raw('delete from member_codes where member_id = ?', [memberId]);
}

function hash(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}
