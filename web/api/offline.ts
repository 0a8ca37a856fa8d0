import type { Language } from '#contract/language';
import { affirmationLimits, totalHeader } from '#contract/limits';
import type { Listing } from '../logic/listing.ts';
import type { AffirmationListItem } from '../logic/list-items.ts';
import { isKeepResult, type KeepOrder, type KeepResult } from '../logic/offline-orders.ts';
import { keptRecordingsCache } from '../logic/offline-recordings.ts';
import { ApiError } from './client.ts';
import { parseAffirmationListItems } from './parse-lists.ts';

/**
 * Fetches a page of a list, with the number of all matches.
 * @throws ApiError, or another error if there is no response.
 */
export async function fetchListing(
  listing: Listing & { page: number; order?: 'mixed' | undefined },
  language: Language,
): Promise<{ items: AffirmationListItem[]; total: number }> {
  const query = new URLSearchParams({ lang: language, pageSize: String(affirmationLimits.page) });
  for (const [name, value] of Object.entries(listing))
    if (value !== undefined) query.set(name, String(value));
  const response = await fetch(`/api/affirmations?${query}`);
  if (!response.ok) throw new ApiError(response.status, await response.text());
  const items = parseAffirmationListItems(await response.json(), language);
  return { items, total: Number(response.headers.get(totalHeader)) };
}

/** What keeping for offline ended in: `full` if there was no room for the recordings. */
export type Kept = 'kept' | 'full' | 'failed';

/**
 * Keeps the public content for offline, with its recordings or without, as far as that can be done. Calls `onProgress` with the share
 * from 0 to 1, for the content and then for the recordings.
 */
export async function keepOffline(
  withRecordings: boolean,
  onProgress: (share: number) => void,
): Promise<Kept> {
  if ((await orderOffline('keep', onProgress)) !== 'done') return 'failed';
  if (!withRecordings) {
    await orderOffline('remove-recordings');
    return 'kept';
  }
  let result: KeepResult;
  do result = await orderOffline('keep-recordings', onProgress);
  while (result === 'more');
  if (result === 'failed') return 'failed';
  if (result === 'done') return 'kept';
  // None is better than some that nobody can tell from the others.
  await orderOffline('remove-recordings');
  return 'full';
}

export const removeOffline = (): Promise<KeepResult> => orderOffline('remove');

/** What is kept for offline in this browser. */
export async function findKept(): Promise<{ isKept: boolean; hasRecordings: boolean }> {
  const names = await caches.keys().catch((): string[] => []);
  return {
    isKept: names.some((name) => name.startsWith('colibri-kept-')),
    hasRecordings: names.includes(keptRecordingsCache),
  };
}

async function orderOffline(
  order: KeepOrder,
  onProgress: (share: number) => void = () => undefined,
): Promise<KeepResult> {
  // Registering can have failed, as in some private windows, or be switched off.
  if (!(await navigator.serviceWorker.getRegistration())) return 'failed';
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const result = new Promise<KeepResult>((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isKeepResult(data)) resolve(data);
      const share = shareOf(data);
      if (share !== undefined) onProgress(share);
    });
  });
  port1.start();
  active?.postMessage(order, [port2]);
  return result.finally(() => port1.close());
}

function shareOf(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { done, total }: { done?: unknown; total?: unknown } = data;
  return typeof done === 'number' && typeof total === 'number' ? done / total : undefined;
}
