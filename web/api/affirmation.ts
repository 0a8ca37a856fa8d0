import type { Language } from '#contract/language';
import { firstOwnAffirmationId } from '#contract/limits';
import { parseDrawnAffirmation, type DrawnAffirmation } from '../logic/drawn-affirmation.ts';
import type { AffirmationListItem } from '../logic/list-items.ts';
import { request, ApiError } from './client.ts';
import { parseAffirmationListItems } from './parse-lists.ts';

/** Long enough for a slow response, but shorter than a child's patience. */
const timeoutMilliseconds = 8000;

/** @throws ApiError, or another error if there is no response. */
export async function fetchAffirmation(
  which: number | 'random',
  language: Language,
  choice: Readonly<Record<string, string>> = {},
): Promise<DrawnAffirmation> {
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  const query = new URLSearchParams({ lang: language, ...choice });
  const drawn = parseDrawnAffirmation(
    await request(`/api/affirmations/${which}?${query}`, { signal }),
  );
  if (!drawn) throw new Error('Failed to fetch affirmation');
  return drawn;
}

/**
 * Fetches affirmations with one call, and a member's own ones with another one, in this order. Leaves out those that
 * can't be seen now.
 * @throws ApiError, or another error if there is no response.
 */
export async function fetchListItems(
  ids: readonly number[],
  language: Language,
): Promise<AffirmationListItem[]> {
  const own = ids.filter((id) => id >= firstOwnAffirmationId);
  const published = ids.filter((id) => id < firstOwnAffirmationId);
  const lists = await Promise.all([
    published.length > 0 && request(`/api/affirmations?ids=${published.join()}&lang=${language}`),
    own.length > 0 &&
      document.documentElement.dataset['member'] &&
      request(`/api/dashboard/affirmations?lang=${language}`),
  ]);
  const found = lists.flatMap((list) => parseAffirmationListItems(list, language));
  const byId = new Map(found.map((item) => [item.id, item]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Fetches those that it can. `gone` contains the ids of affirmations that no longer exist. */
export async function fetchAffirmations(
  ids: readonly number[],
  language: Language,
): Promise<{ found: DrawnAffirmation[]; gone: number[] }> {
  const answers = await Promise.all(
    ids.map((id) =>
      fetchAffirmation(id, language).catch((error: unknown) =>
        error instanceof ApiError && error.status === 404 ? id : undefined,
      ),
    ),
  );
  return {
    found: answers.filter((answer) => typeof answer === 'object'),
    gone: answers.filter((answer) => typeof answer === 'number'),
  };
}
