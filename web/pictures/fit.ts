/** How wide a sign is at most, in parts of its size, in the display face: measured, then rounded up. */
const widths: readonly [RegExp, number][] = [
  [/[\p{Extended_Pictographic}\p{Regional_Indicator}]/u, 1.1],
  [/[MWmw@%&ŒÆœæ—…]/u, 0.98],
  [/[A-Z\p{Lu}]/u, 0.74],
  [/[ijlI.,:;!'’|()[\]\s]/u, 0.36],
];
const ordinary = 0.62;
const lineHeight = 1.12;

const widthOf = (sign: string) => widths.find(([which]) => which.test(sign))?.[1] ?? ordinary;

/** The size at which a text surely fits into a box, between the largest and the smallest given. */
export function fitSize(
  text: string,
  box: { width: number; height: number },
  { largest, smallest }: { largest: number; smallest: number },
): number {
  for (let size = largest; size > smallest; size -= 2)
    if (linesOf(text, box.width / size) * size * lineHeight <= box.height) return size;
  return smallest;
}

/** How many lines a text takes at most where one holds so many times the size. */
function linesOf(text: string, room: number): number {
  let [lines, used] = [1, 0];
  for (const word of text.split(/\s+/)) {
    const width = [...word].reduce((sum, sign) => sum + widthOf(sign), 0);
    if (used > 0 && used + width > room) [lines, used] = [lines + 1, 0];
    // A word that is longer than a line is broken.
    lines += Math.ceil(width / room) - 1;
    used += (width % room) + widthOf(' ');
  }
  return lines;
}
