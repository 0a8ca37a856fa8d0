const nonLatinLetter = /(?!\p{Script=Latin})\p{L}/u;
const drawableCharacters = [
  /\p{Script=Latin}/u,
  // Latin punctuation, quotes, dashes, dots.
  /[\u{20}-\u{FF}\u{2000}-\u{2027}\u{2030}-\u{205E}€™−]/u,
  // Emoji, and the characters that join them.
  /\p{Extended_Pictographic}|\p{Emoji_Component}/u,
];

/** Combining accents, which the fonts lack; parts of emoji are not among them. */
const combiningMarks = /(?!\p{Emoji_Component})\p{M}/gu;

/** The text reduced to characters that the fonts can draw; undefined where it has letters of other scripts. */
export function toDrawableText(text: string): string | undefined {
  if (nonLatinLetter.test(text)) return undefined;
  // Other symbols would appear as an empty box.
  const whole = text.normalize().replaceAll(combiningMarks, '');
  const known = [...whole].map((character) =>
    drawableCharacters.some((pattern) => pattern.test(character)) ? character : ' ',
  );
  return known.join('').replace(/\s+/g, ' ').trim() || undefined;
}
