import {
  cardSize,
  hill,
  hillShade,
  type Background,
  type CardFont,
  type CardLine,
} from '../../logic/card.ts';
import { canvasFont, loadFont } from './measure.ts';

/** Everything needed to draw a card, for the preview as well. */
export interface CardImage {
  background: Background;
  font: CardFont;
  lines: readonly CardLine[];
}

/** Draws a card on a canvas, `scale` times its size. @throws Error if the browser has no canvas. */
export async function drawCard(card: CardImage, scale: number): Promise<HTMLCanvasElement> {
  const { background, font, lines } = card;
  await loadFont(font, lines.map(({ text }) => text).join(''));
  const canvas = document.createElement('canvas');
  canvas.width = cardSize.width * scale;
  canvas.height = cardSize.height * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.scale(scale, scale);

  const gradient = context.createLinearGradient(0, 0, cardSize.width, cardSize.height);
  gradient.addColorStop(0, background.from);
  gradient.addColorStop(1, background.to);
  context.fillStyle = gradient;
  context.fillRect(0, 0, cardSize.width, cardSize.height);
  context.globalAlpha = hillShade;
  context.fillStyle = '#ffffff';
  context.fill(pathOf(hill));

  context.globalAlpha = 1;
  context.fillStyle = background.ink;
  context.textAlign = 'center';
  for (const { text, x, y, size } of lines) {
    context.font = canvasFont(font, size);
    context.fillText(text, x, y);
  }
  return canvas;
}

const pathOf = (drawing: string): Path2D => new Path2D(drawing);
