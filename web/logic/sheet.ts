import type { Language } from '#contract/language';
import type { Picture } from './affirmation.ts';
import type { CardSource } from './collection.ts';

/* All lengths in millimeters. */
export const papers = ['a4', 'letter'] as const;
export type Paper = (typeof papers)[number];
const paperSize: Record<Paper, { width: number; height: number }> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
};

/** Canada and the United States print on Letter (behavior P22). */
export const defaultPaper = (locale: string): Paper =>
  /^(?:en-(?:us|ca)|fr-ca)$/i.test(locale) ? 'letter' : 'a4';

export const perPage = [1, 2, 4, 8] as const;
export type CardsPerPage = (typeof perPage)[number];

/** The smallest number of cards per page that puts up to eight cards on one page (behavior P22). */
export const fittingPerPage = (count: number): CardsPerPage =>
  perPage.find((per) => per >= count) ?? 8;

/** What to make of the cards (behavior P22). */
export const formats = ['cards', 'door', 'bookmarks', 'memory', 'posters'] as const;
export type Format = (typeof formats)[number];

/** A school year. */
export const maxPosters = 36;

interface Grid {
  columns: number;
  rows: number;
  isLandscape?: boolean;
  /** How often each card is on the sheets. */
  copies?: number;
  /** Cards without category and name of the site. */
  isPlain?: boolean;
  hasHole?: boolean;
}
const onePerPage = { columns: 1, rows: 1 };
const cardGrids: Record<CardsPerPage, Grid> = {
  1: onePerPage,
  2: { columns: 1, rows: 2 },
  4: { columns: 2, rows: 2 },
  8: { columns: 2, rows: 4 },
};
const grids: Record<Exclude<Format, 'cards'>, Grid> = {
  door: { ...onePerPage, isLandscape: true },
  bookmarks: { columns: 5, rows: 1, isLandscape: true, hasHole: true },
  memory: { columns: 3, rows: 4, copies: 2, isPlain: true },
  posters: onePerPage,
};

/** How a sheet is divided. Only cards can be printed in different numbers per page. */
export const gridOf = (format: Format, per: CardsPerPage): Grid =>
  format === 'cards' ? cardGrids[per] : grids[format];

export function pageSize(paper: Paper, format: Format): { width: number; height: number } {
  const { width, height } = paperSize[paper];
  const isLandscape = format !== 'cards' && grids[format].isLandscape;
  return isLandscape ? { width: height, height: width } : { width, height };
}

/** A card to print: one text per language, and a label such as its category, which may be empty. */
export interface SheetCard {
  texts: readonly { text: string; description?: string | undefined; lang: Language }[];
  label: string;
  color: string;
  /** The color of text on `color`. */
  onColor: string;
  picture?: Picture | undefined;
  /** A QR code instead of a picture. */
  code?: QrCode | undefined;
}

/** A QR code: an SVG path in which each module is 1 wide, with the quiet zone around it. */
export interface QrCode {
  path: string;
  /** How many modules it is wide. */
  modules: number;
}

export interface SheetOptions {
  paper: Paper;
  format: Format;
  per: CardsPerPage;
  savesInk: boolean;
  brand: string;
}

/** Affirmations and labels are in the display font, descriptions in the body font. */
export type SheetFont = 'display' | 'body';

export interface SheetLine {
  text: string;
  lang: Language | undefined;
  font: SheetFont;
  color: string;
  /** The center of its baseline. */
  x: number;
  y: number;
  size: number;
}

/** A rectangle with rounded corners. */
export interface SheetShape {
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
  fill: string | undefined;
  stroke: string | undefined;
}

interface Place {
  x: number;
  y: number;
  size: number;
}

/** A card on a page. Shapes are drawn first, in their order, then its picture and lines. */
export interface Cell {
  shapes: SheetShape[];
  picture: (Picture & Place) | undefined;
  code?: (QrCode & Place) | undefined;
  lines: SheetLine[];
}

export interface Stroke {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

export interface SheetPage {
  cells: Cell[];
  /** Dashed lines to cut along. */
  cuts: Stroke[];
}

/** The look of lines on paper, in the preview and in the PDF. */
export const sheetStrokes = { cut: '#8a93a8', cutWidth: 0.25, dash: 1.6, frameWidth: 0.6 };

/** What is missing in a PDF: letters of other scripts, or emoji beyond the limit. */
export type PdfLack = 'letters' | 'emoji';

/** Each emoji takes about ten milliseconds to draw, and a collection could contain thousands. */
export const maxPdfEmoji = 200;

/** Characters that the fonts of the PDF lack. */
export type MissingCharacters = Readonly<Record<SheetFont, readonly string[]>>;

/** What a page says about its sheets. */
export interface SheetSummary {
  /** How many there are. */
  count: number;
  /** Whether there was too much text for all cards. */
  isCut: boolean;
  pdfLack: PdfLack | undefined;
}

/** What the PDF of these sheets lacks. */
export function pdfLackOf(
  pages: readonly SheetPage[],
  missing: MissingCharacters,
): PdfLack | undefined {
  const lines = pages.flatMap(({ cells }) => cells.flatMap((cell) => cell.lines));
  const shown = Object.entries(missing).flatMap(([font, characters]) => {
    const text = lines
      .map((line) => (line.font === font ? line.text.normalize('NFC') : ''))
      .join('\n');
    return characters.filter((character) => text.includes(character));
  });
  if (shown.some((character) => /\p{L}/u.test(character))) return 'letters';
  return new Set(shown).size > maxPdfEmoji ? 'emoji' : undefined;
}

/** Why nothing can be printed: an error, or no cards. */
export type NoPrintSheet =
  | { refused: 'unauthorized' | 'not-found' | 'unavailable' }
  | { pages: []; collection: CardSource | undefined };
