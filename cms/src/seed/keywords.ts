import type { Knex } from 'knex';
import { languages } from '../contract/language.ts';
import { allTags, keywordsOf } from './needs/index.ts';
import type { SeedAffirmation } from './types.ts';

/** An affirmation with the keywords that it starts with. */
export function withKeywords(entry: SeedAffirmation) {
  const keywords = keywordsOf(entry.key);
  return {
    ...entry,
    en: { ...entry.en, keywords: keywords?.en },
    fr: { ...entry.fr, keywords: keywords?.fr },
  };
}

/** Fills the keywords of affirmations that were loaded before that field existed, where it is empty. */
export async function fillKeywords(
  trx: Knex,
  loaded: Readonly<Record<string, string>>,
): Promise<void> {
  const given = allTags.flatMap(({ key, keywords }) =>
    languages.map((locale) => ({
      document_id: loaded[`affirmation/${key}`],
      locale,
      keywords: keywords[locale],
    })),
  );
  await trx.raw(
    `update affirmations set keywords = given.keywords
     from jsonb_to_recordset(cast(:given as jsonb)) as given
       (document_id text, locale text, keywords text)
     where affirmations.document_id = given.document_id and affirmations.locale = given.locale
       and coalesce(btrim(affirmations.keywords), '') = ''`,
    { given: JSON.stringify(given) },
  );
}
