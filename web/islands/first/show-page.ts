import { navigate } from 'astro:transitions/client';
import { ownerMeta } from '../../api/session.ts';
import { $pageChange } from '../../stores/page.ts';
import { savePageState } from './page-state.ts';
import { fetchPage } from './markup.ts';

/*
 * Reloads a page in place: input, open menus and the focus stay (behavior L5). The page is fetched before the router is
 * called, because the router would show the browser's error page if fetching fails.
 */

/** A newer request aborts this one. */
let current = new AbortController();

/** Fetches a page. Throws like `fetchPage`, and if a newer request has replaced this one. */
export async function fetchLatestPage(address: URL): Promise<Document> {
  current.abort();
  current = new AbortController();
  const { signal } = current;
  const { page } = await fetchPage(address, { signal });
  signal.throwIfAborted();
  return page;
}

/** Shows a fetched page at an address. */
export async function showPage(page: Document, address: URL): Promise<void> {
  const { hash } = address;
  // With a hash the router would only scroll.
  address.hash = '';
  await navigate(address.href, { history: 'replace', info: page });
  if (hash) history.replaceState(history.state, '', address.href + hash);
}

/** Whether an error of `fetchLatestPage` means that a newer request has replaced it. */
export const wasReplaced = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

document.addEventListener('astro:before-preparation', (event) => {
  const page: unknown = event.info;
  if (!(page instanceof Document)) {
    // The visitor is going to another page.
    current.abort();
    return;
  }
  event.loader = async () => {
    event.newDocument = page;
  };
});

document.addEventListener('astro:before-swap', (event) => {
  const next = ownerMeta(event.newDocument)?.content;
  // Another member, who must not get what was typed here, can have logged in in another tab.
  if (!(event.info instanceof Document) || (next && next !== ownerMeta()?.content))
    return $pageChange.set(event);
  // A persisted island that isn't hydrated yet would get the new language's props with the old language's markup.
  for (const island of document.querySelectorAll('astro-island[ssr]'))
    island.removeAttribute('data-astro-transition-persist');
  document.addEventListener('astro:after-swap', savePageState(), { once: true });
});
