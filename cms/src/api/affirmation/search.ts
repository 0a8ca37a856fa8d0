import type { Knex } from 'knex';
import { z } from 'zod';
import {
  transpositions,
  type SearchWord,
  searchCondition,
  type SearchCondition,
} from './search-condition.ts';

export type { SearchCondition };

const formRow = z.object({ rows: z.tuple([z.object({ form: z.string() })]) });
const wordRows = z.object({
  rows: z.array(
    z.object({ word: z.string(), stems: z.array(z.string()), similar: z.array(z.string()) }),
  ),
});

/** Typos are only corrected to words of at least this length; the typed word can be one letter shorter. */
const shortestTypoWord = 5;

/** The SQL condition and order for a search text. */
export async function findMatches(db: Knex, text: string): Promise<SearchCondition> {
  const [{ form }] = formRow.parse(
    await db.raw('select search_form(:text) as form', { text }),
  ).rows;
  const typed = [...new Set(form.trim().split(' '))].filter((word) => word !== '');
  if (typed.length === 0) return { where: 'false', order: 'public_id', values: {} };
  return searchCondition(await Promise.all(typed.map((word) => expandTypos(db, word))));
}

/** Adds a word's stems in both languages and the published words that are one typo away. */
async function expandTypos(db: Knex, word: string): Promise<SearchWord> {
  if (word.length < shortestTypoWord - 1) return { word, stems: [], similar: [] };
  const found = await db.raw(
    `select :word as word,
       coalesce(ts_lexize('english_stem', :word), '{}') || coalesce(ts_lexize('french_stem', :word), '{}') as stems,
       array(
         select word from affirmation_words
         where length(word) between :length - 1 and :length + 1
           and greatest(length(word), :length) >= :forgiven
           and (levenshtein_less_equal(word, :word, 1) <= 1 or word = any(:transpositions))
           and word <> :word
         limit 20
       ) as similar`,
    { word, length: word.length, forgiven: shortestTypoWord, transpositions: transpositions(word) },
  );
  return wordRows.parse(found).rows[0] ?? { word, stems: [], similar: [] };
}
