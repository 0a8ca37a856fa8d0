import { describe, expect, it } from 'vitest';
import { pick, parsePicks } from '../../../web/logic/picks.ts';
import { chooseCards, limitText, type PrintedCard } from '../../../web/logic/printed-cards.ts';
import { parseChoice, toChoice } from '../../../web/logic/sheet-choice.ts';
import { parseSheetQuery } from '../../../web/logic/sheet-query.ts';
import { layoutSheets } from '../../../web/logic/sheet-layout.ts';
import {
  defaultPaper,
  fittingPerPage,
  formats,
  pageSize,
  papers,
  perPage,
  type SheetCard,
  type SheetOptions,
} from '../../../web/logic/sheet.ts';

const queryOf = (search: string) => parseSheetQuery(new URL(`http://x/print/sheet${search}`), 'en');

const englishAndFrench: PrintedCard = {
  versions: [
    { text: 'I am brave.', description: 'Courage grows.', lang: 'en', alt: 'a lion' },
    { text: 'J’ai du courage.', description: 'Le courage grandit.', lang: 'fr', alt: 'un lion' },
  ],
  picture: 'lion',
  categories: ['Courage', 'Courage'],
  color: '#2f87b7',
  onColor: '#ffffff',
  place: 40,
};
const french = { ...englishAndFrench, versions: englishAndFrench.versions.slice(1), place: 0 };
const chosen = (search: string, ...cards: PrintedCard[]) =>
  chooseCards({ cards }, { ...queryOf(search), per: 1 }).cards;

describe('cards of a print sheet', () => {
  it('the cards of a print sheet are in the chosen languages, or in the language that they have if they are not translated', () => {
    const textsIn = (words: string) =>
      chosen(`?words=${words}`, englishAndFrench, french).map(({ texts }) =>
        texts.map(({ lang }) => lang).join(),
      );
    expect(textsIn('en')).toEqual(['en', 'fr']);
    expect(textsIn('fr')).toEqual(['fr', 'fr']);
    expect(textsIn('both')).toEqual(['en,fr', 'fr']);
  });

  it('printed cards have descriptions only on request, one label if both languages share it, and alt texts in their language', () => {
    const [plain] = chosen('?words=fr', englishAndFrench);
    expect(plain?.texts).toEqual([{ text: 'J’ai du courage.', lang: 'fr' }]);
    expect(plain?.picture).toEqual({ name: 'lion', alt: 'un lion' });
    const [full] = chosen('?words=both&adults=yes', englishAndFrench);
    expect(full?.texts[1]?.description).toBe('Le courage grandit.');
    expect(full?.label).toBe('Courage');
  });

  it('the posters of a print sheet stop at the weeks of a school year, and are labeled with their week in each chosen language', () => {
    const labels = chosen('?words=both&format=posters', englishAndFrench, french).map(
      ({ label }) => label,
    );
    expect(labels).toEqual(['Week 1 · Courage / Semaine 1 · Courage']);
  });
});

it('the form of a print sheet reads the same options from its fields as the URL of the sheet', () => {
  for (const search of [
    'paper=letter&per=8&words=both&ink=saving&adults=yes&format=door&code=yes',
    'paper=a4&per=1&words=fr&format=cards',
  ]) {
    const { per, ...query } = queryOf(`?${search}`);
    expect(parseChoice(Object.fromEntries(new URLSearchParams(search)))).toEqual(
      toChoice(query, per ?? 4),
    );
  }
});

describe('print sheet query', () => {
  it('reads the cards, paper, cards per page, format and other options of a print sheet from its URL', () => {
    const search = '?ids=3%2C1&paper=letter&per=8&words=both&ink=saving&adults=yes&format=door';
    expect(queryOf(search)).toEqual({
      ids: [3, 1],
      paper: 'letter',
      per: 8,
      words: 'both',
      ink: 'saving',
      adults: 'yes',
      format: 'door',
    });
  });

  it('the URL of a print sheet can name a collection instead of the ids of cards', () => {
    expect(queryOf('?collection=12').collection).toBe(12);
    expect(queryOf('?collection=012').collection).toBeUndefined();
  });

  it('a print sheet query replaces invalid options with defaults and ignores invalid ids', () => {
    expect(
      queryOf('?ids=x,-1,2,2,1e3&ids=5&paper=a0&per=3&words=de&ink=red&adults=no&format=hat'),
    ).toEqual({
      ids: [2, 5],
      paper: 'a4',
      per: undefined,
      words: 'en',
      ink: undefined,
      adults: undefined,
      format: 'cards',
    });
    expect(queryOf('').ids).toEqual([]);
  });

  it('a print sheet and a selection of cards have at most 96 cards', () => {
    const many = Array.from({ length: 500 }, (_, at) => at + 1).join();
    expect(queryOf(`?ids=${many}`).ids).toHaveLength(96);
    expect(parsePicks(many)).toHaveLength(96);
  });

  it('a print sheet leaves out the cards after the first 150,000 characters of text, counting each copy of a card', () => {
    const cards = Array.from({ length: 500 }, () => ({
      texts: [{ text: 'a'.repeat(280), description: 'b'.repeat(720), lang: 'en' as const }],
      label: '',
      color: '#000000',
      onColor: '#ffffff',
    }));
    expect(limitText(cards, 1)).toHaveLength(150);
    expect(limitText(cards, 2)).toHaveLength(75);
    expect(limitText(cards.slice(0, 75), 2)).toHaveLength(75);
  });

  it('a print sheet ignores all ids in its URL after the first 384', () => {
    expect(queryOf(`?ids=${'x,'.repeat(383)}1,2`).ids).toEqual([1]);
    expect(queryOf(`?${'ids=&'.repeat(383)}ids=1&ids=2`).ids).toEqual([1]);
  });
});

it('print sheets are on Letter paper by default for the locales en-US, en-CA and fr-CA, and on A4 for all others', () => {
  expect(['en-US', 'en-CA', 'fr-CA'].map(defaultPaper)).toEqual(['letter', 'letter', 'letter']);
  expect(['en-GB', 'fr-FR', 'en', 'fr', 'es-US'].map(defaultPaper)).not.toContain('letter');
});

it('by default, a page of a print sheet has room for one, two, four or eight cards, depending on how many there are', () => {
  expect([1, 2, 3, 4, 5, 40].map(fittingPerPage)).toEqual([1, 2, 4, 4, 8, 8]);
});

describe('layoutSheets', () => {
  const one = (text: string) => text.length;
  const measure = { display: one, body: one };
  const description = 'Say it in a whisper. '.repeat(12).trim();
  const card: SheetCard = {
    texts: [
      { text: 'WWWWWWW '.repeat(35).trim(), description, lang: 'en' },
      { text: 'W'.repeat(280), description, lang: 'fr' },
    ],
    label: 'A category of forty signs, which is long',
    color: '#ff0000',
    onColor: '#000000',
    picture: { name: 'cat', alt: 'a cat' },
  };
  const brave = { text: 'I am brave.', lang: 'en' as const };
  const short = { ...card, texts: [brave] };
  const layout = (cards: readonly SheetCard[], options: Partial<SheetOptions> = {}) =>
    layoutSheets(
      cards,
      { paper: 'a4', format: 'cards', per: 4, savesInk: false, brand: 'Colibri', ...options },
      measure,
    );
  const kinds = papers.flatMap((paper) => [
    ...perPage.map((per) => ({ paper, per, format: 'cards' as const })),
    ...formats.map((format) => ({ paper, per: 4 as const, format })),
  ]);

  it.each(kinds)(
    'prints the QR code of one card on $paper as $format, large enough to be scanned',
    (options) => {
      const code = { path: 'M0 0h1v1h-1z', modules: 33 };
      const scan = { ...short, picture: undefined, code };
      const cells = layout([card, scan], options).flatMap((page) => page.cells);
      const [found, ...more] = cells.flatMap((cell) => (cell.code ? [cell.code] : []));
      expect(more).toEqual([]);
      // A camera needs modules of half a millimeter.
      expect((found?.size ?? 0) / code.modules).toBeGreaterThan(0.5);
    },
  );

  it.each(kinds)(
    'the longest texts in two languages stay inside the frame and off the picture of $format on $paper, $per per page',
    (options) => {
      const pages = layout([card, short, { ...card, picture: undefined }], options);
      const size = pageSize(options.paper, options.format);
      for (const { shapes, lines, picture } of pages.flatMap(({ cells }) => cells)) {
        const [frame] = shapes;
        if (!frame) throw new Error('No frame.');
        expect(Math.min(frame.x, frame.y)).toBeGreaterThanOrEqual(12);
        expect(frame.x + frame.width).toBeLessThanOrEqual(size.width - 12 + 0.01);
        expect(frame.y + frame.height).toBeLessThanOrEqual(size.height - 12 + 0.01);
        const baselines = lines.map(({ y }) => y);
        expect(baselines).toEqual(baselines.toSorted((a, b) => a - b));
        for (const { text, x, y, size: letter } of lines) {
          const half = (one(text) * letter) / 2;
          expect(x - half).toBeGreaterThan(frame.x);
          expect(x + half).toBeLessThan(frame.x + frame.width);
          expect(y - letter * 0.8).toBeGreaterThan(frame.y);
          expect(y).toBeLessThan(frame.y + frame.height);
          if (!picture) continue;
          const isAside = x - half >= picture.x + picture.size;
          const isAbove = y <= picture.y;
          const isBelow = y - letter * 0.8 >= picture.y + picture.size;
          expect([isAside, isAbove, isBelow], text).toContain(true);
        }
      }
    },
  );

  it.each(['cards', 'door'] as const)(
    'in a print of %s, all affirmations have one type size on all sheets, and all their descriptions another one',
    (format) => {
      const plain = { ...short, texts: [{ ...brave, description: 'Say it.' }] };
      const pages = layout([plain, ...Array.from({ length: 4 }, () => short), card], { format });
      expect(pages.length).toBeGreaterThan(1);
      const lines = pages.flatMap(({ cells }) => cells).flatMap((cell) => cell.lines);
      const isLong = (text: string) => text.includes('W');
      const affirmations = lines.filter(({ text }) => isLong(text) || /brave/.test(text));
      expect(affirmations.length).toBeGreaterThan(3);
      expect(new Set(affirmations.map(({ size }) => size)).size).toBe(1);
      const adults = lines.filter(({ font }) => font === 'body');
      expect(adults.length).toBeGreaterThan(3);
      expect(new Set(adults.map(({ size }) => size)).size).toBe(1);
      expect(adults[0]?.size).toBeLessThan(affirmations[0]?.size ?? 0);
    },
  );

  it('the frames of two neighboring cards on a print sheet are 6 mm apart, with a dashed cut line halfway', () => {
    const [page] = layout([short, short]);
    const frames = (page?.cells ?? []).flatMap(({ shapes }) => shapes[0] ?? []);
    const [left, right] = frames;
    const end = (left?.x ?? 0) + (left?.width ?? 0);
    expect((right?.x ?? 0) - end).toBeCloseTo(6);
    const middle = page?.cuts.filter(({ x1, x2 }) => x1 === x2 && Math.abs(x1 - end - 3) < 0.01);
    expect(middle).toHaveLength(1);
    expect(page?.cuts).toHaveLength(7);
    expect(layout([short], { per: 1 })[0]?.cuts).toEqual([]);
  });

  it('a printed memory game has each card twice in a row, with nothing but its affirmation as text', () => {
    const pages = layout([short, card], { format: 'memory' });
    const texts = pages[0]?.cells.map(({ lines }) => lines.map(({ text }) => text).join(' '));
    expect(texts).toHaveLength(4);
    expect(texts?.slice(0, 2)).toEqual(['I am brave.', 'I am brave.']);
  });

  it('a print sheet that saves ink fills nothing with color, and draws only a line around each card', () => {
    const [page] = layout([short], { savesInk: true });
    const [frame, ...others] = page?.cells[0]?.shapes ?? [];
    expect(frame).toMatchObject({ fill: undefined, stroke: '#ff0000' });
    expect(others).toEqual([]);
  });
});

it('adds cards to the selection for printing and removes them, without duplicates', () => {
  expect(pick([1, 2], [2, 3], true)).toEqual([1, 2, 3]);
  expect(pick([1, 2, 3], [2], false)).toEqual([1, 3]);
  expect(parsePicks('x,2,2,-1')).toEqual([2]);
});
