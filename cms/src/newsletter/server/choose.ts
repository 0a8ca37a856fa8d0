import type { Knex } from 'knex';
import { z } from 'zod';
import { languages, type Language } from '../../contract/language.ts';
import { fetchCardImage } from '../../mail/card-image.ts';
import { findAffirmation } from '../../api/affirmation/queries.ts';
import { joinChosenAffirmation } from '../../strapi/internals/relations.ts';
import { visibleIn } from '../../api/affirmation/objects.ts';
import { allContents, type AllContents, type Contents } from './contents.ts';

const chosenRows = z.object({
  rows: z.array(z.object({ id: z.int(), chosen: z.int().nullable() })),
});

/**
 * The public id of a week's affirmation, and the one that editors chose: the editors' choice if it is published, or else
 * the featured one that has not been sent for the longest time, or else any. Undefined if nothing is published.
 */
export async function chooseAffirmation(
  db: Knex,
  week: string,
): Promise<{ id: number; chosen: number | null } | undefined> {
  const found = await db.raw(
    `select public_id as id, choice.id as chosen
     from affirmations
     left join (
       select affirmation_sent, max(week) as last_week from letters
       where started_at is not null group by affirmation_sent
     ) earlier on earlier.affirmation_sent = affirmations.public_id
     left join (
       select distinct named.public_id as id from letters
       ${joinChosenAffirmation('letters', 'named')}
       where letters.week = :week
     ) choice on true
     where ${visibleIn.en}
     order by public_id is not distinct from choice.id desc, coalesce(featured, false) desc,
       last_week nulls first, public_id
     limit 1`,
    { week },
  );
  return chosenRows.parse(found).rows[0];
}

const letterRows = z.object({
  rows: z.array(
    z.object({
      en: z.string().nullable(),
      fr: z.string().nullable(),
      contents: allContents.nullable(),
    }),
  ),
});

/**
 * The contents of a week's email in both languages: the current ones, or those saved when sending began. Undefined if
 * nothing is published.
 */
export async function contentsOf(db: Knex, week: string): Promise<AllContents | undefined> {
  const found = await db.raw(
    'select note_en as en, note_fr as fr, contents from letters where week = :week',
    { week },
  );
  const [letter] = letterRows.parse(found).rows;
  if (letter?.contents) return letter.contents;
  const choice = await chooseAffirmation(db, week);
  if (!choice) return undefined;
  const compose = async (language: Language): Promise<Contents | undefined> => {
    const shown = await findAffirmation(db, choice.id, language);
    if (!shown) return undefined;
    const { id, text, description, lang } = shown;
    const picture = await fetchCardImage(id, language);
    return { id, text, description, lang, note: letter?.[language]?.trim() || null, picture };
  };
  const [en, fr] = await Promise.all(languages.map(compose));
  // If the affirmation was unpublished in the meantime, the next attempt chooses another one.
  return en && fr && { en, fr };
}
