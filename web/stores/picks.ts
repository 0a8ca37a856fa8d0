import { atom } from 'nanostores';
import { pick, parsePicks } from '../logic/picks.ts';
import { inTab, picksKey } from './tab-storage.ts';

/** Ids of the cards that are picked for a print sheet, kept until this tab is closed. */
export const $picks = atom<readonly number[]>([]);

/** Reads those that were picked before hydration, and those of earlier pages. */
export function readStoredPicks(): void {
  const stored = inTab((tab) => tab.getItem(picksKey));
  if (typeof stored === 'string') $picks.set(parsePicks(stored));
}

export function setPicked(ids: readonly number[], isPicked: boolean): void {
  $picks.set(pick($picks.get(), ids, isPicked));
  inTab((tab) => tab.setItem(picksKey, $picks.get().join()));
}
