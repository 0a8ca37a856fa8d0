import { atom } from 'nanostores';
import type { Language } from '#contract/language';
import { fetchAffirmation } from '../api/affirmation.ts';
import type { DrawnAffirmation } from '../logic/drawn-affirmation.ts';

/** The server uses a cookie to avoid repeating the last affirmation. Without cookies, the browser retries this often. */
const maxTries = 4;

/** The state of the machine (behavior P9). */
export type Machine =
  { state: 'loading' } | { state: 'failed' } | { state: 'shown'; drawn: DrawnAffirmation };

export const $machine = atom<Machine>({ state: 'loading' });

/** The last affirmation that was shown. It isn't drawn twice in a row, and a language switch shows it again. */
let last: DrawnAffirmation | undefined;
let requests = 0;

/** Draws a random affirmation, never the same one twice in a row. */
export const draw = (language: Language): Promise<void> => show(() => drawAnother(language));

/** Shows the last affirmation in another language, or draws one if there is none yet. */
export function showAgain(language: Language): Promise<void> {
  const { id } = last ?? {};
  return id ? show(() => fetchAffirmation(id, language)) : draw(language);
}

async function show(load: () => Promise<DrawnAffirmation>): Promise<void> {
  requests += 1;
  const request = requests;
  $machine.set({ state: 'loading' });
  const next = await load().catch(() => undefined);
  // The button was pressed again or the language has changed, so a newer request replaces this one.
  if (request !== requests) return;
  last = next ?? last;
  $machine.set(next ? { state: 'shown', drawn: next } : { state: 'failed' });
}

async function drawAnother(language: Language, triesLeft = maxTries): Promise<DrawnAffirmation> {
  const next = await fetchAffirmation('random', language);
  return next.id === last?.id && triesLeft > 1 ? drawAnother(language, triesLeft - 1) : next;
}
