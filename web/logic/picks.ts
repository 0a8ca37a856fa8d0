import { parseIdList } from './ids.ts';
import { maxPickedCards } from './sheet-limits.ts';

/** Parses stored card ids, up to the maximum of a sheet. */
export function parsePicks(stored: string | null): number[] {
  return parseIdList(stored).slice(0, maxPickedCards);
}

/** Adds ids to the picks, or removes them. */
export function pick(picks: readonly number[], ids: readonly number[], wanted: boolean): number[] {
  if (!wanted) return picks.filter((id) => !ids.includes(id));
  return [...new Set([...picks, ...ids])].slice(0, maxPickedCards);
}
