import { textLine } from './objects.ts';

/** The `where` and `order by` of a query on affirmations, with their named parameters. */
export interface SearchCondition {
  where: string;
  /** A count, of which only the rows with the highest one match. */
  most?: string;
  order: string;
  values: Record<string, string | number | number[] | string[]>;
}

/** A search word with its alternatives, all normalized by `search_form`. */
export interface SearchWord {
  word: string;
  /** Words that start with one of these stems match. */
  stems: readonly string[];
  /** Published words that are one typo away, if this is none itself. */
  similar: readonly string[];
  /** The public ids of the categories that the word names. */
  categories: readonly number[];
}

/** The fewer moments an affirmation is for, the more it says about each of them (behavior P5). */
export const mostFittingFirst = `cardinality(string_to_array(coalesce(moments, ''), ', ')), public_id`;

/** The letters of both languages without accents. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz';

/** Shorter stems would match too many words. */
const shortestStem = 4;

export const longStems = (stems: readonly string[]): string[] =>
  stems.filter((stem) => stem.length >= shortestStem);

/** All words one typo away: a letter missing, added or replaced, or two neighboring letters swapped. */
export function typosOf(word: string): string[] {
  return Array.from({ length: word.length + 1 }, (_, index) => {
    const [start, letter = '', rest] = [word.slice(0, index), word[index], word.slice(index + 1)];
    return [
      start + rest,
      start + rest.slice(0, 1) + letter + rest.slice(1),
      ...Array.from(alphabet, (other) => start + other + rest),
      ...Array.from(alphabet, (other) => start + other + letter + rest),
    ];
  }).flat();
}

/**
 * All words must match, or the most if it is lenient (behavior P5). Each scores most as a whole word in the text, then
 * in the keywords, which editors chose for the search, then as the beginning of a word there, then in the description;
 * 2 for a stem or a similar word, and 1 if only the category matches. A keyword of several words that is all that was
 * typed comes before texts that contain them. In a lenient search, stems, similar words and categories don't count.
 */
export function searchCondition(
  words: readonly SearchWord[],
  typed: readonly string[],
  isLenient = false,
): SearchCondition {
  const values: SearchCondition['values'] = {};
  const pattern = (like: string) => {
    const name = `pattern${Object.keys(values).length}`;
    values[name] = like;
    return `like :${name}`;
  };
  const parts = words.map(({ word, stems, similar, categories }, index) => {
    const whole = pattern(`% ${escapeLike(word)} %`);
    const begins = pattern(`% ${escapeLike(word)}%`);
    const others = isLenient
      ? []
      : [
          ...longStems(stems).map((stem) => `% ${escapeLike(stem)}%`),
          ...similar.map((other) => `% ${escapeLike(other)} %`),
        ].map(pattern);
    const found = ['search', 'keyword_search'].flatMap((column) =>
      [begins, ...others].map((like) => `${column} ${like}`),
    );
    const isNamed = !isLenient && categories.length > 0;
    if (isNamed) values[`categories${index}`] = [...categories];
    return {
      where: `(${[...found, ...(isNamed ? [`filed_under = any(:categories${index})`] : [])].join(' or ')})`,
      score: `case when ${textLine} ${whole} then case when keyword_search ${begins} then 11 else 9 end
        when keyword_search ${whole} then 7
        when ${textLine} ${begins} then 6 when keyword_search ${begins} then 5
        when search ${whole} then 4 when search ${begins} then 3
        ${isNamed ? `when ${found.join(' or ')} then 2 else 1` : 'else 2'} end`,
    };
  });
  const keyword = pattern(`%\n ${typed.map(escapeLike).join(' ')} \n%`);
  const scores = [
    ...parts.map(({ where, score }) => `case when ${where} then ${score} else 0 end`),
    `case when keyword_search ${keyword} then ${4 * typed.length - 3} else 0 end`,
  ];
  const matches = parts.map(({ where }) => where);
  return {
    where: `(${matches.join(isLenient ? ' or ' : ' and ')})`,
    ...(isLenient && {
      most: matches.map((match) => `coalesce(cast(${match} as integer), 0)`).join(' + '),
    }),
    order: `${scores.join(' + ')} desc, ${mostFittingFirst}`,
    values,
  };
}

/** Escapes the wildcards of LIKE. */
function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}
