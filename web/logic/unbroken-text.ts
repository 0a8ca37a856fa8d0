/** A piece of a text; one that is tied stays on one line. */
export interface Piece {
  text: string;
  isUnbreakable: boolean;
}

/** Words that hyphens tie together, as French ones often are (regarde-le, y a-t-il); longer ones may need the break. */
const tied =
  /((?<![\p{L}\p{N}’-])[\p{L}\p{N}’]{1,14}(?:-[\p{L}\p{N}’]{1,14}){1,3}(?![\p{L}\p{N}’-]))/u;

/** A text in pieces that make it up again, for browsers break lines after every hyphen. */
export function splitUnbreakable(text: string): Piece[] {
  return text
    .split(tied)
    .map((piece, at) => ({ text: piece, isUnbreakable: at % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
