import type { Knex } from 'knex';
import { z } from 'zod';
import type { Language } from '../../contract/language.ts';
import { toSearchWords } from '../../contract/search-words.ts';
import { versionColumn } from '../../core/database/content.ts';
import {
  longStems,
  searchCondition,
  typosOf,
  type SearchCondition,
  type SearchWord,
} from './search-condition.ts';

const namedCategory = z.object({ id: z.int(), form: z.string() });
const preparedRow = z.object({
  rows: z.tuple([
    z.object({
      version: z.string(),
      form: z.string(),
      categories: z.array(namedCategory),
    }),
  ]),
});
const wordRows = z.object({
  rows: z.array(
    z.object({ word: z.string(), stems: z.array(z.string()), similar: z.array(z.string()) }),
  ),
});

/** Typos are only corrected to words of at least this length; the typed word can be one letter shorter. */
const shortestTypoWord = 5;

/** `collect_words` keeps words of up to 50 characters, and a typo can add one. */
const longestTypedWord = 51;

/** Shorter words begin the names of too many categories. */
const shortestCategoryWord = 3;

type Expanded = Omit<SearchWord, 'categories'>;

/** The condition for a search text, and the version of the content that it was made for. */
interface Search {
  condition: SearchCondition;
  /** For when nothing has all words of a search. */
  lenient?: SearchCondition;
  version: string;
}

/** The SQL conditions and orders for a search text. */
export async function findMatches(db: Knex, text: string, language: Language): Promise<Search> {
  const [{ version, form, categories }] = preparedRow.parse(
    await db.raw(
      `select ${versionColumn}, search_form(:typed) as form, coalesce((
         select json_agg(named) from (
           select distinct on (public_id) public_id as id, search_form(name) as form
           from categories where locale in ('en', :language)
           order by public_id, locale = :language desc
         ) as named
       ), '[]') as categories`,
      { typed: text, language },
    ),
  ).rows;
  const { typed, required } = toSearchWords(form.trim().split(' ').filter(Boolean));
  if (required.length === 0)
    return { condition: { where: 'false', order: 'public_id', values: {} }, version };
  const words = (await expandTypos(db, required)).map((expanded) => ({
    ...expanded,
    categories: findNamed(categories, expanded),
  }));
  return {
    condition: searchCondition(words, typed),
    ...(words.length > 1 && { lenient: searchCondition(words, typed, true) }),
    version,
  };
}

/** The ids of the categories with a word that starts like this one. */
function findNamed(
  categories: readonly z.infer<typeof namedCategory>[],
  { word, stems }: Expanded,
): number[] {
  const starts = [...(word.length >= shortestCategoryWord ? [word] : []), ...longStems(stems)];
  return categories
    .filter(({ form }) => starts.some((start) => form.includes(` ${start}`)))
    .map(({ id }) => id);
}

/**
 * Adds each word's stems in both languages and, unless it's a published word itself, those that are one typo away
 * (behavior P5). Looks up every possible typo, because the time for that hardly depends on how many words are published.
 */
async function expandTypos(db: Knex, words: readonly string[]): Promise<Expanded[]> {
  const given = words
    .filter((word) => word.length >= shortestTypoWord - 1)
    .map((word) => ({ word, typos: word.length <= longestTypedWord ? typosOf(word) : [] }));
  const found = await db.raw(
    `select given.word,
       coalesce(ts_lexize('english_stem', given.word), '{}')
         || coalesce(ts_lexize('french_stem', given.word), '{}') as stems,
       array(
         select word from affirmation_words
         where word = any(given.typos) and length(word) >= :shortestTypoWord
           and not exists (select from affirmation_words where word = given.word)
         limit 20
       ) as similar
     from jsonb_to_recordset(cast(:given as jsonb)) as given (word text, typos text[])`,
    { given: JSON.stringify(given), shortestTypoWord },
  );
  const expanded = new Map(wordRows.parse(found).rows.map((row) => [row.word, row]));
  return words.map((word) => expanded.get(word) ?? { word, stems: [], similar: [] });
}
