import { useEffect, useState } from 'react';
import type { CardFont } from '../../logic/card.ts';
import type { Measure } from '../../logic/fit.ts';

/** How a canvas names a font of the page, at a size in pixels. */
export function canvasFont({ variable, weight }: CardFont, size: number): string {
  const family = getComputedStyle(document.documentElement).getPropertyValue(variable);
  return `${weight} ${size}px ${family || 'sans-serif'}`;
}

const size = 100;
let context: CanvasRenderingContext2D | null = null;

/** Measures as the browser draws. */
export function measureIn(font: CardFont): Measure {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return roughly;
  const ruler = context;
  const name = canvasFont(font, size);
  return (text) => {
    ruler.font = name;
    return ruler.measureText(text).width / size;
  };
}

/** On the server, and for the first moment, before the typeface is there. */
const roughly: Measure = (text) => text.length * 0.52;

/** Waits for a typeface to be there for a text. */
export async function loadFont(font: CardFont, text: string): Promise<void> {
  await document.fonts.load(canvasFont(font, size), text).catch(() => []);
}

/** A measure that becomes exact as soon as the typeface has arrived. */
export function useMeasure(font: CardFont): Measure {
  const [measure, setMeasure] = useState<{ by: Measure }>({ by: roughly });
  useEffect(() => {
    let current = true;
    const take = () => {
      if (current) setMeasure({ by: measureIn(font) });
    };
    void loadFont(font, 'Abc').then(take);
    return () => {
      current = false;
    };
  }, [font]);
  return measure.by;
}
