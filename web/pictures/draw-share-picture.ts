import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { sharePictureSize } from '../logic/share-picture.ts';
import { sharePictureElements, type SharePicture } from './share-picture-layout.ts';
import { emojiDataUrl, pictureDataUrl } from './emoji.ts';
import { fonts } from './fonts.ts';

/** Draws a share picture as a PNG of 1200 × 630 pixels. */
export async function drawSharePicture(card: SharePicture): Promise<Uint8Array<ArrayBuffer>> {
  const beside = card.picture === undefined ? undefined : await pictureDataUrl(card.picture);
  const drawing = await satori(sharePictureElements(card, beside), {
    ...sharePictureSize,
    fonts: await fonts,
    loadAdditionalAsset: (_kind, sign) => emojiDataUrl(sign),
  });
  // Satori has converted all text to paths, so no fonts are needed.
  const picture = new Resvg(drawing, { font: { loadSystemFonts: false } });
  return new Uint8Array(picture.render().asPng());
}
