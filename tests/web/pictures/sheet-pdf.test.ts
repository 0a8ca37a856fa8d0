import { expect, it } from 'vitest';
import { toSheetPdf } from '../../../web/data/sheet-pdf.ts';
import { typeface } from '../../../web/data/typeface.ts';
import { layoutSheets } from '../../../web/logic/sheet.ts';
import { emojiPng } from '../../../web/pictures/emoji.ts';

const options = { paper: 'a4', savesInk: false, title: 'Cards' } as const;

/** How many pictures the PDF of one card holds. */
async function picturesIn(text: string): Promise<number> {
  const card = { texts: [{ text, lang: 'en' as const }], category: 'Calm', color: '#2f87b7' };
  const query = { paper: 'a4', per: 4, brand: 'Colibri' } as const;
  const pdf = await toSheetPdf(layoutSheets([card], query, typeface().measure), options, emojiPng);
  const file = Buffer.from(pdf).toString('latin1');
  // What is clear through has a mask beside it.
  return [...file.matchAll(/\/Subtype \/Image/g)].length - [...file.matchAll(/\/SMask/g)].length;
}

it.each([
  ['I am brave.', 0],
  ['I shine like a star ⭐ today 💛!', 2],
  ['A heart ❤️ and a family 👩‍👩‍👧‍👦', 2],
  ['The same 🦁 twice 🦁', 2],
  ['Cafe\u0301 أنا', 0],
])('the PDF of %j holds %i emoji', async (text, count) => {
  expect(await picturesIn(text)).toBe(count);
});

it('a line is as wide as its runs, and an emoji is one', () => {
  const { runsOf, measure } = typeface();
  const runs = runsOf('I 👩‍👩‍👧‍👦 am');
  expect(runs.map(({ text }) => text)).toEqual(['I ', '👩‍👩‍👧‍👦', ' am']);
  expect(measure('I 👩‍👩‍👧‍👦 am')).toBeCloseTo(runs.reduce((sum, { width }) => sum + width, 0));
  expect(measure('👩‍👩‍👧‍👦')).toBeLessThan(2);
});
