import { atom } from 'nanostores';
import { pick, parsePicks } from '../logic/picks.ts';

/** As in `islands/first/pages/stored-picks.ts`. */
const key = 'picked-cards';

/** Ids of the cards that are picked for a print sheet, kept until this tab is closed. */
export const $picks = atom<readonly number[]>([]);

/** Reads those that were picked before hydration, and those of earlier pages. */
export function readStoredPicks(): void {
  const stored = read();
  if (stored !== null) $picks.set(parsePicks(stored));
}

export function setPicked(ids: readonly number[], isPicked: boolean): void {
  $picks.set(pick($picks.get(), ids, isPicked));
  try {
    sessionStorage.setItem(key, $picks.get().join());
  } catch {
    // Storage is blocked or full, but the store in memory still has them.
  }
}

function read(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
