import { mostPicked } from './sheet.ts';

/** Ids of the cards in a stored text, each once and no more than a sheet takes; nonsense counts as none. */
export function toPicks(stored: string | null): number[] {
  const ids = (stored ?? '').split(',').map(Number);
  return [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, mostPicked);
}

/** The picks after some cards were picked, or put back. */
export function pick(picks: readonly number[], ids: readonly number[], wanted: boolean): number[] {
  if (!wanted) return picks.filter((id) => !ids.includes(id));
  return [...new Set([...picks, ...ids])].slice(0, mostPicked);
}
