import { $spokenWord, type SpokenWord } from '../../stores/reading.ts';

/* Highlights the word that is being spoken, in browsers that can (behavior P16). The page's HTML stays as it is. */
if (typeof CSS !== 'undefined' && 'highlights' in CSS) $spokenWord.listen(highlight);

function highlight(word: SpokenWord | undefined): void {
  CSS.highlights.delete('spoken');
  const element = word && findElement(word.text);
  if (word && element) CSS.highlights.set('spoken', new Highlight(...rangesOf(element, word)));
}

const textOf = (element: Element) => element.textContent.trim();

function findElement(text: string): Element | undefined {
  const elements = [...document.querySelectorAll('h1, h2, h3, p')];
  return elements.find((element) => textOf(element) === text && element.checkVisibility());
}

/** The parts of a word in the text nodes of an element, which splits hyphenated words. */
function rangesOf(element: Element, { start, end }: SpokenWord): Range[] {
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
