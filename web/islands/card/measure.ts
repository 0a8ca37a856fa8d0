import { useEffect, useState } from 'react';
import type { CardFont } from '../../logic/card.ts';
import type { Measure } from '../../logic/fit-text.ts';

/** The `font` value of a canvas for a font of the page, at a size in pixels. */
export function canvasFont({ variable, weight }: CardFont, size: number): string {
  const family = getComputedStyle(document.documentElement).getPropertyValue(variable);
  return `${weight} ${size}px ${family || 'sans-serif'}`;
}

const size = 100;
let context: CanvasRenderingContext2D | null = null;

/** Measures exactly as the browser draws. */
export function measureIn(font: CardFont): Measure {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return estimate;
  const ruler = context;
  const name = canvasFont(font, size);
  return (text) => {
    ruler.font = name;
    return ruler.measureText(text).width / size;
  };
}

/** Used on the server, and until the font has loaded. */
const estimate: Measure = (text) => text.length * 0.52;

/** Loads the parts of a font that a text needs. */
export async function loadFont(font: CardFont, text: string): Promise<void> {
  await document.fonts.load(canvasFont(font, size), text).catch(() => []);
}

/** Estimates first and measures exactly once the font has loaded. */
export function useMeasure(font: CardFont): Measure {
  const [measure, setMeasure] = useState<{ by: Measure }>({ by: estimate });
  useEffect(() => {
    let isCurrent = true;
    const measureExactly = () => {
      if (isCurrent) setMeasure({ by: measureIn(font) });
    };
    void loadFont(font, 'Abc').then(measureExactly);
    return () => {
      isCurrent = false;
    };
  }, [font]);
  return measure.by;
}
