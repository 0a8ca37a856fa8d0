import { idsOf, toggled } from '../logic/ids.ts';
import { persistent } from './persistent.ts';

/** Ids of the affirmations with a heart in this browser (behavior P14). */
export const $favorites = persistent<readonly number[]>('favorites', [], {
  encode: JSON.stringify,
  decode: idsOf,
});

/** Returns whether the affirmation is a favorite now. */
export function toggleFavorite(id: number): boolean {
  const ids = toggled($favorites.get(), id);
  $favorites.set(ids);
  return ids.includes(id);
}
