import type { Knex } from 'knex';
import { z } from 'zod';
import type { DailyAffirmation } from '../../contract/affirmation.ts';
import type { Language } from '../../contract/language.ts';
import { today } from '../../core/dates.ts';
import { endOfDate } from '../../contract/day.ts';
import { cmsSettings } from '../../core/settings.ts';
import { randomId } from './draw.ts';
import { visibleIn } from './objects.ts';
import { affirmationColumns } from './queries.ts';
import { dailyRow } from './rows.ts';

export interface Day {
  date: string;
  endsAt: string;
}

const toDay = (date: string): Day => ({
  date,
  endsAt: endOfDate(date, cmsSettings().SITE_TIMEZONE).toISOString(),
});

/** Today in the site's time zone. */
export const currentDay = (): Day => toDay(today());

const rows = z.object({ rows: z.array(dailyRow) });
const choiceRows = z.object({ rows: z.tuple([z.object({ isChosen: z.boolean() })]) });

/** The affirmations of the latest days that are still published, today's first. Chooses today's if nobody has. */
export async function dailyAffirmations(
  db: Knex,
  { date }: Day,
  days: number,
  language: Language,
): Promise<DailyAffirmation[]> {
  if (!(await isChosen(db, date))) await choose(db, date);
  const found = await db.raw(
    `select ${affirmationColumns}, cast(day as text) as date
     from daily_affirmations join affirmations using (public_id)
     where ${visibleIn[language]} and day <= cast(:date as date) and day > cast(:date as date) - cast(:days as integer)
     order by day desc`,
    { date, days },
  );
  return rows.parse(found).rows.map((row) => ({ ...row, ...toDay(row.date) }));
}

async function isChosen(db: Knex, date: string): Promise<boolean> {
  const found = await db.raw(
    `select exists (
       select from daily_affirmations join affirmations using (public_id)
       where day = cast(:date as date) and ${visibleIn.en}
     ) as "isChosen"`,
    { date },
  );
  return choiceRows.parse(found).rows[0].isChosen;
}

/**
 * Chooses a day's affirmation: a featured one that never was the day's, or else any other such one, or else the one whose
 * day was the longest ago. Of several processes, the first one chooses; one that is no longer published is replaced
 * (behavior P18).
 */
async function choose(db: Knex, date: string): Promise<void> {
  const isNew = `${visibleIn.en}
    and not exists (select from daily_affirmations where daily_affirmations.public_id = affirmations.public_id)`;
  await db.raw(
    `insert into daily_affirmations (day, public_id)
     select cast(:date as date), public_id from (
       (select 1 as rank, public_id from affirmations where featured and ${isNew} order by random() limit 1)
       union all
       (select 2, public_id from affirmations
        where ${isNew} and public_id >= ${randomId(visibleIn.en)} order by public_id limit 1)
       union all
       (select 3, public_id from affirmations where ${isNew} order by public_id limit 1)
       union all
       (select 4, public_id from daily_affirmations join affirmations using (public_id)
        where ${visibleIn.en} group by public_id order by max(day) limit 1)
     ) as candidates order by rank limit 1
     on conflict (day) do update set public_id = excluded.public_id
     where not exists (
       select from affirmations where affirmations.public_id = daily_affirmations.public_id and ${visibleIn.en}
     )`,
    { date },
  );
}
