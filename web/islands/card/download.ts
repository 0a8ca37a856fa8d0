import { cardSize, fileNameOf } from '../../logic/card.ts';
import { picturePdf } from '../../logic/pdf.ts';
import { saveFile } from '../shared/save-file.ts';
import { drawCard, type CardImage } from './draw.ts';

/** A card on an A6 page with the margins that home printers need, in millimeters. */
const page = { width: 105, height: 148 };
const picture = { width: 93, height: 124 };
/** Prints at 650 dpi. */
const printScale = 2;
const quality = 0.95;

/** Downloads the card as a picture of 1200 × 1600 pixels or as a page to print (behavior P7). */
export async function saveCard(kind: 'png' | 'pdf', card: CardImage, text: string): Promise<void> {
  const file = kind === 'png' ? await toPng(card) : await toPdf(card, text);
  saveFile(file, fileNameOf(text, kind));
}

async function toPng(card: CardImage): Promise<Blob> {
  return toBlob(await drawCard(card, 1), 'image/png');
}

async function toPdf(card: CardImage, title: string): Promise<Blob> {
  const blob = await toBlob(await drawCard(card, printScale), 'image/jpeg');
  const jpeg = new Uint8Array(await blob.arrayBuffer());
  const pixels = { width: cardSize.width * printScale, height: cardSize.height * printScale };
  const file = picturePdf({ jpeg, pixels, page, picture, title });
  return new Blob([Uint8Array.from(file)], { type: 'application/pdf' });
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('no picture'))),
      type,
      quality,
    );
  });
}
