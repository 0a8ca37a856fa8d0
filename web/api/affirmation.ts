import type { Language } from '#contract/language';
import { parseDrawnAffirmation, type DrawnAffirmation } from '../logic/drawn-affirmation.ts';
import { request, ApiError } from './client.ts';

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
