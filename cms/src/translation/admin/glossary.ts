import type { GlossaryTerm } from '../../contract/glossary.ts';
import type { Language } from '../../contract/language.ts';

/** A piece of a source text, and the term that it is, if any. */
export interface SourcePiece {
  text: string;
  term?: GlossaryTerm;
}

const letter = String.raw`[\p{L}\p{N}]`;
/** A hyphenated word is another word: a “grown-up” does not grow. */
const before = String.raw`(?<![\p{L}\p{N}]|[\p{L}\p{N}]-)`;
const after = String.raw`(?![\p{L}\p{N}]|-[\p{L}\p{N}])`;
const articles: Record<Language, RegExp> = {
  en: /^(?:an?|the|to)\s+/iu,
  fr: /^(?:(?:les?|la|une?|des|du)\s+|l['’])/iu,
};

/** The possibilities that a side of a term has, without articles. */
const possibilities = (text: string, language: Language) =>
  text
    .split(';')
    .map((each) => each.trim().replace(articles[language], ''))
    .filter(Boolean);

const sideOf = (term: GlossaryTerm, language: Language) =>
  term.doNotTranslate || language === 'en' ? term.english : term.french;

/** Nothing in them has a meaning in a pattern. */
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}-]+/gu) ?? [];
/** Between the words of a phrase there can be punctuation. */
const between = String.raw`[^\p{L}\p{N}]{1,3}`;

/** A pattern for a term in its source: as it is written, or with an ending. */
function sourcePattern(possibility: string, language: Language): string {
  const words = wordsOf(possibility);
  const last = words.at(-1) ?? '';
  return [...words.slice(0, -1), withEnding(last, language)].join(between);
}

function withEnding(word: string, language: Language): string {
  if (language === 'fr') return `${word}(?:e?s|e|x)?`;
  if (/[^aeiou]y$/i.test(word)) return `${word.slice(0, -1)}(?:y|ies|ied|ying)`;
  return word.endsWith('e') ? `${word.slice(0, -1)}(?:e|es|ed|ing)` : `${word}(?:e?s|ed|ing)?`;
}

/** Splits a source text at the terms of the glossary, of which longer ones win. */
export function findTerms(
  source: string,
  language: Language,
  terms: readonly GlossaryTerm[],
): SourcePiece[] {
  const known = terms
    .flatMap((term) =>
      possibilities(sideOf(term, language), language).map((text) => ({ term, text })),
    )
    .toSorted((a, b) => b.text.length - a.text.length);
  if (known.length === 0) return [{ text: source }];
  const pattern = new RegExp(
    `${before}(?:${known.map(({ text }) => `(${sourcePattern(text, language)})`).join('|')})${after}`,
    'giu',
  );
  const pieces: SourcePiece[] = [];
  let end = 0;
  for (const match of source.matchAll(pattern)) {
    if (match.index > end) pieces.push({ text: source.slice(end, match.index) });
    const found = known[match.slice(1).findIndex((group) => group !== undefined)];
    pieces.push({ text: match[0], ...(found && { term: found.term }) });
    end = match.index + match[0].length;
  }
  if (end < source.length) pieces.push({ text: source.slice(end) });
  return pieces;
}

/** The terms of a source text, each once. */
export const termsIn = (pieces: readonly SourcePiece[]): GlossaryTerm[] => [
  ...new Set(pieces.flatMap(({ term }) => term ?? [])),
];

/** The terms that a translation does not seem to use. Endings, accents and case may differ. */
export function unusedTerms(
  terms: readonly GlossaryTerm[],
  translation: string,
  language: Language,
): GlossaryTerm[] {
  const plain = withoutAccents(translation);
  return terms.filter((term) => {
    if (term.doNotTranslate) return !translation.includes(term.english);
    return !possibilities(sideOf(term, language), language).some((possibility) =>
      new RegExp(
        `(?<!${letter})${wordsOf(withoutAccents(possibility)).map(stemPattern).join(between)}`,
        'iu',
      ).test(plain),
    );
  });
}

const withoutAccents = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** A longer word without its ending, so that other forms of it count. */
function stemPattern(word: string): string {
  const isLong = word.length > 4;
  return isLong ? `${word.slice(0, -2)}${letter}*` : `${word}(?:e?s|e|x)?(?!${letter})`;
}
