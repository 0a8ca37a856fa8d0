import { splitUnbreakable } from '../../logic/unbroken-text.ts';

/** A text with its hyphenated words in one piece. */
export function Words({ text }: { text: string }) {
  return splitUnbreakable(text).map(({ text: piece, isUnbreakable }, index) =>
    isUnbreakable ? (
      <span key={index} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
