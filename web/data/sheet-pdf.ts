import Pdf from 'pdfkit';
import {
  paperSize,
  type Cell,
  type Paper,
  type SheetLine,
  type SheetPage,
} from '../logic/sheet.ts';
import { typeface } from './typeface.ts';

/** Points of a PDF in a millimetre. */
const point = 72 / 25.4;
const ink = '#22304a';
const hairline = '#8a93a8';
const font = 'card';
/** From the foot of an emoji down to below the baseline, as a share of the size. */
const belowBaseline = 0.2;

/** Draws an emoji as a PNG; undefined for a sign that is none. */
export type DrawSign = (sign: string) => Promise<Uint8Array | undefined>;
type Signs = ReadonlyMap<string, Uint8Array | undefined>;

/** The pages of a sheet as a PDF, line for line as the page shows them; the words are text, emoji pictures. */
export async function toSheetPdf(
  pages: readonly SheetPage[],
  { paper, savesInk, title }: { paper: Paper; savesInk: boolean; title: string },
  drawSign: DrawSign,
): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = paperSize[paper];
  const size: [number, number] = [width * point, height * point];
  const signs = await drawSigns(pages, drawSign);
  const pdf = new Pdf({ autoFirstPage: false, size, margin: 0, info: { Title: title } });
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  pdf.registerFont(font, typeface().bytes);

  for (const { cells, marks } of pages) {
    pdf.addPage().scale(point).font(font).lineWidth(0.2).strokeColor(hairline);
    for (const { x1, y1, x2, y2 } of marks) pdf.moveTo(x1, y1).lineTo(x2, y2).stroke();
    for (const cell of cells) drawCell(pdf, cell, savesInk, signs);
  }
  pdf.end();
  await ended;
  return Uint8Array.from(Buffer.concat(chunks));
}

/** Whether letters of other scripts stand on the pages: a PDF leaves them blank. */
export const leavesLettersOut = (pages: readonly SheetPage[]): boolean =>
  [...strangeSigns(pages)].some((sign) => /\p{L}/u.test(sign));

/** What the typeface has not. */
function strangeSigns(pages: readonly SheetPage[]): Set<string> {
  const lines = pages.flatMap(({ cells }) => cells.flatMap((cell) => cell.lines));
  const runs = lines.flatMap(({ text }) => typeface().runsOf(text));
  return new Set(runs.flatMap(({ text, isKnown }) => (isKnown ? [] : [text])));
}

/** The same, each sign drawn once. */
async function drawSigns(pages: readonly SheetPage[], drawSign: DrawSign): Promise<Signs> {
  const strange = [...strangeSigns(pages)];
  return new Map(
    await Promise.all(strange.map(async (sign) => [sign, await drawSign(sign)] as const)),
  );
}

function drawCell(pdf: PDFKit.PDFDocument, cell: Cell, savesInk: boolean, signs: Signs): void {
  const { x, y, width, bar, color, lines } = cell;
  if (savesInk)
    pdf
      .lineWidth(0.5)
      .rect(x + 1, y + 1, width - 2, bar)
      .stroke(color);
  else pdf.rect(x, y, width, bar).fill(color);
  pdf.fillColor(ink);
  for (const line of lines) drawLine(pdf, line, signs);
}

function drawLine(pdf: PDFKit.PDFDocument, { text, x, y, size }: SheetLine, signs: Signs): void {
  pdf.fontSize(size);
  let left = x - (typeface().measure(text) * size) / 2;
  for (const run of typeface().runsOf(text)) {
    const picture = signs.get(run.text);
    const wide = run.width * size;
    if (run.isKnown) pdf.text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic' });
    // A letter of another script is left blank: it prints from the page.
    else if (picture)
      pdf.image(Buffer.from(picture), left + (wide - size) / 2, y - size * (1 - belowBaseline), {
        width: size,
        height: size,
      });
    left += wide;
  }
}
