const foreignLetter = /(?!\p{Script=Latin})\p{L}/u;
const signs = [
  /\p{Script=Latin}/u,
  // What the typefaces have beside letters: Latin punctuation, quotes, dashes, dots.
  /[\u{20}-\u{FF}\u{2000}-\u{2027}\u{2030}-\u{205E}€™−]/u,
  // Emoji, and what holds some of them together.
  /\p{Extended_Pictographic}|\p{Emoji_Component}/u,
];

/** Accents that stand apart, as no typeface of ours has them; what emoji are made of are none. */
const looseMarks = /(?!\p{Emoji_Component})\p{M}/gu;

/** A text as our typefaces can draw it, or undefined where they cannot: its letters are not Latin ones. */
export function drawable(text: string): string | undefined {
  if (foreignLetter.test(text)) return undefined;
  // Arrows, sums, boxes and the like would be drawn as an empty box.
  const whole = text.normalize().replaceAll(looseMarks, '');
  const known = [...whole].map((sign) => (signs.some((some) => some.test(sign)) ? sign : ' '));
  return known.join('').replace(/\s+/g, ' ').trim() || undefined;
}
