import { withNonBreakingSpaces } from '#contract/text';

/** Text size by length: the shorter an affirmation, the larger. */
export type TextSize = 'large' | 'middle' | 'small';

export function textSizeOf(text: string): TextSize {
  if (text.length <= 60) return 'large';
  return text.length <= 140 ? 'middle' : 'small';
}

/** The width of a text, as a share of its font size. */
export type Measure = (text: string) => number;

/** Caches the results of a measure. */
export function memoizeMeasure(measure: Measure): Measure {
  const widths = new Map<string, number>();
  return (text) => {
    const width = widths.get(text) ?? measure(text);
    widths.set(text, width);
    return width;
  };
}

export interface Box {
  width: number;
  height: number;
  largest: number;
  /** Line height, as a share of the font size. */
  leading: number;
}

export interface FittedText {
  size: number;
  lines: string[];
}

/** Each font size is this share of the next larger one. */
const step = 0.97;
/** Long words are only broken if the text would otherwise need more steps, to less than 30 % of the largest size. */
const wholeWordsSteps = 39;
/** Every affirmation fits after so many steps, at 2 % of the largest size. */
const mostSteps = 129;

/** The largest font size at which a text fits into a box, and its lines. Breaks words only if it must. */
export function fitText(text: string, box: Box, measuring: Measure): FittedText {
  const measure = memoizeMeasure(measuring);
  const paragraphs = paragraphsOf(text);
  const linesAt = (size: number, isBreaking: boolean) => {
    const lines = wrap(paragraphs, box.width / size, measure, isBreaking);
    return lines && lines.length * size * box.leading <= box.height ? lines : undefined;
  };
  for (const steps of [wholeWordsSteps, mostSteps]) {
    const isBreaking = steps === mostSteps;
    const size = findLargestFitting((each) => !!linesAt(each, isBreaking), box.largest, steps);
    const lines = size && linesAt(size, isBreaking);
    if (lines) return { size, lines: balanced(paragraphs, lines, box.width / size, measure) };
  }
  const size = box.largest * step ** mostSteps;
  return { size, lines: wrap(paragraphs, box.width / size, measure, true) ?? [] };
}

/**
 * The largest size that fits, in steps down from the largest; undefined if none does. Searches by halves, because whatever
 * fits also fits in a smaller size.
 */
export function findLargestFitting(
  fits: (size: number) => boolean,
  largest: number,
  steps = mostSteps,
): number | undefined {
  let [low, high] = [0, steps + 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fits(largest * step ** middle)) high = middle;
    else low = middle + 1;
  }
  return low > steps ? undefined : largest * step ** low;
}

/** The lines of a text in a width, as a share of the font size. Breaks words only if it must. */
export function wrapText(text: string, width: number, measuring: Measure): string[] {
  const measure = memoizeMeasure(measuring);
  const paragraphs = paragraphsOf(text);
  const lines = wrap(paragraphs, width, measure, false);
  return lines
    ? balanced(paragraphs, lines, width, measure)
    : (wrap(paragraphs, width, measure, true) ?? []);
}

/** The typed lines, with runs of spaces and of empty lines collapsed. */
function paragraphsOf(text: string): string[] {
  return text
    .trim()
    .replace(/\r\n?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .split('\n')
    .map((line) => withNonBreakingSpaces(line.replace(/[ \t]+/g, ' ').trim()));
}

interface Line {
  text: string;
  /** The sum of the widths of its words, because measuring the whole line for each word would be slow. */
  width: number;
}
const emptyLine: Line = { text: '', width: 0 };

/** Wraps text into lines; undefined if a word is too wide and `breaking` is false. */
function wrap(
  paragraphs: readonly string[],
  width: number,
  measure: Measure,
  breaking: boolean,
): string[] | undefined {
  const lines: string[] = [];
  for (const paragraph of paragraphs) {
    let line = emptyLine;
    for (const word of paragraph.split(' ')) {
      const added = { text: word, width: measure(word) };
      const longer = line.text ? joined(line, ' ', added, measure(' ')) : added;
      if (longer.width <= width) {
        line = longer;
        continue;
      }
      if (line.text) lines.push(line.text);
      if (added.width <= width) line = added;
      else if (breaking) line = breakWord(word, width, measure, lines);
      else return undefined;
    }
    lines.push(line.text);
  }
  return lines;
}

const joined = (line: Line, between: string, { text, width }: Line, gap: number): Line => ({
  text: line.text + between + text,
  width: line.width + gap + width,
});

const characters = new Intl.Segmenter();

/** Breaks a word between characters, never inside an emoji. Adds full lines to `lines` and returns the rest. */
function breakWord(word: string, width: number, measure: Measure, lines: string[]): Line {
  let line = emptyLine;
  for (const { segment } of characters.segment(word)) {
    const character = { text: segment, width: measure(segment) };
    if (line.text && line.width + character.width > width) {
      lines.push(line.text);
      line = emptyLine;
    }
    line = joined(line, '', character, 0);
  }
  return line;
}

/** Evens out the lines without adding one, so that no single word is left on the last line. */
function balanced(
  paragraphs: readonly string[],
  lines: string[],
  width: number,
  measure: Measure,
): string[] {
  let best = lines;
  let [low, high] = [width / 2, width];
  for (let turn = 0; turn < 6; turn += 1) {
    const middle = (low + high) / 2;
    const tried = wrap(paragraphs, middle, measure, false);
    if (tried && tried.length === lines.length) [best, high] = [tried, middle];
    else low = middle;
  }
  return best;
}
