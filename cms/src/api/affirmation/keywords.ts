import type { Knex } from 'knex';
import { z } from 'zod';
import { affirmationLimits } from '../../contract/affirmation.ts';
import type { Language } from '../../contract/language.ts';
import { visibleIn } from './objects.ts';

const keywordRows = z.object({ rows: z.array(z.object({ keyword: z.string() })) });

/** Shorter words are part of too many keywords. */
const shortestWord = 4;

/** The keywords that are most similar to a search text and find something, the most similar first (behavior P5). */
export async function similarKeywords(
  db: Knex,
  text: string,
  language: Language,
): Promise<string[]> {
  const found = await db.raw(
    `with typed as (select search_form(:text) as form),
     parts as (
       select form as part from typed
       union
       select word from typed, regexp_split_to_table(form, ' ') as word
       where length(word) >= :shortestWord
     ),
     candidates as materialized (
       select distinct on (keywords.form) keyword, keywords.form,
         strict_word_similarity(keywords.form, typed.form) as similarity
       from typed, parts join affirmation_keywords keywords
         on keywords.language = :language and keywords.form % part
       where keywords.form <> typed.form
     )
     select keyword from candidates
     where exists (
       select from affirmations
       where ${visibleIn[language]} and keyword_search like '%' || form || '%'
     )
     order by similarity desc, length(keyword) desc, keyword limit :limit`,
    { text, language, shortestWord, limit: affirmationLimits.suggestions },
  );
  return keywordRows.parse(found).rows.map(({ keyword }) => keyword);
}
