import { showToast } from '../../stores/toast.ts';
import { fetchPage } from '../first/markup.ts';

const popup = 'popup,width=760,height=860';

/** Prints a page of ours in a window of its own. Call it in the click itself, or the window is blocked. */
export function printPage(address: string): void {
  showToast('printing');
  if (!window.open(address, '_blank', popup)) void printFrom(address);
}

/** Prints what a page of ours holds from this one. */
async function printFrom(address: string): Promise<void> {
  const paper = await fetchPaper(address).catch(() => undefined);
  if (paper) printPaper(paper);
  else print();
}

async function fetchPaper(address: string): Promise<Element | undefined> {
  const { page } = await fetchPage(address);
  const paper = page.querySelector('[data-paper]');
  return paper ? document.importNode(paper, true) : undefined;
}

/** Prints an element alone, without the page around it (styles/print.css). */
export function printAlone(element: Element): void {
  const paper = document.createElement('div');
  paper.dataset['paper'] = '';
  paper.append(element.cloneNode(true));
  printPaper(paper);
}

/** `print` returns at once on a phone, so only the event says when the paper can go. */
function printPaper(paper: Element): void {
  document.body.append(paper);
  addEventListener('afterprint', () => paper.remove(), { once: true });
  print();
}
