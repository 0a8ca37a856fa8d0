import { atom } from 'nanostores';
import type { Language } from '#contract/language';
import { fetchAffirmation } from '../api/affirmation.ts';
import { ApiError } from '../api/client.ts';
import type { DrawnAffirmation } from '../logic/drawn-affirmation.ts';

/** The server uses a cookie to avoid repeating the last affirmation. Without cookies, the browser retries this often. */
const maxTries = 4;

/** The state of the machine (behavior P9). */
export type Machine =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'none' }
  | { state: 'shown'; drawn: DrawnAffirmation };

/** What it draws from: a moment, an age and a skill, as their parameters of the call. */
export type Choice = Readonly<Record<string, string>>;

export const $machine = atom<Machine>({ state: 'loading' });

/** The last affirmation that was shown. It isn't drawn twice in a row, and a language switch shows it again. */
let last: DrawnAffirmation | undefined;
let requests = 0;

/** Draws a random affirmation, never the same one twice in a row unless it is the only one. */
export const draw = (language: Language, choice: Choice): Promise<void> =>
  show(() => drawAnother(language, choice));

/** Shows the last affirmation in another language, or draws one if there is none yet. */
export function showAgain(language: Language, choice: Choice): Promise<void> {
  const { id } = last ?? {};
  return id ? show(() => fetchAffirmation(id, language)) : draw(language, choice);
}

async function show(load: () => Promise<DrawnAffirmation>): Promise<void> {
  requests += 1;
  const request = requests;
  $machine.set({ state: 'loading' });
  const next = await load().catch((error: unknown) =>
    error instanceof ApiError && error.status === 404 ? 'none' : 'failed',
  );
  // The button was pressed again or the language has changed, so a newer request replaces this one.
  if (request !== requests) return;
  if (typeof next === 'string') {
    $machine.set({ state: next });
    return;
  }
  last = next;
  $machine.set({ state: 'shown', drawn: next });
}

async function drawAnother(
  language: Language,
  choice: Choice,
  triesLeft = maxTries,
): Promise<DrawnAffirmation> {
  const next = await fetchAffirmation('random', language, choice);
  return next.id === last?.id && triesLeft > 1
    ? drawAnother(language, choice, triesLeft - 1)
    : next;
}
