import { splitUnbreakable } from '../../logic/unbroken-text.ts';

/** A text in which hyphenated words don't wrap. */
export function UnbrokenText({ text }: { text: string }) {
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
