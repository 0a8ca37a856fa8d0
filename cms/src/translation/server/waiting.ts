import type { Knex } from 'knex';
import { z } from 'zod';
import { contentTypes } from '../../contract/change.ts';
import { languages, type Language } from '../../contract/language.ts';
import {
  sourceLanguageOf,
  untranslatedDrafts,
  type TranslationCount,
  type UntranslatedDrafts,
} from '../../contract/translation.ts';
import { countCommented } from './comments.ts';
import { canPublish, canRead, canWrite, type Has } from './permissions.ts';
import { readCounts, refreshStates } from './states.ts';

/** Counts by state for each content type and language that somebody can read: the caller, or whoever has these permissions. */
export async function countFor(db: Knex, has?: Has): Promise<TranslationCount[]> {
  const countsOf = await readCounts(db);
  const commented = await countCommented(db);
  return languages.flatMap((language) =>
    contentTypes
      .filter((noun) => canRead(noun, language, has))
      .map((noun) => ({
        noun,
        language,
        isWritable: canWrite(noun, language, has),
        isPublishable: canPublish(noun, language, has),
        ...countsOf(noun, language),
        commented: commented(noun, language),
      })),
  );
}

const draftRows = z.object({
  rows: z.array(
    z.object({ ...untranslatedDrafts.shape.drafts.element.shape, total: z.coerce.number() }),
  ),
});
/** Checking more than the newest texts without a translation would take too long. */
const limits = { checked: 1000, shown: 5 };

/** Affirmations that wait to be published and have no translation, in the languages that somebody can publish. */
export async function findUntranslatedDrafts(db: Knex, has?: Has): Promise<UntranslatedDrafts> {
  const publishable = languages.filter((language) => canPublish('affirmation', language, has));
  await refreshStates(db);
  // Subqueries with a limit, because PostgreSQL would read the whole table for a join.
  const found = await db.raw(
    `select listed.document_id as "documentId", listed.language, draft.text, count(*) over () as total
     from (
       select wanted.language, missing.document_id, missing.public_id
       from unnest(cast(:publishable as text[]), cast(:translations as text[])) as wanted (language, translation)
       cross join lateral (
         select document_id, public_id from translation_states
         where noun = 'affirmation' and language = wanted.translation and state = 'missing'
         order by public_id desc limit :checked
       ) as missing
     ) as listed
     cross join lateral (
       select coalesce(text, '') as text from affirmations
       where document_id = listed.document_id and locale = listed.language and published_at is null
         and (publish_at is null or publish_at <= :now)
       limit 1
     ) as draft
     where (
       select id from affirmations
       where document_id = listed.document_id and locale = listed.language and published_at is not null
       limit 1
     ) is null
     order by listed.public_id desc limit :shown`,
    {
      publishable,
      translations: publishable.map(translationOf),
      now: new Date(),
      ...limits,
    },
  );
  const { rows } = draftRows.parse(found);
  return { drafts: rows.map(({ total: _total, ...draft }) => draft), total: rows[0]?.total ?? 0 };
}

/** The language that a language is translated into. */
const translationOf = (source: Language): Language | undefined =>
  languages.find((language) => sourceLanguageOf[language] === source);
