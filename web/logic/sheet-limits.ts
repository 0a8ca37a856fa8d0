/* A file of its own, so that scripts that need only a limit don't load the rest of `sheet.ts` or of `picks.ts`. */

/** Enough for a whole class; more would put too much load on the server. */
export const maxPickedCards = 96;

export const sheetPath = '/print/sheet';
export const sheetPdfPath = `${sheetPath}.pdf`;

/** Characters of all copies. A collection of 500 ordinary affirmations has fewer, even in both languages. */
const maxText = 150_000;

interface Texts {
  texts: readonly { text: string; description?: string | undefined }[];
}

/** The first cards, with as much text as a drawing thread lays out in a few seconds. */
export function limitText<Card extends Texts>(cards: readonly Card[], copies: number): Card[] {
  let left = maxText;
  const end = cards.findIndex(({ texts }) => {
    for (const { text, description = '' } of texts)
      left -= (text.length + description.length) * copies;
    return left < 0;
  });
  return end < 0 ? [...cards] : cards.slice(0, end);
}
