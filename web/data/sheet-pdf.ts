import Pdf from 'pdfkit';
import { paperSize, type Cell, type Paper, type SheetPage } from '../logic/sheet.ts';
import { typeface } from './typeface.ts';

/** Points of a PDF in a millimetre. */
const point = 72 / 25.4;
const ink = '#22304a';
const hairline = '#8a93a8';
const font = 'card';

/** The pages of a sheet as a PDF, line for line as the page shows them; the words are text, not pictures. */
export async function toSheetPdf(
  pages: readonly SheetPage[],
  { paper, savesInk, title }: { paper: Paper; savesInk: boolean; title: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = paperSize[paper];
  const size: [number, number] = [width * point, height * point];
  const pdf = new Pdf({ autoFirstPage: false, size, margin: 0, info: { Title: title } });
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  pdf.registerFont(font, typeface().bytes);

  for (const { cells, marks } of pages) {
    pdf.addPage().scale(point).font(font).lineWidth(0.2).strokeColor(hairline);
    for (const { x1, y1, x2, y2 } of marks) pdf.moveTo(x1, y1).lineTo(x2, y2).stroke();
    for (const cell of cells) drawCell(pdf, cell, savesInk);
  }
  pdf.end();
  await ended;
  return Uint8Array.from(Buffer.concat(chunks));
}

function drawCell(pdf: PDFKit.PDFDocument, cell: Cell, savesInk: boolean): void {
  const { x, y, width, bar, color, lines } = cell;
  if (savesInk)
    pdf
      .lineWidth(0.5)
      .rect(x + 1, y + 1, width - 2, bar)
      .stroke(color);
  else pdf.rect(x, y, width, bar).fill(color);
  pdf.fillColor(ink);
  for (const line of lines) {
    // A sign that the typeface has not is left out: an emoji prints by the browser.
    const text = typeface().known(line.text);
    pdf.fontSize(line.size);
    const left = line.x - pdf.widthOfString(text) / 2;
    pdf.text(text, left, line.y, { lineBreak: false, baseline: 'alphabetic' });
  }
}
