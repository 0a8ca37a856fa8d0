import type { Measure } from '../../logic/fit-text.ts';
import type { SheetMeasure } from '../../logic/sheet-card.ts';

/** Large, because browsers round small widths. */
const pixels = 100;

/** The fonts of print sheets, as styles/tokens.css names them. */
const fontOf = (family: 'display' | 'body') => {
  const typeface = getComputedStyle(document.documentElement).getPropertyValue(`--font-${family}`);
  return `${family === 'display' ? 700 : 400} ${pixels}px ${typeface}`;
};

export async function loadSheetFonts(): Promise<void> {
  // Without one, the browser measures and shows its own font.
  await Promise.allSettled([
    document.fonts.load(fontOf('display')),
    document.fonts.load(fontOf('body')),
  ]);
}

const measureIn =
  (family: 'display' | 'body'): Measure =>
  (text) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return 0;
    context.font = fontOf(family);
    return context.measureText(text).width / pixels;
  };

export const measureSheetText: SheetMeasure = {
  display: measureIn('display'),
  body: measureIn('body'),
};
