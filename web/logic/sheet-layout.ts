import { memoizeMeasure } from './fit-text.ts';
import {
  commonSizes,
  divideCard,
  inset,
  layoutCell,
  type Area,
  type SheetMeasure,
} from './sheet-card.ts';
import {
  gridOf,
  pageSize,
  type SheetCard,
  type SheetOptions,
  type SheetPage,
  type Stroke,
} from './sheet.ts';

/** What printers leave white. */
const margin = 12;
/** The white border around each card after cutting, so that frames of neighbors don't touch. */
const gap = 3;

/** Lays out cards on pages: frames, pictures, the position of each line, and the lines to cut along (behavior P22). */
export function layoutSheets(
  cards: readonly SheetCard[],
  options: SheetOptions,
  { display, body }: SheetMeasure,
): SheetPage[] {
  // Memoized, because cards share many words.
  const measure = { display: memoizeMeasure(display), body: memoizeMeasure(body) };
  const { columns, rows, copies = 1 } = gridOf(options.format, options.per);
  const size = pageSize(options.paper, options.format);
  const width = (size.width - 2 * margin) / columns;
  const height = (size.height - 2 * margin) / rows;
  const perSheet = columns * rows;
  const printed = cards.flatMap((card) =>
    Array.from({ length: card.code ? 1 : copies }, () => card),
  );
  const placed = printed.map((card, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns) % rows];
    const area = { x: margin + column * width, y: margin + row * height, width, height };
    const frame = perSheet > 1 ? inset(area, gap, gap) : area;
    return { card, area, parts: divideCard(card, frame, options) };
  });
  // Of all pages, because they hang side by side.
  const sizes = commonSizes(placed, measure);
  return Array.from({ length: Math.ceil(printed.length / perSheet) }, (_, page) => {
    const onPage = placed.slice(page * perSheet, (page + 1) * perSheet);
    return {
      cells: onPage.map((each) => layoutCell(each, sizes, options, measure)),
      cuts: perSheet > 1 ? cutLines(onPage.map(({ area }) => area)) : [],
    };
  });
}

/** The edges of the cards, each once. */
function cutLines(areas: readonly Area[]): Stroke[] {
  const edges = areas.flatMap(({ x, y, width, height }) => [
    { x1: x, y1: y, x2: x + width, y2: y },
    { x1: x, y1: y + height, x2: x + width, y2: y + height },
    { x1: x, y1: y, x2: x, y2: y + height },
    { x1: x + width, y1: y, x2: x + width, y2: y + height },
  ]);
  const keyOf = (edge: Stroke) =>
    Object.values(edge)
      .map((length) => length.toFixed(2))
      .join();
  return [...new Map(edges.map((edge) => [keyOf(edge), edge])).values()];
}
