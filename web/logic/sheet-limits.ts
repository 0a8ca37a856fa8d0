/* A file of its own, so that scripts that need only these don't load the rest of `sheet.ts` or of `picks.ts`. */

/** Enough for a whole class; more would put too much load on the server (behavior P17 and P21). */
export const maxPickedCards = 96;

export const sheetPath = '/print/sheet';
export const sheetPdfPath = `${sheetPath}.pdf`;
