import { navigate } from 'astro:transitions/client';
import { keepPlace } from './keep-place.ts';
import { fetchPage } from './markup.ts';

/*
 * Shows the page of an address afresh, in place: what is typed, open or in focus stays. The page is fetched before
 * the router is asked, which would leave to the browser's error page where that fails.
 */

/** A later one takes the place of what is under way. */
let current = new AbortController();

/** Fetches a page. Throws as `fetchPage` does, and where something else has been asked for meanwhile. */
export async function fetchAfresh(address: URL): Promise<Document> {
  current.abort();
  current = new AbortController();
  const { signal } = current;
  const { page } = await fetchPage(address, { signal });
  signal.throwIfAborted();
  return page;
}

/** Shows a fetched page under an address. */
export async function showPage(page: Document, address: URL): Promise<void> {
  const { hash } = address;
  // With a hash the router would only scroll.
  address.hash = '';
  await navigate(address.href, { history: 'replace', info: page });
  if (hash) history.replaceState(history.state, '', address.href + hash);
}

/** Whether nobody has asked for something else, by an error of `fetchAfresh`. */
export const wasReplaced = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

document.addEventListener('astro:before-preparation', (event) => {
  const page: unknown = event.info;
  if (!(page instanceof Document)) {
    // Whoever goes elsewhere meanwhile is not brought back.
    current.abort();
    return;
  }
  event.loader = async () => {
    event.newDocument = page;
  };
});

document.addEventListener('astro:before-swap', (event) => {
  if (!(event.info instanceof Document)) return;
  // Carried over, an island that still sleeps would wake with one language's words on the other's markup.
  for (const asleep of document.querySelectorAll('astro-island[ssr]'))
    asleep.removeAttribute('data-astro-transition-persist');
  document.addEventListener('astro:after-swap', keepPlace(), { once: true });
});
