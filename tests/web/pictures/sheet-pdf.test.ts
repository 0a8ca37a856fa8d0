import { expect, it, onTestFinished, vi } from 'vitest';
import { drawSheetPdf, layoutSheet, type Sheet } from '../../../web/pictures/sheet-pdf.ts';
import { typeface } from '../../../web/pictures/sheet-typeface.ts';

/** A sheet with one card per text. */
const sheetOf = (...texts: string[]): Sheet => ({
  cards: texts.map((text) => ({
    texts: [{ text, lang: 'en' }],
    category: 'Calm',
    color: '#2f87b7',
  })),
  paper: 'a4',
  per: 4,
  savesInk: false,
  title: 'Cards',
  brand: 'Colibri',
});

/** How many pictures a PDF holds. */
function picturesIn(pdf: Uint8Array): number {
  const file = Buffer.from(pdf).toString('latin1');
  // What is clear through has a mask beside it.
  return [...file.matchAll(/\/Subtype \/Image/g)].length - [...file.matchAll(/\/SMask/g)].length;
}

it.each([
  ['I am brave.', 0],
  ['I shine like a star ⭐ today 💛!', 2],
  ['A heart ❤️ and a family 👩‍👩‍👧‍👦', 2],
  ['The same 🦁 twice 🦁', 1],
  ['Cafe\u0301 أنا', 0],
])('the PDF of %j holds %i different emoji', async (text, count) => {
  expect(picturesIn(await drawSheetPdf(sheetOf(text)))).toBe(count);
});

/** Animals, food and faces. */
const emoji = Array.from({ length: 250 }, (_, index) => String.fromCodePoint(0x1f400 + index));

it('a PDF holds at most 200 different emoji, and its page says so', async () => {
  const sheet = sheetOf(emoji.slice(0, 100).join(''), emoji.slice(100).join(''));
  expect(layoutSheet(sheet).pdfLacks).toBe('emoji');
  expect(picturesIn(await drawSheetPdf(sheet))).toBe(200);
  expect(layoutSheet(sheetOf('I shine 🌟')).pdfLacks).toBeUndefined();
});

it('the same sheet is drawn to the same bytes on any day', async () => {
  const sheet = sheetOf(emoji.slice(0, 30).join(''), 'I am brave.');
  const first = await drawSheetPdf(sheet);
  vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  expect(Buffer.from(await drawSheetPdf(sheet)).equals(first)).toBe(true);
});

it('a line is as wide as its runs, and an emoji is one', () => {
  const { runsOf, measure } = typeface();
  const runs = runsOf('I 👩‍👩‍👧‍👦 am');
  expect(runs.map(({ text }) => text)).toEqual(['I ', '👩‍👩‍👧‍👦', ' am']);
  expect(measure('I 👩‍👩‍👧‍👦 am')).toBeCloseTo(runs.reduce((sum, { width }) => sum + width, 0));
  expect(measure('👩‍👩‍👧‍👦')).toBeLessThan(2);
});
