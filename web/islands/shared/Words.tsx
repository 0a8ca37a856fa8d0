import { piecesOf } from '../../logic/words.ts';

/** A text in which hyphenated words don't wrap. */
export function Words({ text }: { text: string }) {
  return piecesOf(text).map(({ text: piece, isTied }, index) =>
    isTied ? (
      <span key={index} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
