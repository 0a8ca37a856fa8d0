export interface Piece {
  text: string;
  isUnbreakable: boolean;
}

/** Short hyphenated words, as often in French (regarde-le, y a-t-il); longer ones may need the line break. */
const hyphenatedWord =
  /((?<![\p{L}\p{N}’-])[\p{L}\p{N}’]{1,14}(?:-[\p{L}\p{N}’]{1,14}){1,3}(?![\p{L}\p{N}’-]))/u;

/** Splits a text into parts, because browsers would break lines after every hyphen. */
export function splitUnbreakable(text: string): Piece[] {
  return text
    .split(hyphenatedWord)
    .map((piece, at) => ({ text: piece, isUnbreakable: at % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
