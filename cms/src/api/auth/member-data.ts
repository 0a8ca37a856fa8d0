import { z } from 'zod';
import { CallError } from '../../contract/error.ts';
import type { Language } from '../../contract/language.ts';
import { isoTimestamp } from '../../core/dates.ts';
import { listSessions } from '../../core/session.ts';
import { listClassLinks } from '../class-link/queries.ts';
import { exportCollections } from '../collection/queries.ts';
import { listOwnAffirmations } from '../own-affirmation/queries.ts';
import { findAccountById } from '../../core/accounts.ts';

const subscriptions = z.object({
  rows: z.array(
    z.object({
      email: z.string(),
      language: z.string(),
      consentedAt: isoTimestamp,
      pausedUntil: z.string().nullable(),
      letters: z.array(z.object({ week: z.string(), state: z.string() })),
    }),
  ),
});

/** A member's account data. @throws `CallError` `unauthorized` if the member no longer exists. */
export async function exportAccount(memberId: number) {
  const found = await findAccountById(memberId);
  if (!found) throw new CallError('unauthorized');
  const { member, confirmed, language } = found;
  return { account: { ...member, emailConfirmed: confirmed, languageOfLetters: language } };
}

/**
 * All data that the site stores about a member, as JSON. Only a new address that awaits confirmation is left out:
 * there is none if the address has an account, so it would reveal that.
 * @throws `CallError` `unauthorized` if the member no longer exists.
 */
export async function exportMember(memberId: number, language: Language): Promise<string> {
  const { account } = await exportAccount(memberId);
  const [{ collections, affirmations }, links, written, sessions, newsletter] = await Promise.all([
    exportCollections(strapi.db.connection, memberId, language),
    listClassLinks(strapi.db.connection, memberId),
    listOwnAffirmations(strapi.db.connection, memberId),
    listSessions(memberId),
    // An unconfirmed address could belong to someone else.
    account.emailConfirmed ? findSubscription(account.email) : null,
  ]);
  const rest = {
    account,
    sessions,
    newsletter,
    affirmations: written,
    // Without their tokens, with which anyone could read the collections.
    classLinks: links.map(({ token: _token, ...link }) => link),
  };
  // The large parts come from the database as JSON, so they are inserted before the closing brace as text.
  return `${JSON.stringify(rest, null, 2).slice(0, -2)},
  "collections": ${collections},
  "collectedAffirmations": ${affirmations}
}
`;
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
