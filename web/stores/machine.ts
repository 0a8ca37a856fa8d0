import { atom } from 'nanostores';
import type { Language } from '#contract/language';
import { fetchAffirmation } from '../api/affirmation.ts';
import type { DrawnAffirmation } from '../logic/machine.ts';

/** The server never repeats itself for a visitor whose cookies it sees; for the others it is asked again. */
const tries = 4;

/** Loading, then showing an affirmation, or nothing where it could not be fetched (behavior P9). */
export type Machine =
  { state: 'loading' } | { state: 'failed' } | { state: 'shown'; drawn: DrawnAffirmation };

export const $machine = atom<Machine>({ state: 'loading' });

/** The last one that was shown: it is not drawn again, and a language switch shows it again. */
let last: DrawnAffirmation | undefined;
let requests = 0;

/** Draws an affirmation by chance, never the same twice running. */
export const draw = (language: Language): Promise<void> => show(() => drawAnother(language));

/** Shows the last one in another language; draws where there is none yet. */
export function showAgain(language: Language): Promise<void> {
  const { id } = last ?? {};
  return id ? show(() => fetchAffirmation(id, language)) : draw(language);
}

async function show(fetching: () => Promise<DrawnAffirmation>): Promise<void> {
  requests += 1;
  const request = requests;
  $machine.set({ state: 'loading' });
  const next = await fetching().catch(() => undefined);
  // The button was pressed again, or the language has changed: that answer counts.
  if (request !== requests) return;
  last = next ?? last;
  $machine.set(next ? { state: 'shown', drawn: next } : { state: 'failed' });
}

async function drawAnother(language: Language, triesLeft = tries): Promise<DrawnAffirmation> {
  const next = await fetchAffirmation('random', language);
  return next.id === last?.id && triesLeft > 1 ? drawAnother(language, triesLeft - 1) : next;
}
