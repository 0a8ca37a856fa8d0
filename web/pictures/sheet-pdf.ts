import Pdf from 'pdfkit';
import { layoutSheets } from '../logic/sheet-layout.ts';
import {
  maxPdfEmoji,
  pageSize,
  sheetStrokes,
  type Cell,
  type MissingCharacters,
  type SheetCard,
  type SheetFont,
  type SheetLine,
  type SheetOptions,
  type SheetPage,
} from '../logic/sheet.ts';
import { emojiPng, picturePng } from './emoji.ts';
import { cardFont } from './card-font.ts';

/** PDF points per millimeter. */
const point = 72 / 25.4;
const fonts: readonly SheetFont[] = ['display', 'body'];
/** How far an emoji reaches below the baseline, as a share of the font size. */
const belowBaseline = 0.2;

/** Pictures larger than this many millimeters get more pixels. */
const largePicture = 50;
const smallPixels = 256;
const largePixels = 512;
/** Constant, so that the same sheet always produces the same bytes. */
const creationDate = new Date(0);

export interface PrintSheet extends SheetOptions {
  cards: readonly SheetCard[];
  title: string;
}

export interface SheetLayout {
  pages: SheetPage[];
  /** In `texts`, which are those that any options can print. */
  missing: MissingCharacters;
}

export function layoutPrintSheet({
  texts,
  ...sheet
}: PrintSheet & { texts: Readonly<Record<SheetFont, readonly string[]>> }): SheetLayout {
  const missingIn = (font: SheetFont, printed: readonly string[]) => [
    ...new Set(printed.flatMap(cardFont(font).missingIn)),
  ];
  return {
    pages: layout(sheet),
    missing: {
      display: missingIn('display', [...texts.display, sheet.brand]),
      body: missingIn('body', texts.body),
    },
  };
}

function layout(sheet: PrintSheet): SheetPage[] {
  const measure = { display: cardFont('display').measure, body: cardFont('body').measure };
  return layoutSheets(sheet.cards, sheet, measure);
}

/** Draws a sheet as a PDF with the same line layout as its page. Emoji become images. */
export async function drawSheetPdf(sheet: PrintSheet): Promise<Uint8Array<ArrayBuffer>> {
  const pages = layout(sheet);
  const { width, height } = pageSize(sheet.paper, sheet.format);
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
  for (const font of fonts) pdf.registerFont(font, cardFont(font).bytes);

  const { cut, cutWidth, dash } = sheetStrokes;
  for (const { cells, cuts } of pages) {
    pdf.addPage().scale(point).lineWidth(cutWidth).strokeColor(cut).dash(dash, {});
    for (const { x1, y1, x2, y2 } of cuts) pdf.moveTo(x1, y1).lineTo(x2, y2).stroke();
    pdf.undash().lineWidth(sheetStrokes.frameWidth);
    for (const cell of cells) drawCell(pdf, cell, pictures);
  }
  pdf.end();
  await ended;
  return Uint8Array.from(Buffer.concat(chunks));
}

/** Emoji as data URLs, because pdfkit embeds each URL only once. */
type EmojiImages = ReadonlyMap<string, string>;

async function drawEmoji(pages: readonly SheetPage[]): Promise<EmojiImages> {
  const pictures = new Map<string, string>();
  const lines = pages.flatMap(({ cells }) => cells.flatMap((cell) => cell.lines));
  const missing = new Set(lines.flatMap(({ text, font }) => cardFont(font).missingIn(text)));
  for (const character of missing) {
    const png = pictures.size < maxPdfEmoji && (await emojiPng(character));
    if (png) pictures.set(character, toDataUrl(png));
  }
  return pictures;
}

const toDataUrl = (png: Uint8Array) =>
  `data:image/png;base64,${Buffer.from(png).toString('base64')}`;

/** The affirmations' pictures by their names. There are fewer different ones than emoji in texts. */
async function drawPictures(pages: readonly SheetPage[]): Promise<EmojiImages> {
  const placed = pages.flatMap(({ cells }) => cells.flatMap(({ picture }) => picture ?? []));
  const pictures = new Map<string, string>();
  for (const { name, size } of new Map(placed.map((each) => [each.name, each])).values()) {
    const png = await picturePng(name, size > largePicture ? largePixels : smallPixels);
    if (png) pictures.set(name, toDataUrl(png));
  }
  return pictures;
}

function drawCell(
  pdf: PDFKit.PDFDocument,
  { shapes, picture, code, lines }: Cell,
  pictures: { emoji: EmojiImages; named: EmojiImages },
): void {
  for (const { x, y, width, height, radius, fill, stroke } of shapes) {
    pdf.roundedRect(x, y, width, height, radius);
    if (fill && stroke) pdf.fillAndStroke(fill, stroke);
    else if (fill) pdf.fill(fill);
    else if (stroke) pdf.stroke(stroke);
  }
  const drawing = pictures.named.get(picture?.name ?? '');
  if (picture && drawing)
    pdf.image(drawing, picture.x, picture.y, { width: picture.size, height: picture.size });
  if (code) {
    const { path, modules, x, y, size } = code;
    pdf
      .save()
      .translate(x, y)
      .scale(size / modules)
      .path(path)
      .fill('#000000')
      .restore();
  }
  for (const line of lines) drawLine(pdf, line, pictures.emoji);
}

function drawLine(
  pdf: PDFKit.PDFDocument,
  { text, font, color, x, y, size }: SheetLine,
  pictures: EmojiImages,
): void {
  const { measure, runsOf } = cardFont(font);
  pdf.font(font).fontSize(size).fillColor(color);
  let left = x - (measure(text) * size) / 2;
  for (const run of runsOf(text)) {
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
