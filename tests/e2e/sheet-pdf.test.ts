import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { visitors } from './browser.ts';
import { pagesOfPdf, type PdfPage } from './pdf-content.ts';

const visit = visitors();

/** How far apart two of these places are at most, in millimeters. */
const farthest = (some: readonly number[], others: readonly number[]): number =>
  Math.max(...some.map((place, index) => Math.abs(place - (others[index] ?? Infinity))));

/** What the browser shows on each sheet, and where, in millimeters. */
const previewOf = (page: Page): Promise<PdfPage[]> =>
  page.locator('svg[data-sheet]').evaluateAll((sheets) =>
    sheets.flatMap((sheet) => {
      if (!(sheet instanceof SVGSVGElement)) return [];
      const frame = sheet.getBoundingClientRect();
      const scale = sheet.viewBox.baseVal.width / frame.width;
      return {
        pictures: [...sheet.querySelectorAll('image')].map((image) => {
          const { x, y, width, height } = image.getBoundingClientRect();
          return {
            x: (x - frame.x) * scale,
            y: (y - frame.y) * scale,
            width: width * scale,
            height: height * scale,
          };
        }),
        lines: [...sheet.querySelectorAll('text')].map((line) => {
          const { x, y } = line.getStartPositionOfChar(0);
          return { text: line.textContent, x, y };
        }),
      };
    }),
  );

it.each([
  ['eight cards on one page, with descriptions', { per: '8', adults: true }],
  ['bookmarks in both languages', { format: 'bookmarks', words: 'both' }],
  ['a memory game', { format: 'memory', ink: true }],
  ['door signs on Letter paper', { format: 'door', paper: 'letter' }],
])(
  'the downloaded PDF of %s has each picture and each line of text where the preview shows it',
  async (_what, choices) => {
    const page = await visit('/print/sheet?ids=1,2,3,4,5,6,7,8', { locale: 'en-GB' });
    for (const [name, choice] of Object.entries(choices)) {
      const field = page.locator(`form [name=${name}]`);
      await (typeof choice === 'string' ? field.selectOption(choice) : field.check());
    }
    await page.waitForURL(({ searchParams }) =>
      Object.keys(choices).every((name) => searchParams.has(name)),
    );
    await page.locator('[data-sheets]:not([aria-busy])').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    const printed = pagesOfPdf(await readFile(await download.path()));
    const shown = await previewOf(page);

    const textsOf = (pages: PdfPage[]) => pages.map(({ lines }) => lines.map(({ text }) => text));
    expect(textsOf(printed)).toEqual(textsOf(shown));
    expect(printed.map(({ pictures }) => pictures.length)).toEqual(
      shown.map(({ pictures }) => pictures.length),
    );
    expect(printed.flatMap(({ pictures }) => pictures).length).toBeGreaterThanOrEqual(8);
    for (const [index, sheet] of shown.entries()) {
      const paper = printed[index] ?? { pictures: [], lines: [] };
      const places = ({ pictures, lines }: PdfPage) => [
        ...pictures.flatMap(({ x, y, width, height }) => [x, y, width, height]),
        ...lines.map(({ y }) => y),
      ];
      const starts = ({ lines }: PdfPage) => lines.map(({ x }) => x);
      expect(farthest(places(sheet), places(paper)), `page ${index + 1}`).toBeLessThan(0.1);
      // The browser and the PDF space letters with different libraries, and lines are centered.
      expect(farthest(starts(sheet), starts(paper)), `page ${index + 1}`).toBeLessThan(1);
    }
  },
);
