export interface Piece {
  text: string;
  isUnbreakable: boolean;
}

/** Short hyphenated words, common in French (regarde-le, y a-t-il). Longer ones may have to wrap. */
const hyphenatedWord =
  /((?<![\p{L}\p{N}’-])(?=[\p{L}\p{N}’-]{3,16}(?![\p{L}\p{N}’-]))[\p{L}\p{N}’]+(?:-[\p{L}\p{N}’]+){1,3}(?![\p{L}\p{N}’-]))/u;

/** Splits a text at hyphenated words, because browsers wrap lines after any hyphen. */
export function splitUnbreakable(text: string): Piece[] {
  return text
    .split(hyphenatedWord)
    .map((piece, index) => ({ text: piece, isUnbreakable: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
