import { atom } from 'nanostores';
import type { Language } from '#contract/language';
import { call } from '../api/client.ts';
import { toDrawn, type Drawn } from '../logic/machine.ts';

/** Longer than an answer takes, shorter than a child waits. */
const patience = 8000;
/** The server never repeats itself for a visitor whose cookies it sees; for the others it is asked again. */
const tries = 4;

/** Loading, then showing an affirmation, or nothing where it could not be fetched (SPEC §4). */
export type Machine = { state: 'loading' } | { state: 'failed' } | { state: 'shown'; drawn: Drawn };

export const $machine = atom<Machine>({ state: 'loading' });

/** The last one that was shown: it is not drawn again, and it is what a language switch shows anew. */
let last: Drawn | undefined;
let asked = 0;

/** Draws an affirmation by chance, never the same twice running. */
export const draw = (language: Language): Promise<void> => show(() => another(language));

/** Shows the last one in another language; draws where there is none yet. */
export function showAgain(language: Language): Promise<void> {
  const { id } = last ?? {};
  return id ? show(() => fetchDrawn(String(id), language)) : draw(language);
}

async function show(fetching: () => Promise<Drawn>): Promise<void> {
  asked += 1;
  const turn = asked;
  $machine.set({ state: 'loading' });
  const next = await fetching().catch(() => undefined);
  // Somebody has pressed again, or changed the language: that answer counts.
  if (turn !== asked) return;
  last = next ?? last;
  $machine.set(next ? { state: 'shown', drawn: next } : { state: 'failed' });
}

async function another(language: Language, left = tries): Promise<Drawn> {
  const next = await fetchDrawn('random', language);
  return next.id === last?.id && left > 1 ? another(language, left - 1) : next;
}

/** One affirmation for this browser, `random` or by its id. Raises an error where it cannot be had. */
export async function fetchDrawn(which: string, language: Language): Promise<Drawn> {
  const signal = AbortSignal.timeout(patience);
  const drawn = toDrawn(await call(`/api/affirmations/${which}?lang=${language}`, { signal }));
  if (!drawn) throw new Error('Failed to fetch affirmation');
  return drawn;
}
