import { pictures } from '../../contract/picture.ts';

/** Lower case, without accents. */
const normalize = (text: string) =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('œ', 'oe');

/** Without a plural's s, so that “cats” finds a cat. */
const wordsOf = (text: string) =>
  normalize(text)
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/s$/, ''));

/** Words in names that say nothing about a picture. */
const common = new Set(
  wordsOf(
    'face visage tête head with avec pair paire two deux big little petit petite grand red rouge someone personne and the qui que une des les dans son',
  ),
);
const shortest = 3;

/** Each picture's words: its name, and what it shows in every language. */
const described = [...pictures].map(([name, shown]) => ({
  name,
  words: wordsOf([name, ...Object.values(shown)].join(' ')),
}));

/** The pictures whose words begin with all words of a search, in any language; those with the very words come first. */
export function searchPictures(text: string): string[] {
  const wanted = wordsOf(text).filter((word) => word !== '');
  const matching = (matches: (word: string, part: string) => boolean) =>
    described.flatMap(({ name, words }) =>
      wanted.every((part) => words.some((word) => matches(word, part))) ? [name] : [],
    );
  const exact = matching((word, part) => word === part);
  return [...new Set([...exact, ...matching((word, part) => word.startsWith(part))])];
}

/** The pictures of things that a text names. */
export function suggestPictures(text: string): string[] {
  const told = new Set(
    wordsOf(text).filter((word) => word.length >= shortest && !common.has(word)),
  );
  return described.flatMap(({ name, words }) =>
    words.some((word) => told.has(word)) ? [name] : [],
  );
}
