import Pdf from 'pdfkit';
import {
  layoutSheets,
  paperSize,
  type Cell,
  type Paper,
  type Per,
  type SheetCard,
  type SheetLine,
  type SheetPage,
} from '../logic/sheet.ts';
import { emojiPng } from './emoji.ts';
import { typeface } from './sheet-typeface.ts';

/** Points of a PDF in a millimetre. */
const point = 72 / 25.4;
const ink = '#22304a';
const hairline = '#8a93a8';
const font = 'card';
/** From the foot of an emoji down to below the baseline, as a share of the size. */
const belowBaseline = 0.2;

/** Each takes some ten milliseconds; a member could write thousands into a collection. */
const mostEmoji = 200;
/** The same sheet is the same bytes, whenever it is drawn. */
const drawnAt = new Date(0);

/** What is to be printed, on which paper, and how. */
export interface Sheet {
  cards: readonly SheetCard[];
  paper: Paper;
  per: Per;
  savesInk: boolean;
  title: string;
  brand: string;
}

export interface LaidSheet {
  pages: SheetPage[];
  /** What a PDF leaves blank: letters of other scripts, or emoji beyond what it can hold. */
  pdfLacks: 'letters' | 'emoji' | undefined;
}

/** The pages of a sheet: where each line stands. */
export function layoutSheet(sheet: Sheet): LaidSheet {
  const pages = layoutSheets(sheet.cards, sheet, typeface().measure);
  const signs = [...unknownSigns(pages)];
  const isLetter = (sign: string) => /\p{L}/u.test(sign);
  if (signs.some(isLetter)) return { pages, pdfLacks: 'letters' };
  return { pages, pdfLacks: signs.length > mostEmoji ? 'emoji' : undefined };
}

/** A sheet as a PDF, line for line as its page shows it; the words are text, emoji pictures. */
export async function drawSheetPdf(sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const { pages } = layoutSheet(sheet);
  const { width, height } = paperSize[sheet.paper];
  const pictures = await drawEmoji(pages);
  const pdf = new Pdf({
    autoFirstPage: false,
    size: [width * point, height * point],
    margin: 0,
    info: { Title: sheet.title, CreationDate: drawnAt },
  });
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  pdf.registerFont(font, typeface().bytes);

  for (const { cells, marks } of pages) {
    pdf.addPage().scale(point).font(font).lineWidth(0.2).strokeColor(hairline);
    for (const { x1, y1, x2, y2 } of marks) pdf.moveTo(x1, y1).lineTo(x2, y2).stroke();
    for (const cell of cells) drawCell(pdf, cell, sheet.savesInk, pictures);
  }
  pdf.end();
  await ended;
  return Uint8Array.from(Buffer.concat(chunks));
}

/** What the typeface has not. */
function unknownSigns(pages: readonly SheetPage[]): Set<string> {
  const lines = pages.flatMap(({ cells }) => cells.flatMap((cell) => cell.lines));
  const runs = lines.flatMap(({ text }) => typeface().runsOf(text));
  return new Set(runs.flatMap(({ text, isKnown }) => (isKnown ? [] : [text])));
}

/** Emoji as addresses of pictures: what has an address is put into a PDF once, however often it is shown. */
type Pictures = ReadonlyMap<string, string>;

async function drawEmoji(pages: readonly SheetPage[]): Promise<Pictures> {
  const pictures = new Map<string, string>();
  for (const sign of unknownSigns(pages)) {
    const png = pictures.size < mostEmoji && (await emojiPng(sign));
    if (png) pictures.set(sign, `data:image/png;base64,${Buffer.from(png).toString('base64')}`);
  }
  return pictures;
}

function drawCell(
  pdf: PDFKit.PDFDocument,
  cell: Cell,
  savesInk: boolean,
  pictures: Pictures,
): void {
  const { x, y, width, bar, color, lines } = cell;
  if (savesInk)
    pdf
      .lineWidth(0.5)
      .rect(x + 1, y + 1, width - 2, bar)
      .stroke(color);
  else pdf.rect(x, y, width, bar).fill(color);
  pdf.fillColor(ink);
  for (const line of lines) drawLine(pdf, line, pictures);
}

function drawLine(
  pdf: PDFKit.PDFDocument,
  { text, x, y, size }: SheetLine,
  pictures: Pictures,
): void {
  pdf.fontSize(size);
  let left = x - (typeface().measure(text) * size) / 2;
  for (const run of typeface().runsOf(text)) {
    const picture = pictures.get(run.text);
    const wide = run.width * size;
    if (run.isKnown) pdf.text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic' });
    // A letter of another script is left blank: it prints from the page.
    else if (picture)
      pdf.image(picture, left + (wide - size) / 2, y - size * (1 - belowBaseline), {
        width: size,
        height: size,
      });
    left += wide;
  }
}
