import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import type { Measure } from '../logic/fit.ts';

const file = '@fontsource/baloo-2/files/baloo-2-latin-700-normal.woff';
/** An emoji or a letter of another script, which the browser draws from another typeface. */
const strangeWidth = 1.3;

let read: ReturnType<typeof readTypeface> | undefined;

/** The typeface of printed cards, read once: its bytes, what it can draw, and how wide that is. */
export const typeface = () => (read ??= readTypeface());

function readTypeface() {
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(file)));
  const font = create(bytes);
  if (!('layout' in font)) throw new Error(`${file} is no typeface`);
  const knows = (sign: string) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
  const known = (text: string) => [...text].filter(knows).join('');
  const measure: Measure = (text) => {
    const strange = [...text].filter((sign) => !knows(sign) && /\p{L}|\p{Emoji}/u.test(sign));
    return font.layout(known(text)).advanceWidth / font.unitsPerEm + strange.length * strangeWidth;
  };
  return { bytes, known, measure };
}
