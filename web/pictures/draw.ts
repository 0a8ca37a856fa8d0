import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { pictureSize } from '../logic/sharing.ts';
import { cardOf, type Card } from './card.ts';
import { emojiPicture } from './emoji.ts';
import { typefaces } from './typefaces.ts';

/** Draws a card as a PNG of 1200 × 630, for where a link is shared. */
export async function drawCard(card: Card): Promise<Uint8Array<ArrayBuffer>> {
  const drawing = await satori(cardOf(card), {
    ...pictureSize,
    fonts: await typefaces,
    loadAdditionalAsset: (_kind, sign) => emojiPicture(sign),
  });
  // All letters are outlines by now.
  const picture = new Resvg(drawing, { font: { loadSystemFonts: false } });
  return new Uint8Array(picture.render().asPng());
}
