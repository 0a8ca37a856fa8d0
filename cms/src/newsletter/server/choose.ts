import type { Knex } from 'knex';
import { z } from 'zod';
import { languages, type Language } from '../../contract/language.ts';
import { noteOf, subjectOf, type LetterField } from '../../contract/newsletter.ts';
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
 * the featured one that has not been sent for the longest time, or else any (behavior N3). Undefined if nothing is
 * published.
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
      subjectEn: z.string().nullable(),
      subjectFr: z.string().nullable(),
      noteEn: z.string().nullable(),
      noteFr: z.string().nullable(),
      contents: allContents.nullable(),
    }),
  ),
});
type Texts = Readonly<Record<LetterField, string | null>>;

/**
 * The contents of a week's email in both languages: the current ones, or those saved when sending began. Undefined if
 * nothing is published.
 */
export async function contentsOf(db: Knex, week: string): Promise<AllContents | undefined> {
  const letter = await findTexts(db, week);
  if (letter?.contents) return letter.contents;
  const choice = await chooseAffirmation(db, week);
  return choice && compose(db, choice.id, letter);
}

/** The contents of a week's email that has been sent. */
export async function sentContents(db: Knex, week: string): Promise<AllContents | undefined> {
  return (await findTexts(db, week))?.contents ?? undefined;
}

async function findTexts(db: Knex, week: string) {
  const found = await db.raw(
    `select subject_en as "subjectEn", subject_fr as "subjectFr", note_en as "noteEn", note_fr as "noteFr", contents
     from letters where week = :week`,
    { week },
  );
  return letterRows.parse(found).rows[0];
}

/** The contents of an email with an affirmation and editors' texts. Undefined if the affirmation is not published. */
export async function compose(
  db: Knex,
  affirmation: number,
  texts: Texts | undefined,
): Promise<AllContents | undefined> {
  const inLanguage = async (language: Language): Promise<Contents | undefined> => {
    const shown = await findAffirmation(db, affirmation, language);
    if (!shown) return undefined;
    const { id, text, description, lang } = shown;
    const subject = texts?.[subjectOf[language]]?.trim() || null;
    const note = texts?.[noteOf[language]]?.trim() || null;
    const picture = await fetchCardImage(id, language);
    return { id, text, description, lang, subject, note, picture };
  };
  const [en, fr] = await Promise.all(languages.map(inLanguage));
  // If the affirmation was unpublished in the meantime, the next attempt chooses another one.
  return en && fr && { en, fr };
}
