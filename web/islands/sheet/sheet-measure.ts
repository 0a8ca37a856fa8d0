import { memoizeMeasure, type Measure } from '../../logic/fit-text.ts';
import type { SheetMeasure } from '../../logic/sheet-card.ts';

/** Large, because browsers round small widths. */
const pixels = 100;

/** The fonts of print sheets, as styles/tokens.css names them. */
const fontOf = (family: 'display' | 'body') => {
  const typeface = getComputedStyle(document.documentElement).getPropertyValue(`--font-${family}`);
  return `${family === 'display' ? 700 : 400} ${pixels}px ${typeface}`;
};

let loading: Promise<SheetMeasure> | undefined;

/** Resolves, once the fonts are loaded, to how they are measured. */
export const loadSheetMeasure = (): Promise<SheetMeasure> => (loading ??= load());

async function load(): Promise<SheetMeasure> {
  // Without one, the browser measures and shows its own font.
  await Promise.allSettled([
    document.fonts.load(fontOf('display')),
    document.fonts.load(fontOf('body')),
  ]);
  return { display: measureIn('display'), body: measureIn('body') };
}

function measureIn(family: 'display' | 'body'): Measure {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return () => 0;
  context.font = fontOf(family);
  // Otherwise widths are rounded on some systems.
  context.textRendering = 'geometricPrecision';
  return memoizeMeasure((text) => context.measureText(text).width / pixels);
}
