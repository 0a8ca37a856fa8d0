import { parseFavorites, toggleFavoriteId } from '../logic/favorites.ts';
import { persistent } from './persistent.ts';

/** What the server renders, which knows no favorites. */
export const noFavorites: readonly number[] = [];

/** Ids of the affirmations with a heart in this browser (behavior P14). */
export const $favorites = persistent<readonly number[]>('favorites', [], {
  encode: JSON.stringify,
  decode: parseFavorites,
});

/** Returns whether the affirmation is a favorite now. */
export function toggleFavorite(id: number): boolean {
  const ids = toggleFavoriteId($favorites.get(), id);
  $favorites.set(ids);
  return ids.includes(id);
}
