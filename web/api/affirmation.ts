import type { Language } from '#contract/language';
import { parseDrawnAffirmation, type DrawnAffirmation } from '../logic/machine.ts';
import { call, CallFailure } from './client.ts';

/** Longer than an answer takes, shorter than a child waits. */
const patienceMilliseconds = 8000;

/** One affirmation, by its id or by chance. Throws `CallFailure`, or another error where there is no answer. */
export async function fetchAffirmation(
  which: number | 'random',
  language: Language,
): Promise<DrawnAffirmation> {
  const signal = AbortSignal.timeout(patienceMilliseconds);
  const drawn = parseDrawnAffirmation(
    await call(`/api/affirmations/${which}?lang=${language}`, { signal }),
  );
  if (!drawn) throw new Error('Failed to fetch affirmation');
  return drawn;
}

/** Resolves to the affirmations that came, and to the ids of those that no longer exist. */
export async function fetchAffirmations(
  ids: readonly number[],
  language: Language,
): Promise<{ found: DrawnAffirmation[]; gone: number[] }> {
  const answers = await Promise.all(
    ids.map((id) =>
      fetchAffirmation(id, language).catch((error: unknown) =>
        error instanceof CallFailure && error.status === 404 ? id : undefined,
      ),
    ),
  );
  return {
    found: answers.filter((answer) => typeof answer === 'object'),
    gone: answers.filter((answer) => typeof answer === 'number'),
  };
}
