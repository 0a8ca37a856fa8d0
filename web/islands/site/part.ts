import { readPage } from './markup.ts';

/* Parts of a page (components/site/Pending.astro) that are fetched anew while the rest of it stays. */

/** This page as the server draws it now, its colours brought along. Raises an error where it cannot be had. */
export async function fetchPage(): Promise<Document> {
  const response = await fetch(location.href, { headers: { Accept: 'text/html' } });
  const page = await readPage(response);
  const sheets = [...page.querySelectorAll<HTMLLinkElement>('link[href^="/styles/"]')];
  await Promise.all(sheets.map(bring));
  return page;
}

/** A part of a page by its name. */
export function partIn(page: Document, name: string | undefined): HTMLElement | undefined {
  const parts = [...page.querySelectorAll<HTMLElement>('[data-pending]')];
  return parts.find((part) => part.dataset['pending'] === name);
}

/** Puts what a part of a fetched page holds into this page's. */
export function fill(part: HTMLElement, fetched: HTMLElement): void {
  part.replaceChildren(...document.importNode(fetched, true).childNodes);
}

/** Lays a stylesheet of the fetched page onto this one; nothing shows before its colours are there. */
function bring(fetched: HTMLLinkElement): Promise<void> {
  const sheet = document.importNode(fetched);
  if (document.querySelector(`link[href="${sheet.getAttribute('href')}"]`))
    return Promise.resolve();
  return new Promise((resolve) => {
    sheet.addEventListener('load', () => resolve());
    sheet.addEventListener('error', () => resolve());
    document.head.append(sheet);
  });
}
