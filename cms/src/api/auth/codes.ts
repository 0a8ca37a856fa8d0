import type { Knex } from 'knex';
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';

/** What a code is for: resetting the password or confirming an email address. */
export type Purpose = 'password' | 'email';

const redeemed = z.object({
  memberId: z.int(),
  email: z.string(),
  sessionId: z.string().nullable(),
});
/** A redeemed code's member, the address it was sent to, and the session that asked for it, if there was one. */
export type RedeemedCode = z.infer<typeof redeemed>;

/** Creates a code that works once, for an hour, and replaces the previous one. Only its hash is stored. */
export async function issueCode(
  purpose: Purpose,
  { memberId, email, sessionId }: RedeemedCode,
): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await strapi.db.connection.raw(
    `insert into member_codes (member_id, purpose, hash, email, session_id, expires_at)
     values (?, ?, ?, ?, ?, now() + interval '1 hour')
     on conflict (member_id, purpose) do update
       set hash = excluded.hash, email = excluded.email, session_id = excluded.session_id,
         expires_at = excluded.expires_at`,
    [memberId, purpose, hash(code), email, sessionId],
  );
  return code;
}

/** Redeems a code and deletes the member's other codes; undefined if it is unknown or expired. */
export async function redeemCode(
  transaction: Knex,
  purpose: Purpose,
  code: string,
): Promise<RedeemedCode | undefined> {
  const { rows } = await transaction.raw(
    `delete from member_codes where hash = ? and purpose = ? and expires_at > now()
     returning member_id as "memberId", email, session_id as "sessionId"`,
    [hash(code), purpose],
  );
  const [found] = z.array(redeemed).parse(rows);
  if (found) await deleteCodes(transaction, found.memberId);
  return found;
}

export async function deleteCodes(transaction: Knex, memberId: number): Promise<void> {
  await transaction.raw('delete from member_codes where member_id = ?', [memberId]);
}

function hash(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}
