import { withNonBreakingSpaces } from '#contract/text';

/** How large an affirmation can be set: the shorter, the larger. */
export type TextSize = 'large' | 'middle' | 'small';

export function textSizeOf(text: string): TextSize {
  if (text.length <= 60) return 'large';
  return text.length <= 140 ? 'middle' : 'small';
}

/** How wide a text is, as a share of its size. */
export type Measure = (text: string) => number;

/** The same measure, which looks at nothing twice. */
export function memoizeMeasure(measure: Measure): Measure {
  const widths = new Map<string, number>();
  return (text) => {
    const width = widths.get(text) ?? measure(text);
    widths.set(text, width);
    return width;
  };
}

/** A box for a text, and the sizes that the text may have in it. */
export interface Box {
  width: number;
  height: number;
  largest: number;
  /** From line to line, as a share of the size. */
  leading: number;
}

export interface FittedText {
  size: number;
  lines: string[];
}

/** Each size that is tried is this share of the one before. */
const step = 0.97;
/** No text of a site's length needs less than this share of the largest size. */
const smallestShare = 0.02;
/** A long word is broken only where the text would have to shrink to this share of the largest size for it. */
const wholeWordsShare = 0.3;

/** The largest size at which a text stands in a box, and its lines. Words stay whole as long as they can. */
export function fitText(text: string, box: Box, measuring: Measure): FittedText {
  const measure = memoizeMeasure(measuring);
  const paragraphs = paragraphsOf(text);
  const share = (breaking: boolean) => (breaking ? smallestShare : wholeWordsShare);
  for (const breaking of [false, true])
    for (let size = box.largest; size >= box.largest * share(breaking); size *= step) {
      const lines = wrap(paragraphs, box.width / size, measure, breaking);
      if (lines && lines.length * size * box.leading <= box.height)
        return { size, lines: balanced(paragraphs, lines, box.width / size, measure) };
    }
  const size = box.largest * smallestShare;
  return { size, lines: wrap(paragraphs, box.width / size, measure, true) ?? [] };
}

/** Lines as they were typed: runs of blanks are one, and so are runs of empty lines. */
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
  /** The sum of what stands in it: a text is too long to be measured anew with each word. */
  width: number;
}
const emptyLine: Line = { text: '', width: 0 };

/** Lines no wider than `width`; undefined where a word is wider and may not be broken. */
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

/** Breaks a word between its signs, an emoji never. The full lines are added, the rest is the answer. */
function breakWord(word: string, width: number, measure: Measure, lines: string[]): Line {
  let line = emptyLine;
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    const sign = { text: segment, width: measure(segment) };
    if (line.text && line.width + sign.width > width) {
      lines.push(line.text);
      line = emptyLine;
    }
    line = joined(line, '', sign, 0);
  }
  return line;
}

/** The same number of lines, as even as they can be: no single word is left on the last one. */
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
