import type { Knex } from 'knex';
import { z } from 'zod';
import type { Language } from '../../contract/language.ts';
import { week, type Week } from '../../contract/week.ts';
import { weekAffirmationId } from '../../strapi/internals/relations.ts';
import { readRows } from '../affirmation/queries.ts';

const rows = z.object({
  rows: z.array(
    week.omit({ affirmation: true }).extend({ affirmationId: z.int().positive().nullable() }),
  ),
});

/**
 * The published weeks in a language, or in English if not translated (behavior L4), in the order of the year
 * (behavior C9).
 */
export async function listWeeks(db: Knex, language: Language): Promise<Week[]> {
  const found = await db.raw(
    `select * from (
       select distinct on (public_id) public_id as id, number, title, activity, moment, skill,
         locale as lang, ${weekAffirmationId('weeks')} as "affirmationId"
       from weeks where published_at is not null and locale in ('en', :language)
       order by public_id, locale = :language desc
     ) as listed order by number, id`,
    { language },
  );
  const weeks = rows.parse(found).rows;
  const ids = weeks.flatMap(({ affirmationId }) => affirmationId ?? []);
  const { affirmations } = await readRows(db, language, Int32Array.from(ids));
  const byId = new Map(affirmations.map((affirmation) => [affirmation.id, affirmation]));
  return weeks.map(({ affirmationId, ...each }) => ({
    ...each,
    affirmation: byId.get(affirmationId ?? 0) ?? null,
  }));
}
