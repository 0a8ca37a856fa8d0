import { diffWords, diffWordsWithSpace } from 'diff';

/** A part of two texts, and whether only the earlier or only the later one has it. */
export interface Part {
  text: string;
  change: 'added' | 'removed' | undefined;
}

/** The words of two texts in a language, with those that only one of them has. */
export function difference(before: string, after: string, language: string): Part[] {
  if (before === '' || after === '') return wholeDifference(before, after);
  const intlSegmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const words = diffWords(before, after, { intlSegmenter });
  // Words alone don't show that a space has become a non-breaking one.
  const isOfSpaces = before !== after && words.every(({ added, removed }) => !added && !removed);
  const changes = isOfSpaces ? diffWordsWithSpace(before, after) : words;
  return changes.map(({ value, added, removed }) => ({
    text: value,
    change: added ? 'added' : removed ? 'removed' : undefined,
  }));
}

/** Two texts that have nothing in common. */
export function wholeDifference(before: string, after: string): Part[] {
  const parts: Part[] = [
    { text: before, change: 'removed' },
    { text: after, change: 'added' },
  ];
  return parts.filter(({ text }) => text !== '');
}

/** The parts of the earlier or of the later text. */
export const partsOf = (text: 'before' | 'after', parts: readonly Part[]): Part[] =>
  parts.filter(({ change }) => change !== (text === 'before' ? 'added' : 'removed'));
