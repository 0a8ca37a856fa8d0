import type { Knex } from 'knex';
import { z } from 'zod';
import { languages, type Language } from '../../contract/language.ts';

/** The condition for subscribers who receive emails: confirmed, not paused, not suspended. Needs `:today`. */
export const receivesLetters = `awaits_confirmation is not true and suspended_at is null
  and (paused_until is null or paused_until <= :today)`;

const rows = z.object({ rows: z.array(z.object({ language: z.enum(languages) })) });

/** A subscriber's language, or undefined. */
export async function findSubscriberLanguage(
  db: Knex,
  email: string,
): Promise<Language | undefined> {
  const found = await db.raw(
    'select language from subscribers where lower(email) = lower(:email)',
    { email },
  );
  return rows.parse(found).rows[0]?.language;
}

/** Runs with each weekly email, so that unconfirmed addresses are deleted within the month that we promise. */
export async function deleteUnconfirmed(db: Knex): Promise<void> {
  await db.raw(
    `delete from subscribers
     where awaits_confirmation and consented_at < now() - interval '3 weeks'`,
  );
}
