import type { Language } from '#contract/language';
import type { Picture } from './affirmation.ts';
import type { CardSource } from './collection.ts';
import { fitText, memoizeMeasure, type Measure } from './fit-text.ts';

/** Enough for a whole class; more would put too much load on the server. */
export const maxPickedCards = 96;

/* All lengths in millimeters. */
export const papers = ['a4', 'letter'] as const;
export type Paper = (typeof papers)[number];
export const paperSize: Record<Paper, { width: number; height: number }> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
};

export const perPage = [1, 2, 4, 8] as const;
export type CardsPerPage = (typeof perPage)[number];
const grids: Record<CardsPerPage, { columns: number; rows: number }> = {
  1: { columns: 1, rows: 1 },
  2: { columns: 1, rows: 2 },
  4: { columns: 2, rows: 2 },
  8: { columns: 2, rows: 4 },
};

/** The margin that printers leave white, which contains the cut marks. */
const margin = 12;
const mark = 6;
const leading = 1.12;
/** The distance from the center of a line to its baseline, as a share of the font size. */
const toBaseline = 0.33;

/** A card to print: one text per language, and a category name, which may be empty. */
export interface SheetCard {
  texts: readonly { text: string; lang: Language }[];
  category: string;
  color: string;
  picture?: Picture | undefined;
}

export interface SheetLine {
  text: string;
  lang: Language | undefined;
  x: number;
  y: number;
  size: number;
}

export interface Cell {
  x: number;
  y: number;
  width: number;
  color: string;
  bar: number;
  lines: SheetLine[];
  picture?: (Picture & { x: number; y: number; size: number }) | undefined;
}

export interface Stroke {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

export interface SheetPage {
  cells: Cell[];
  marks: Stroke[];
}

/** Why nothing can be printed: an error, or no cards. */
export type NoPrintSheet =
  | { refused: 'unauthorized' | 'not-found' | 'unavailable' }
  | { pages: []; collection: CardSource | undefined };

/** Lays out cards on pages: the position of each line, and the cut marks. */
export function layoutSheets(
  cards: readonly SheetCard[],
  { paper, per, brand }: { paper: Paper; per: CardsPerPage; brand: string },
  measureText: Measure,
): SheetPage[] {
  // Memoized, because cards share many words.
  const measure = memoizeMeasure(measureText);
  const { columns, rows } = grids[per];
  const size = paperSize[paper];
  const width = (size.width - 2 * margin) / columns;
  const height = (size.height - 2 * margin) / rows;
  return Array.from({ length: Math.ceil(cards.length / per) }, (_, page) => ({
    marks: cutMarks(size, columns, rows),
    cells: cards.slice(page * per, (page + 1) * per).map((card, index) => {
      const x = margin + (index % columns) * width;
      const y = margin + Math.floor(index / columns) * height;
      return layoutCell(card, { x, y, width, height }, brand, measure);
    }),
  }));
}

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

function layoutCell(card: SheetCard, area: Area, brand: string, measure: Measure): Cell {
  const { x, y, width, height } = area;
  const unit = Math.min(width, height);
  const bar = unit * 0.05;
  const small = unit * 0.055;
  const middle = x + width / 2;
  const padding = unit * 0.08;
  const inner = {
    x: x + padding,
    y: y + bar + small * 2.2,
    width: width - 2 * padding,
    height: height - bar - small * 4.4,
  };
  const picture = card.picture && { ...card.picture, ...placePicture(inner, unit) };
  const box = picture ? besidePicture(inner, picture.size + small) : inner;
  const share = box.height / card.texts.length;
  const words = card.texts.flatMap(({ text, lang }, index) => {
    const room = {
      width: box.width,
      height: share * (card.texts.length > 1 ? 0.88 : 0.94),
      largest: unit * 0.15,
      leading,
    };
    const { size, lines } = fitText(text, room, measure);
    const first = box.y + share * index + (share - lines.length * size * leading) / 2;
    return lines.map((line, row) => ({
      text: line,
      lang,
      x: box.x + box.width / 2,
      y: first + size * leading * (row + 0.5) + size * toBaseline,
      size,
    }));
  });
  const fit = (text: string) => Math.min(small, inner.width / Math.max(measure(text), 1));
  const line = (text: string, index: number) => ({
    text,
    lang: undefined,
    x: middle,
    y: index,
    size: fit(text),
  });
  return {
    x,
    y,
    width,
    color: card.color,
    bar,
    picture,
    lines: [
      ...(card.category ? [line(card.category, y + bar + small * 1.6)] : []),
      ...words,
      line(brand, y + height - small),
    ],
  };
}

/** Left of the text on a wide card, otherwise above it. */
const isBeside = ({ width, height }: Area) => width > height * 1.2;

function placePicture(inner: Area, unit: number) {
  const size = unit * (isBeside(inner) ? 0.36 : 0.4);
  return isBeside(inner)
    ? { size, x: inner.x, y: inner.y + (inner.height - size) / 2 }
    : { size, x: inner.x + (inner.width - size) / 2, y: inner.y };
}

/** What a picture leaves of an area for the text. */
const besidePicture = (inner: Area, taken: number): Area =>
  isBeside(inner)
    ? { ...inner, x: inner.x + taken, width: inner.width - taken }
    : { ...inner, y: inner.y + taken, height: inner.height - taken };

/** Short lines in the margin for cutting with a ruler. */
function cutMarks(
  size: { width: number; height: number },
  columns: number,
  rows: number,
): Stroke[] {
  const index = (length: number, parts: number) =>
    Array.from({ length: parts + 1 }, (_, n) => margin + (n * (length - 2 * margin)) / parts);
  const [left, right, top, bottom] = [margin, size.width - margin, margin, size.height - margin];
  const gap = 1;
  return [
    ...index(size.width, columns).flatMap((x) => [
      { x1: x, y1: top - gap - mark, x2: x, y2: top - gap },
      { x1: x, y1: bottom + gap, x2: x, y2: bottom + gap + mark },
    ]),
    ...index(size.height, rows).flatMap((y) => [
      { x1: left - gap - mark, y1: y, x2: left - gap, y2: y },
      { x1: right + gap, y1: y, x2: right + gap + mark, y2: y },
    ]),
  ];
}
