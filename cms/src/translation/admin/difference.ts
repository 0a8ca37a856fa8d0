import { diffWordsWithSpace } from 'diff';

/** A piece of a text, and whether the other text does not have it. */
export interface Piece {
  text: string;
  isChanged: boolean;
}

/** Splits an old and a new text into what they have in common and what has changed, word by word. */
export function difference(before: string, now: string): { before: Piece[]; now: Piece[] } {
  const changes = diffWordsWithSpace(before, now);
  const side = (without: 'added' | 'removed', own: 'added' | 'removed') =>
    changes
      .filter((change) => !change[without])
      .map((change) => ({ text: change.value, isChanged: change[own] }));
  return { before: side('added', 'removed'), now: side('removed', 'added') };
}
