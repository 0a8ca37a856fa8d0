import type { Piece } from './difference.ts';

/** A text with what has changed in it marked. */
export function Pieces({ pieces, tag: Changed }: { pieces: readonly Piece[]; tag: 'del' | 'ins' }) {
  // The same pieces can occur more than once.
  return pieces.map(({ text, isChanged }, index) =>
    isChanged ? <Changed key={`${index} ${text}`}>{text}</Changed> : text,
  );
}
