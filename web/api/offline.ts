import type { Language } from '#contract/language';
import { affirmationLimits, totalHeader } from '#contract/limits';
import type { Listing } from '../logic/listing.ts';
import type { AffirmationListItem } from '../logic/list-items.ts';
import { ApiError } from './client.ts';
import { parseAffirmationListItems } from './parse-lists.ts';

/**
 * Fetches a page of a list, with the number of all matches.
 * @throws ApiError, or another error if there is no response.
 */
export async function fetchListing(
  listing: Listing & { page: number },
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

/**
 * Tells the service worker to keep or remove what is kept for offline. Calls `onProgress` with the share from 0 to 1. Resolves to
 * whether it could.
 */
export async function orderOffline(
  order: 'keep' | 'remove',
  onProgress: (share: number) => void = () => undefined,
): Promise<boolean> {
  // Registering can have failed, as in some private windows, or be switched off.
  if (!(await navigator.serviceWorker.getRegistration())) return false;
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const isDone = new Promise<boolean>((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') resolve(data !== 'failed');
      const share = shareOf(data);
      if (share !== undefined) onProgress(share);
    });
  });
  port1.start();
  active?.postMessage(order, [port2]);
  return isDone.finally(() => port1.close());
}

function shareOf(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { done, total }: { done?: unknown; total?: unknown } = data;
  return typeof done === 'number' && typeof total === 'number' ? done / total : undefined;
}
