import { backgroundOf, fontOf, layoutCard } from '../../logic/card.ts';
import type { CardImage } from './draw.ts';
import { useMeasure } from './measure.ts';

interface Card {
  design: { background: number; font: number };
  text: string;
  /** The name of its category. */
  category: string | undefined;
}

/** Lays out a card: at first with estimated widths, and exactly once its font has loaded. */
export function useCardImage({ design, text, category }: Card): CardImage {
  const background = backgroundOf(design);
  const font = fontOf(design);
  const measure = useMeasure(font);
  return { background, font, lines: layoutCard({ text, category }, font, measure) };
}
