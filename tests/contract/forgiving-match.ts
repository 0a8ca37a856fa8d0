/** Words in lower case without accents. */
const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/g, 'oe')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** A word and what it may be the plural of. Words of four letters or fewer, such as *bus*, are left alone. */
const withSingulars = (word: string) =>
  word.length > 4 ? [word, word.replace(/[sx]$/, ''), word.replace(/es$/, '')] : [word];

/** The words of a text, as `isFoundBy` looks for them. */
export const indexOf = (text: string) => new Set(wordsIn(text).flatMap(withSingulars));

/** Whether an index has all words of a query, regardless of case, accents, plurals and order. */
export function isFoundBy(query: string, index: ReadonlySet<string>): boolean {
  return wordsIn(query).every((word) => withSingulars(word).some((form) => index.has(form)));
}

/** The trigrams of a text as PostgreSQL’s pg_trgm makes them. */
export function trigramsOf(text: string): Set<string> {
  return new Set(
    wordsIn(text).flatMap((word) =>
      Array.from({ length: word.length + 1 }, (_, index) => `  ${word} `.slice(index, index + 3)),
    ),
  );
}

/** pg_trgm’s `similarity` of two texts’ trigrams: 0 if they have none in common, 1 for the same words. */
export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((trigram) => other.has(trigram)).length;
  return common / (one.size + other.size - common);
}
