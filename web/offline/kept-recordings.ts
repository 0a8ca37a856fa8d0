import { languages } from '#contract/language';
import type { KeepResult } from '../logic/offline-orders.ts';
import { bytesOf, keptRecordings, keptRecordingsCache } from '../logic/offline-recordings.ts';
import { runConcurrently, type Report } from './fetch.ts';
import { keptContent } from './kept.ts';
import { worker } from './scope.ts';

/* The recordings of what is kept, if somebody has asked for them, too (behavior O4). */

/** Browsers stop a worker that is busy with one order for minutes. */
const mostAtOnce = 50;

export const hasKeptRecordings = (): Promise<boolean> => caches.has(keptRecordingsCache);

export const removeRecordings = (): Promise<boolean> => caches.delete(keptRecordingsCache);

export const findKeptRecording = (path: string): Promise<Response | undefined> =>
  caches.match(path, { cacheName: keptRecordingsCache, ignoreVary: true });

/**
 * Keeps the next recordings of the kept content, and none that aren't its own. Those that were kept before are not fetched again.
 * @throws if one can't be fetched. The others stay.
 */
export async function keepRecordings(report?: Report): Promise<KeepResult> {
  const contents = await Promise.all(languages.map(keptContent));
  const missing = keptRecordings(contents.flatMap((content) => content?.recordings ?? []));
  const total = missing.size;
  const cache = await caches.open(keptRecordingsCache);
  for (const { url } of await cache.keys())
    if (!missing.delete(new URL(url).pathname)) await cache.delete(url);
  let done = total - missing.size;
  const { quota = Infinity, usage = 0 } = await worker.navigator.storage.estimate();
  if (bytesOf(missing) > quota - usage) return 'full';
  const next = [...missing.keys()].slice(0, mostAtOnce);
  try {
    await runConcurrently(next, async (path) => {
      // The browser's own cache would store it once more.
      const response = await fetch(path, { credentials: 'omit', cache: 'no-store' });
      if (response.status !== 200) throw new Error(path);
      await cache.put(path, response);
      report?.((done += 1), total);
    });
  } catch (error) {
    // The browser can have less room than it says.
    if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'full';
    throw error;
  }
  return next.length < missing.size ? 'more' : 'done';
}

/** Adds the recordings that are new in renewed content, and removes those that are no longer heard. */
export async function renewRecordings(): Promise<void> {
  if (!(await hasKeptRecordings())) return;
  while ((await keepRecordings()) === 'more');
}
