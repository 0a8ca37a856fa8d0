import { splitUnbreakable } from '../../logic/unbroken-text.ts';

/** A text in which hyphenated words don't wrap. */
export function UnbrokenText({ text }: { text: string }) {
  return splitUnbreakable(text).map(({ text: piece, isUnbreakable }, index) =>
    isUnbreakable ? (
      <span key={index} className="inline-block max-w-full">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
