import type { SearchWords } from '#contract/search-words';

/*
 * The search without a network, with the rules of the CMS (cms/src/api/affirmation/search.ts) as far as they need no
 * dictionary of stems: accents and case don't count, words can be begun or have another ending, and one typo is
 * forgiven (behavior O4).
 */

/** Shorter stems would match too many words. */
const shortestStem = 4;
/** Typos are only corrected to words of at least this length; the typed word can be one letter shorter. */
const shortestTypoWord = 5;
/** Shorter words begin the names of too many categories. */
const shortestCategoryWord = 3;

/** If not all words must match, those with another ending or a typo don't count. */
const lenientScore = 3;

/** The endings of both languages that a stem has not. */
const endings = /(?:ements?|eous|ous|ments?|ness|euses?|ings?|ers?|ed|ly|ée?s?|es|ez|s|e)$/;

export interface SearchedText {
  text: string;
  description: string;
  /** Separated by commas or line breaks. */
  keywords: string;
  /** The names of its moments and its skill. */
  names: string;
  /** The name of its category. */
  category: string;
}

/** The words of a text, without accents and in lower case. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** All words of these texts, in which no typo has to be forgiven. */
export const knownWords = (texts: readonly SearchedText[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap(({ text, description, keywords, names }) =>
      wordsOf([text, description, keywords, names].join(' ')),
    ),
  );

/** How many of the words of a search match a text, and how well. */
export function matchOf(
  searched: SearchedText,
  { typed, required }: SearchWords,
  known: ReadonlySet<string>,
  isLenient = false,
): { count: number; score: number } {
  const text = wordsOf(searched.text);
  const description = wordsOf(searched.description);
  const category = wordsOf(searched.category);
  const listed = searched.keywords.split(/[,\n]/).map(wordsOf);
  const keywords = [...listed.flat(), ...wordsOf(searched.names)];
  const texts = { text, description, category, keywords };
  const least = isLenient ? lenientScore : 1;
  const scores = required
    .map((word) => wordScore(word, texts, known.has(word)))
    .filter((score) => score >= least);
  const isKeyword = listed.some((keyword) => keyword.join(' ') === typed.join(' '));
  const start = isKeyword ? 4 * typed.length - 3 : 0;
  return { count: scores.length, score: scores.reduce((sum, score) => sum + score, start) };
}

function wordScore(
  word: string,
  {
    text,
    description,
    category,
    keywords,
  }: Record<'text' | 'description' | 'category' | 'keywords', readonly string[]>,
  isKnown: boolean,
): number {
  const begins = (other: string) => other.startsWith(word);
  if (text.includes(word)) return keywords.some(begins) ? 11 : 9;
  if (keywords.includes(word)) return 7;
  if (text.some(begins)) return 6;
  if (keywords.some(begins)) return 5;
  if (description.includes(word)) return 4;
  if (description.some(begins)) return 3;
  const stem = stemOf(word);
  const isSimilar = (other: string) =>
    (stem.length >= shortestStem && other.startsWith(stem)) ||
    (!isKnown && isOneTypoAway(word, other));
  if ([text, description, keywords].some((each) => each.some(isSimilar))) return 2;
  const names = (other: string) =>
    (word.length >= shortestCategoryWord && begins(other)) ||
    (stem.length >= shortestStem && other.startsWith(stem));
  return category.some(names) ? 1 : 0;
}

const stemOf = (word: string) => word.replace(endings, '');

/** Whether one letter was added, left out or changed, or two neighbors swapped, in a word that is long enough. */
export function isOneTypoAway(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1) return false;
  if (Math.max(word.length, other.length) < shortestTypoWord) return false;
  let start = 0;
  while (start < word.length && word[start] === other[start]) start++;
  const rest = word.slice(start);
  const otherRest = other.slice(start);
  if (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1)
  )
    return true;
  const swapped = `${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}`;
  return rest.length > 1 && swapped === otherRest;
}
