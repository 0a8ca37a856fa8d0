import type { Knex } from 'knex';
import { z } from 'zod';
import { affirmationLimits } from '../../contract/affirmation.ts';
import type { Language } from '../../contract/language.ts';
import { visibleIn } from './objects.ts';

const keywordRows = z.object({ rows: z.array(z.object({ keyword: z.string() })) });

/** Shorter words are part of too many keywords. */
const shortestWord = 4;

/** For each part of the text, at most this many similar keywords are compared with the whole text. */
const maxCompared = 500;

/** At most this many of them, the most similar, are looked up in the affirmations. */
const maxLookedUp = 50;

/**
 * The keywords that are most similar to a search text and for which a search finds something, the most similar first
 * (behavior P5). Throws after a second: the page that waits for them also works without them.
 */
export function similarKeywords(db: Knex, text: string, language: Language): Promise<string[]> {
  return db.transaction(async (trx) => {
    await trx.raw(`set local statement_timeout = '1s'`);
    const found = await trx.raw(
      `with typed as (select search_form(:text) as form),
       parts as (
         select form as part from typed
         union
         select word from typed, regexp_split_to_table(form, ' ') as word
         where length(word) >= :shortestWord
       ),
       compared as (
         select distinct on (keywords.form) keyword, keywords.form,
           strict_word_similarity(keywords.form, typed.form) as similarity
         from typed, parts cross join lateral (
           select keyword, form from affirmation_keywords
           where language = :language and form % part limit :maxCompared
         ) as keywords
         where keywords.form <> typed.form
       ),
       closest as materialized (
         select * from compared
         order by similarity desc, length(keyword) desc, keyword limit :maxLookedUp
       )
       select keyword from closest
       where exists (
         select from affirmations
         where ${visibleIn[language]} and keyword_search like '%' || form || '%'
       )
       order by similarity desc, length(keyword) desc, keyword limit :limit`,
      {
        text,
        language,
        shortestWord,
        maxCompared,
        maxLookedUp,
        limit: affirmationLimits.suggestions,
      },
    );
    return keywordRows.parse(found).rows.map(({ keyword }) => keyword);
  });
}
