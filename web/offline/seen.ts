import { storedPageAddress } from '../logic/public-pages.ts';
import { oldCaches } from './caches.ts';
import { languageOf, offlinePagePaths } from './language.ts';
import { publicPages } from './pages.ts';
import { worker } from './scope.ts';

/** More pages of an earlier version are not fetched again. */
const mostPages = 100;

/**
 * Stores the offline page with its files, the pages that are open, because they were loaded before there was a worker, and those that an earlier version
 * has stored. A page that can't be fetched now is left out.
 */
export async function storeSeenPages(event: ExtendableEvent): Promise<void> {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const old = (await oldCaches()).filter((name) => name.includes('-pages-'));
  const stored = await Promise.all(old.map(async (name) => (await caches.open(name)).keys()));
  const offline = offlinePagePaths.map((path) => ({
    url: new URL(path, worker.location.origin).href,
  }));
  const seen = [...offline, ...open, ...stored.flat().toReversed()].slice(0, mostPages);
  for (const { url } of seen) await storePage(event, url).catch(() => undefined);
}

/** Without cookies, so for no visitor in particular; a page in a language must not change the visitor's choice. */
async function storePage(event: ExtendableEvent, url: string): Promise<void> {
  const address = new URL(url);
  const path = storedPageAddress(address, await languageOf(address));
  if (!path) return;
  const request = new Request(path, { credentials: 'omit', headers: { accept: 'text/html' } });
  const [, isStored] = publicPages.handleAll({ event, request });
  await isStored;
}
