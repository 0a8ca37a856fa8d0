/** The maximum width of characters in the display font as a share of the font size, measured and rounded up. */
const widths: readonly [RegExp, number][] = [
  [/[\p{Extended_Pictographic}\p{Regional_Indicator}]/u, 1.1],
  [/[MWmw@%&ŒÆœæ—…]/u, 0.98],
  [/[A-Z\p{Lu}]/u, 0.74],
  [/[ijlI.,:;!'’|()[\]\s]/u, 0.36],
];
const defaultWidth = 0.62;
const lineHeight = 1.12;

const widthOf = (character: string) =>
  widths.find(([pattern]) => pattern.test(character))?.[1] ?? defaultWidth;

/** The largest font size at which a text fits into a box, between the two limits. */
export function fitFontSize(
  text: string,
  box: { width: number; height: number },
  { largest, smallest }: { largest: number; smallest: number },
): number {
  for (let size = largest; size > smallest; size -= 2)
    if (countLines(text, box.width / size) * size * lineHeight <= box.height) return size;
  return smallest;
}

/** The maximum number of lines of a text. `lineWidth` is in multiples of the font size. */
function countLines(text: string, lineWidth: number): number {
  let [lines, used] = [1, 0];
  for (const word of text.split(/\s+/)) {
    const width = [...word].reduce((sum, character) => sum + widthOf(character), 0);
    if (used > 0 && used + width > lineWidth) [lines, used] = [lines + 1, 0];
    // A word that is wider than a line is broken.
    lines += Math.ceil(width / lineWidth) - 1;
    used += (width % lineWidth) + widthOf(' ');
  }
  return lines;
}
