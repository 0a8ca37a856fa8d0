import Pdf from 'pdfkit';
import {
  layoutSheets,
  paperSize,
  type Cell,
  type Paper,
  type CardsPerPage,
  type SheetCard,
  type SheetLine,
  type SheetPage,
} from '../logic/sheet.ts';
import { emojiPng, picturePng } from './emoji.ts';
import { cardFont } from './card-font.ts';

/** PDF points per millimeter. */
const point = 72 / 25.4;
const ink = '#22304a';
const hairline = '#8a93a8';
const font = 'card';
/** How far an emoji reaches below the baseline, as a share of the font size. */
const belowBaseline = 0.2;

/** Each emoji takes about ten milliseconds to draw, and a collection could contain thousands. */
const maxEmoji = 200;
/** Constant, so that the same sheet always produces the same bytes. */
const creationDate = new Date(0);

export interface PrintSheet {
  cards: readonly SheetCard[];
  paper: Paper;
  per: CardsPerPage;
  savesInk: boolean;
  title: string;
  brand: string;
}

export interface SheetLayout {
  pages: SheetPage[];
  /** What is missing in the PDF: letters of other scripts, or emoji beyond the limit. */
  pdfLacks: 'letters' | 'emoji' | undefined;
}

export function layoutPrintSheet(sheet: PrintSheet): SheetLayout {
  const pages = layoutSheets(sheet.cards, sheet, cardFont().measure);
  const signs = [...missingCharacters(pages)];
  const isLetter = (character: string) => /\p{L}/u.test(character);
  if (signs.some(isLetter)) return { pages, pdfLacks: 'letters' };
  return { pages, pdfLacks: signs.length > maxEmoji ? 'emoji' : undefined };
}

/** Draws a sheet as a PDF with the same line layout as its page. Emoji become images. */
export async function drawSheetPdf(sheet: PrintSheet): Promise<Uint8Array<ArrayBuffer>> {
  const { pages } = layoutPrintSheet(sheet);
  const { width, height } = paperSize[sheet.paper];
  const pictures = { emoji: await drawEmoji(pages), named: await drawPictures(pages) };
  const pdf = new Pdf({
    autoFirstPage: false,
    size: [width * point, height * point],
    margin: 0,
    info: { Title: sheet.title, CreationDate: creationDate },
  });
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  pdf.registerFont(font, cardFont().bytes);

  for (const { cells, marks } of pages) {
    pdf.addPage().scale(point).font(font).lineWidth(0.2).strokeColor(hairline);
    for (const { x1, y1, x2, y2 } of marks) pdf.moveTo(x1, y1).lineTo(x2, y2).stroke();
    for (const cell of cells) drawCell(pdf, cell, sheet.savesInk, pictures);
  }
  pdf.end();
  await ended;
  return Uint8Array.from(Buffer.concat(chunks));
}

/** Characters that the font lacks. */
function missingCharacters(pages: readonly SheetPage[]): Set<string> {
  const lines = pages.flatMap(({ cells }) => cells.flatMap((cell) => cell.lines));
  const runs = lines.flatMap(({ text }) => cardFont().runsOf(text));
  return new Set(runs.flatMap(({ text, isKnown }) => (isKnown ? [] : [text])));
}

/** Emoji as data URLs, because pdfkit embeds each URL only once. */
type EmojiImages = ReadonlyMap<string, string>;

async function drawEmoji(pages: readonly SheetPage[]): Promise<EmojiImages> {
  const pictures = new Map<string, string>();
  for (const character of missingCharacters(pages)) {
    const png = pictures.size < maxEmoji && (await emojiPng(character));
    if (png) pictures.set(character, toDataUrl(png));
  }
  return pictures;
}

const toDataUrl = (png: Uint8Array) =>
  `data:image/png;base64,${Buffer.from(png).toString('base64')}`;

/** The affirmations' pictures by their names. There are fewer different ones than emoji in texts. */
async function drawPictures(pages: readonly SheetPage[]): Promise<EmojiImages> {
  const names = pages.flatMap(({ cells }) => cells.flatMap(({ picture }) => picture?.name ?? []));
  const pictures = new Map<string, string>();
  for (const name of new Set(names)) {
    const png = await picturePng(name);
    if (png) pictures.set(name, toDataUrl(png));
  }
  return pictures;
}

function drawCell(
  pdf: PDFKit.PDFDocument,
  cell: Cell,
  savesInk: boolean,
  pictures: { emoji: EmojiImages; named: EmojiImages },
): void {
  const { x, y, width, bar, color, lines, picture } = cell;
  if (savesInk)
    pdf
      .lineWidth(0.5)
      .rect(x + 1, y + 1, width - 2, bar)
      .stroke(color);
  else pdf.rect(x, y, width, bar).fill(color);
  const drawing = pictures.named.get(picture?.name ?? '');
  if (picture && drawing)
    pdf.image(drawing, picture.x, picture.y, { width: picture.size, height: picture.size });
  pdf.fillColor(ink);
  for (const line of lines) drawLine(pdf, line, pictures.emoji);
}

function drawLine(
  pdf: PDFKit.PDFDocument,
  { text, x, y, size }: SheetLine,
  pictures: EmojiImages,
): void {
  pdf.fontSize(size);
  let left = x - (cardFont().measure(text) * size) / 2;
  for (const run of cardFont().runsOf(text)) {
    const picture = pictures.get(run.text);
    const wide = run.width * size;
    if (run.isKnown) pdf.text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic' });
    // Letters of other scripts are left out; visitors can print the page instead.
    else if (picture)
      pdf.image(picture, left + (wide - size) / 2, y - size * (1 - belowBaseline), {
        width: size,
        height: size,
      });
    left += wide;
  }
}
