import { expect, it, onTestFinished, vi } from 'vitest';
import {
  drawSheetPdf,
  layoutPrintSheet,
  type PrintSheet,
} from '../../../web/pictures/sheet-pdf.ts';
import { pdfLackOf } from '../../../web/logic/sheet.ts';
import { cardFont } from '../../../web/pictures/card-font.ts';

/** A sheet with one card per text. */
const sheetOf = (...texts: string[]): PrintSheet => ({
  cards: texts.map((text) => ({
    texts: [{ text, lang: 'en' }],
    label: 'Calm',
    color: '#2f87b7',
    onColor: '#ffffff',
  })),
  paper: 'a4',
  format: 'cards',
  per: 4,
  savesInk: false,
  title: 'Cards',
  brand: 'Colibri',
});

/** What the PDF of a sheet lacks. */
function lackOf(sheet: PrintSheet) {
  const display = sheet.cards.flatMap(({ texts }) => texts.map(({ text }) => text));
  const { pages, missing } = layoutPrintSheet({ ...sheet, texts: { display, body: [] } });
  return pdfLackOf(pages, missing);
}

/** Counts the images of a PDF. */
function picturesIn(pdf: Uint8Array): number {
  const file = Buffer.from(pdf).toString('latin1');
  // A transparent image has a second one as its mask.
  return [...file.matchAll(/\/Subtype \/Image/g)].length - [...file.matchAll(/\/SMask/g)].length;
}

it.each([
  ['I am brave.', 0],
  ['I shine like a star ⭐ today 💛!', 2],
  ['A heart ❤️ and a family 👩‍👩‍👧‍👦', 2],
  ['The same 🦁 twice 🦁', 1],
  ['Cafe\u0301 أنا', 0],
])(
  'the PDF of a card with the text %j contains %i emoji pictures, one for each different emoji',
  async (text, count) => {
    expect(picturesIn(await drawSheetPdf(sheetOf(text)))).toBe(count);
  },
);

it('the PDF of two cards with the same picture contains it once, and none if the picture’s name is unknown', async () => {
  const sheet = sheetOf('I am brave.', 'I am kind.');
  const withPicture = (name: string) => ({
    ...sheet,
    cards: sheet.cards.map((card) => ({ ...card, picture: { name, alt: 'a cat' } })),
  });
  expect(picturesIn(await drawSheetPdf(withPicture('cat')))).toBe(1);
  expect(picturesIn(await drawSheetPdf(withPicture('catt')))).toBe(0);
});

/** Animals, food and faces. */
const emoji = Array.from({ length: 250 }, (_, index) => String.fromCodePoint(0x1f400 + index));

it('embeds at most 200 different emoji in a PDF, and reports that some are missing', async () => {
  const sheet = sheetOf(emoji.slice(0, 100).join(''), emoji.slice(100).join(''));
  expect(lackOf(sheet)).toBe('emoji');
  expect(picturesIn(await drawSheetPdf(sheet))).toBe(200);
  expect(lackOf(sheetOf('I shine 🌟'))).toBeUndefined();
});

it('drawing the same print sheet as a PDF a day later gives exactly the same bytes', async () => {
  const sheet = sheetOf(emoji.slice(0, 30).join(''), 'I am brave.');
  const first = await drawSheetPdf(sheet);
  vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  expect(Buffer.from(await drawSheetPdf(sheet)).equals(first)).toBe(true);
});

it('the PDF measures a line of a card as the sum of its parts, and treats an emoji of several characters as one part', () => {
  const { runsOf, measure } = cardFont('display');
  const runs = runsOf('I 👩‍👩‍👧‍👦 am');
  expect(runs.map(({ text }) => text)).toEqual(['I ', '👩‍👩‍👧‍👦', ' am']);
  expect(measure('I 👩‍👩‍👧‍👦 am')).toBeCloseTo(runs.reduce((sum, { width }) => sum + width, 0));
  expect(measure('👩‍👩‍👧‍👦')).toBeLessThan(2);
});
