import { diffArrays } from 'diff';

/** A part of two texts, and whether only the earlier or only the later one has it. */
export interface Part {
  text: string;
  change: 'added' | 'removed' | undefined;
}

/** The words of two texts in a language, with those that only one of them has. */
export function difference(before: string, after: string, language: string): Part[] {
  if (before === '' || after === '') return wholeDifference(before, after);
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const pieces = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);
  // Not `diffWords`, which gives only one of two texts with its own spaces.
  return diffArrays(pieces(before), pieces(after)).map(({ value, added, removed }) => ({
    text: value.join(''),
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
