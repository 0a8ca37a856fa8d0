import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import type { Measure } from '../logic/fit.ts';

const file = '@fontsource/baloo-2/files/baloo-2-latin-700-normal.woff';
/** An emoji or a letter of another script, which the browser draws from another typeface. */
const strangeWidth = 1.3;

/** A stretch of a line that is drawn at once, and how wide it is as a share of its size. */
export interface Run {
  text: string;
  /** Whether the typeface has all its signs. */
  isKnown: boolean;
  width: number;
}

let read: ReturnType<typeof readTypeface> | undefined;

/** The typeface of printed cards, read once: its bytes, and a text as it draws it. */
export const typeface = () => (read ??= readTypeface());

function readTypeface() {
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(file)));
  const font = create(bytes);
  if (!('layout' in font)) throw new Error(`${file} is no typeface`);
  const knows = (sign: string) =>
    [...sign].every((part) => font.hasGlyphForCodePoint(part.codePointAt(0) ?? 0));

  /** An emoji may be many characters, and is a run of its own. */
  const runsOf = (text: string): Run[] => {
    const runs: { text: string; isKnown: boolean }[] = [];
    for (const { segment } of new Intl.Segmenter().segment(text.normalize('NFC'))) {
      const isKnown = knows(segment);
      const last = runs.at(-1);
      if (isKnown && last?.isKnown) last.text += segment;
      else runs.push({ text: segment, isKnown });
    }
    return runs.map((run) => ({
      ...run,
      width: run.isKnown ? known(run.text) : strange(run.text),
    }));
  };
  const known = (text: string) => font.layout(text).advanceWidth / font.unitsPerEm;
  const strange = (sign: string) => (/\p{L}|\p{Emoji}/u.test(sign) ? strangeWidth : 0);
  const measure: Measure = (text) => runsOf(text).reduce((sum, { width }) => sum + width, 0);
  return { bytes, runsOf, measure };
}
