import { describe, expect, it } from 'vitest';
import { pick, parsePicks } from '../../../web/logic/picks.ts';
import { parseSheetQuery, serializeSheetQuery } from '../../../web/logic/sheet-query.ts';
import {
  layoutSheets,
  papers,
  paperSize,
  perPage,
  type SheetCard,
} from '../../../web/logic/sheet.ts';

const queryOf = (search: string) => parseSheetQuery(new URL(`http://x/print/sheet${search}`), 'en');

describe('print sheet query', () => {
  it('parses and serializes the query of a print sheet', () => {
    const search = '?ids=3%2C1&paper=letter&per=8&words=both&ink=saving';
    const query = queryOf(search);
    expect(query).toEqual({ ids: [3, 1], paper: 'letter', per: 8, words: 'both', ink: 'saving' });
    expect(serializeSheetQuery(query)).toBe(search);
  });

  it('accepts a collection instead of card ids in the URL of print sheets', () => {
    const search = '?collection=12&paper=a4&per=4&words=en';
    expect(serializeSheetQuery(queryOf(search))).toBe(search);
    expect(queryOf('?collection=012').collection).toBeUndefined();
  });

  it('a print sheet query replaces invalid options with defaults and ignores invalid ids', () => {
    expect(queryOf('?ids=x,-1,2,2,1e3&ids=5&paper=a0&per=3&words=de&ink=red')).toEqual({
      ids: [2, 5],
      paper: 'a4',
      per: 4,
      words: 'en',
      ink: undefined,
    });
    expect(queryOf('').ids).toEqual([]);
  });

  it('limits a print sheet to 96 cards', () => {
    const many = Array.from({ length: 500 }, (_, at) => at + 1).join();
    expect(queryOf(`?ids=${many}`).ids).toHaveLength(96);
    expect(parsePicks(many)).toHaveLength(96);
  });

  it('a print sheet query ignores everything after the first 384 entries in its ids', () => {
    expect(queryOf(`?ids=${'x,'.repeat(383)}1,2`).ids).toEqual([1]);
    expect(queryOf(`?${'ids=&'.repeat(383)}ids=1&ids=2`).ids).toEqual([1]);
  });
});

describe('layoutSheets', () => {
  const measure = (text: string) => text.length;
  const card: SheetCard = {
    texts: [
      { text: 'WWWWWWW '.repeat(35).trim(), lang: 'en' },
      { text: 'W'.repeat(280), lang: 'fr' },
    ],
    category: 'A category of forty signs, which is long',
    color: '#ff0000',
  };

  it.each(papers.flatMap((paper) => perPage.map((per) => ({ paper, per }))))(
    'print sheets on $paper with $per cards per page keep the longest texts in both languages inside their cards',
    ({ paper, per }) => {
      const cards = Array.from({ length: per + 1 }, () => card);
      const pages = layoutSheets(cards, { paper, per, brand: 'Colibri' }, measure);
      expect(pages.map(({ cells }) => cells.length)).toEqual([per, 1]);
      const bottom = paperSize[paper].height - 12;
      for (const { x, y, width, bar, lines } of pages.flatMap(({ cells }) => cells)) {
        const baselines = lines.map((line) => line.y);
        expect(baselines).toEqual(baselines.toSorted((a, b) => a - b));
        for (const line of lines) {
          expect(line.y - line.size).toBeGreaterThan(y + bar - line.size);
          expect(line.y).toBeLessThan(bottom);
          expect(line.x - (measure(line.text) * line.size) / 2).toBeGreaterThan(x);
          expect(line.x + (measure(line.text) * line.size) / 2).toBeLessThan(x + width);
        }
      }
    },
  );

  it.each(papers.flatMap((paper) => perPage.map((per) => ({ paper, per }))))(
    'print sheets on $paper with $per cards per page keep pictures inside their cards and off the longest texts',
    ({ paper, per }) => {
      const picture = { name: 'cat', alt: 'a cat' };
      const pages = layoutSheets([{ ...card, picture }], { paper, per, brand: 'Colibri' }, measure);
      const [cell] = pages.flatMap(({ cells }) => cells);
      if (!cell?.picture) throw new Error('No picture.');
      const { x, y, size } = cell.picture;
      expect(size).toBeGreaterThan(18);
      expect(x).toBeGreaterThan(cell.x);
      expect(x + size).toBeLessThan(cell.x + cell.width);
      expect(y).toBeGreaterThan(cell.y + cell.bar);
      for (const line of cell.lines) {
        const left = line.x - (measure(line.text) * line.size) / 2;
        const isAside = left >= x + size;
        const isAbove = line.y <= y;
        const isBelow = line.y - line.size * 0.8 >= y + size;
        expect([isAside, isAbove, isBelow], line.text).toContain(true);
      }
    },
  );

  it('draws cut marks only in the margin of a print sheet', () => {
    const [page] = layoutSheets([card], { paper: 'a4', per: 4, brand: 'Colibri' }, measure);
    expect(page?.marks).toHaveLength(12);
    const ends = (page?.marks ?? []).flatMap(({ x1, y1, x2, y2 }) => [
      [x1, y1] as const,
      [x2, y2] as const,
    ]);
    for (const [x, y] of ends) expect(Math.min(x, y, 210 - x, 297 - y)).toBeLessThan(12);
  });
});

it('adds cards to the selection for printing and removes them, without duplicates', () => {
  expect(pick([1, 2], [2, 3], true)).toEqual([1, 2, 3]);
  expect(pick([1, 2, 3], [2], false)).toEqual([1, 3]);
  expect(parsePicks('x,2,2,-1')).toEqual([2]);
});
