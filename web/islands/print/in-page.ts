import { readPage } from '../site/markup.ts';

/** Prints what another page of ours holds, from this one: where a window of its own is blocked. */
export async function printInPage(address: string): Promise<void> {
  const paper = await fetchPaper(address).catch(() => undefined);
  if (!paper) return print();
  document.querySelector('body > [data-paper]')?.remove();
  document.body.append(paper);
  addEventListener('afterprint', () => paper.remove(), { once: true });
  return print();
}

async function fetchPaper(address: string): Promise<Element | undefined> {
  const response = await fetch(address, { headers: { Accept: 'text/html' } });
  const page = await readPage(response);
  const paper = page.querySelector('[data-paper]');
  return paper ? document.importNode(paper, true) : undefined;
}
