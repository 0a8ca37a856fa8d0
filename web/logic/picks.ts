import { parseIdList } from './id-list.ts';
import { maxPickedCards } from './sheet.ts';

/** Ids of the cards in a stored text, no more than a sheet takes. */
export function toPicks(stored: string | null): number[] {
  return parseIdList(stored).slice(0, maxPickedCards);
}

/** The picks after some cards were picked, or put back. */
export function pick(picks: readonly number[], ids: readonly number[], wanted: boolean): number[] {
  if (!wanted) return picks.filter((id) => !ids.includes(id));
  return [...new Set([...picks, ...ids])].slice(0, maxPickedCards);
}
