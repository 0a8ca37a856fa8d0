import type { Knex } from 'knex';
import { z } from 'zod';
import { languages } from '../../contract/language.ts';
import { sentLetter, type SentLetter } from '../../contract/letter.ts';
import { today } from '../../core/dates.ts';
import { receivesLetters } from '../../api/subscriber/queries.ts';

const counts = z.object({
  rows: z.array(z.object({ language: z.enum(languages), count: z.coerce.number() })),
});

/** How many subscribers would get an email today, by language. */
export async function countReaders(db: Knex) {
  const found = await db.raw(
    `select language, count(*) from subscribers where ${receivesLetters} group by language`,
    { today: today() },
  );
  const { rows } = counts.parse(found);
  const of = (language: string) => rows.find((row) => row.language === language)?.count ?? 0;
  return { en: of('en'), fr: of('fr') };
}

const sentRows = z.object({ rows: z.array(sentLetter) });
/** A year of emails, and the most frequent reasons for each. */
const shown = { letters: 53, reasons: 10 };

/** The emails sent so far, newest first. */
export async function listSentLetters(db: Knex): Promise<SentLetter[]> {
  const found = await db.raw(
    `select cast(week as text) as week, started_at as "startedAt", contents->'en'->>'text' as text,
       count(d.id) filter (where state = 'queued') as queued,
       count(d.id) filter (where state = 'sent') as sent,
       count(d.id) filter (where state = 'failed') as failed,
       count(d.id) filter (where state = 'skipped') as skipped,
       count(d.left_at) as left,
       (select coalesce(json_agg(why), '[]') from (
         select reason, state, count(*) as count from letter_deliveries
         where letter_id = letters.id and reason is not null
         group by reason, state order by count(*) desc, reason limit :reasons
       ) why) as reasons
     from letters left join letter_deliveries d on d.letter_id = letters.id
     where started_at is not null group by letters.id order by week desc limit :letters`,
    shown,
  );
  return sentRows.parse(found).rows;
}
