import { parseStoredIds, toggleId } from '../logic/ids.ts';
import { persistent } from './persistent.ts';

/** Ids of the affirmations that this browser's visitor has marked with a heart (behavior P14). */
export const $favorites = persistent<readonly number[]>('favorites', [], {
  encode: JSON.stringify,
  decode: parseStoredIds,
});

/** Marks an affirmation, or takes its mark away; true where it is marked now. */
export function toggleFavorite(id: number): boolean {
  const ids = toggleId($favorites.get(), id);
  $favorites.set(ids);
  return ids.includes(id);
}
