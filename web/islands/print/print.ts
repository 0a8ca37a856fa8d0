import { showToast } from '../../stores/toast.ts';
import { fetchPage } from '../first/markup.ts';

const popup = 'popup,width=760,height=860';

/**
 * Prints a page in a new window (behavior P8). Must be called directly in the click handler, or the browser blocks the
 * window.
 */
export function printPage(address: string): void {
  showToast('printing');
  if (!window.open(address, '_blank', popup)) void printInPlace(address);
}

/** Prints the printable part of another page without opening it. */
async function printInPlace(address: string): Promise<void> {
  const paper = await fetchPaper(address).catch(() => undefined);
  if (paper) await printPaper(paper);
  else print();
}

async function fetchPaper(address: string): Promise<Element | undefined> {
  const { page } = await fetchPage(address);
  const paper = page.querySelector('[data-paper]');
  return paper ? document.importNode(paper, true) : undefined;
}

/** Prints an element without the page around it (styles/print.css). */
export function printElement(element: Element): void {
  const paper = document.createElement('div');
  paper.dataset['paper'] = '';
  paper.append(element.cloneNode(true));
  void printPaper(paper);
}

/** The paper is removed after printing (islands/first/page-events.ts). On phones, `print` returns before that. */
async function printPaper(paper: Element): Promise<void> {
  document.body.append(paper);
  const pictures = [...paper.querySelectorAll('img')];
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  print();
}
