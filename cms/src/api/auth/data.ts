import { z } from 'zod';
import { CallError } from '../../contract/error.ts';
import type { Language } from '../../contract/language.ts';
import { instant } from '../../instant.ts';
import { listSessions } from '../../session.ts';
import { exportMember } from '../collection/queries.ts';
import { findAccountById } from './queries.ts';

const subscriptions = z.object({
  rows: z.array(
    z.object({
      email: z.string(),
      language: z.string(),
      consentedAt: instant,
      pausedUntil: z.string().nullable(),
      letters: z.array(z.object({ week: z.string(), state: z.string() })),
    }),
  ),
});
const addresses = z.object({ rows: z.array(z.object({ email: z.string(), until: instant })) });

/**
 * All that the site keeps about a member, to take along. Raises `CallError` `unauthorized` where they
 * have gone.
 */
export async function collectData(memberId: number, language: Language) {
  const account = await findAccountById(memberId);
  if (!account) throw new CallError('unauthorized');
  const { member, confirmed } = account;
  const [kept, sessions, awaited, newsletter] = await Promise.all([
    exportMember(strapi.db.connection, memberId, language),
    listSessions(memberId),
    findAwaitedAddress(memberId),
    // An address that was never proven may be a stranger's.
    confirmed ? findSubscription(member.email) : null,
  ]);
  return {
    account: { ...member, emailConfirmed: confirmed, languageOfLetters: account.language },
    newEmailAwaitingConfirmation: awaited,
    sessions,
    newsletter,
    ...kept,
  };
}

async function findAwaitedAddress(memberId: number) {
  const found = await strapi.db.connection.raw(
    `select email, expires_at as until from member_codes
     where member_id = ? and purpose = 'email' and expires_at > now()`,
    [memberId],
  );
  return addresses.parse(found).rows[0] ?? null;
}

async function findSubscription(email: string) {
  const found = await strapi.db.connection.raw(
    `select email, language, consented_at as "consentedAt", paused_until::text as "pausedUntil",
       (select coalesce(json_agg(json_build_object('week', week, 'state', state) order by week), '[]')
        from letter_deliveries join letters on letters.id = letter_id
        where subscriber_id = subscribers.id) as letters
     from subscribers where lower(email) = lower(?)`,
    [email],
  );
  return subscriptions.parse(found).rows[0] ?? null;
}
