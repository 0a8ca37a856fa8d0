import { atom } from 'nanostores';
import { pick, toPicks } from '../logic/picks.ts';

const key = 'picked-cards';

/** Ids of the cards that are picked for a sheet, until this tab is closed. */
export const $picks = atom<readonly number[]>([]);
$picks.set(toPicks(read()));

export function setPicked(ids: readonly number[], wanted: boolean): void {
  $picks.set(pick($picks.get(), ids, wanted));
  try {
    sessionStorage.setItem(key, $picks.get().join());
  } catch {
    // Forbidden or full: the store holds them until the page is left.
  }
}

function read(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
