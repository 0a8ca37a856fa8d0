const nonLatinLetter = /(?!\p{Script=Latin})\p{L}/u;
const drawableCharacters = [
  /\p{Script=Latin}/u,
  // Latin punctuation, quotes, dashes, dots.
  /[\u{20}-\u{FF}\u{2000}-\u{2027}\u{2030}-\u{205E}€™−]/u,
  // Emoji, and the characters that join them.
  /\p{Extended_Pictographic}|\p{Emoji_Component}/u,
];

/** Combining accents, which the fonts lack, except for those in emoji. */
const combiningMarks = /(?!\p{Emoji_Component})\p{M}/gu;

/** Removes characters that the fonts can't draw. Undefined for a text with letters of other scripts. */
export function toDrawableText(text: string): string | undefined {
  if (nonLatinLetter.test(text)) return undefined;
  // Other symbols would be drawn as empty boxes.
  const whole = text.normalize().replaceAll(combiningMarks, '');
  const known = [...whole].map((character) =>
    drawableCharacters.some((pattern) => pattern.test(character)) ? character : ' ',
  );
  return known.join('').replace(/\s+/g, ' ').trim() || undefined;
}
