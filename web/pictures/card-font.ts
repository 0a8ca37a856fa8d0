import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import { LRUCache } from 'lru-cache';
import type { Measure } from '../logic/fit-text.ts';
import type { SheetFont } from '../logic/sheet.ts';

const files: Record<SheetFont, string> = {
  display: '@fontsource/baloo-2/files/baloo-2-latin-700-normal.woff',
  body: '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff',
};
/** The width of an emoji or of a letter of another script, which the browser draws in another font. */
const fallbackWidth = 1.3;

/** In characters. A sheet measures and draws the same words and lines several times. */
const cachedText = 100_000;

/** A run of text in one font; its width is a share of the font size. */
export interface Run {
  text: string;
  /** Whether the font has all of its characters. */
  isKnown: boolean;
  width: number;
}

type CardFont = ReturnType<typeof loadFont>;
const loaded: Partial<Record<SheetFont, CardFont>> = {};

/** A font of printed cards, loaded once. */
export const cardFont = (name: SheetFont): CardFont => (loaded[name] ??= loadFont(files[name]));

function loadFont(file: string) {
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(file)));
  const font = create(bytes);
  if (!('layout' in font)) throw new Error(`${file} is not a font`);
  const knows = (sign: string) =>
    [...sign].every((part) => font.hasGlyphForCodePoint(part.codePointAt(0) ?? 0));

  /** Splits a text into runs. Each emoji, which can consist of many characters, is a separate run. */
  const splitIntoRuns = (text: string): Run[] => {
    const runs: { text: string; isKnown: boolean }[] = [];
    for (const { segment } of new Intl.Segmenter().segment(text.normalize('NFC'))) {
      const isKnown = knows(segment);
      const last = runs.at(-1);
      if (isKnown && last?.isKnown) last.text += segment;
      else runs.push({ text: segment, isKnown });
    }
    return runs.map((run) => ({
      ...run,
      width: run.isKnown ? knownWidth(run.text) : missingWidth(run.text),
    }));
  };
  /** The characters that the font lacks. Measures nothing, because that takes longer. */
  const missingIn = (text: string): string[] => {
    const normalized = text.normalize('NFC');
    if (knows(normalized)) return [];
    const characters = Array.from(
      new Intl.Segmenter().segment(normalized),
      ({ segment }) => segment,
    );
    return characters.filter((character) => !knows(character));
  };
  const knownWidth = (text: string) => font.layout(text).advanceWidth / font.unitsPerEm;
  const missingWidth = (sign: string) => (/\p{L}|\p{Emoji}/u.test(sign) ? fallbackWidth : 0);
  const cache = new LRUCache<string, Run[]>({
    maxSize: cachedText,
    sizeCalculation: (_runs, text) => text.length + 1,
    memoMethod: splitIntoRuns,
  });
  const runsOf = (text: string): readonly Run[] => cache.memo(text);
  const measure: Measure = (text) => runsOf(text).reduce((sum, { width }) => sum + width, 0);
  return { bytes, runsOf, missingIn, measure };
}
