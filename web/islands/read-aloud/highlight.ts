import { $reading } from '../../stores/reading.ts';

/* Highlights the word that is being spoken, in browsers that can (behavior P16). The page's HTML stays as it is. */
const canHighlight = typeof CSS !== 'undefined' && 'highlights' in CSS;

/** Highlights the word that begins at a position of a text, until the reading ends. */
export function highlightWord(text: string, start: number): void {
  const element = canHighlight && findElement(text);
  if (element) CSS.highlights.set('spoken', new Highlight(...rangesOf(element, text, start)));
}

if (canHighlight) $reading.listen(() => CSS.highlights.delete('spoken'));

const textOf = (element: Element) => element.textContent.trim();

function findElement(text: string): Element | undefined {
  const elements = [...document.querySelectorAll('h1, h2, h3, p')];
  return elements.find((element) => textOf(element) === text && element.checkVisibility());
}

/** The parts of a word in the text nodes of an element, which splits hyphenated words. */
function rangesOf(element: Element, text: string, start: number): Range[] {
  // Safari doesn't say how long a word is.
  const [word = ''] = /^\S*/.exec(text.slice(start)) ?? [];
  const end = start + word.length;
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let offset = element.textContent.trimStart().length - element.textContent.length;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.nodeValue?.length ?? 0;
    const [from, to] = [start - offset, end - offset];
    if (from < length && to > 0) {
      const range = new Range();
      range.setStart(node, Math.max(0, from));
      range.setEnd(node, Math.min(length, to));
      ranges.push(range);
    }
    offset += length;
  }
  return ranges;
}
