import { atom } from 'nanostores';
import { idsOf, toggled } from '../logic/ids.ts';

const key = 'favorites';

/** Ids of the affirmations that this browser's visitor has marked with a heart (PRODUCT 8). */
export const $favorites = atom<readonly number[]>([]);

function read(): void {
  try {
    $favorites.set(idsOf(localStorage.getItem(key)));
  } catch {
    // Forbidden: they last as long as the page.
  }
}

/** Marks an affirmation, or takes its mark away; true where it is marked now. */
export function toggleFavorite(id: number): boolean {
  read();
  const ids = toggled($favorites.get(), id);
  $favorites.set(ids);
  try {
    localStorage.setItem(key, JSON.stringify(ids));
  } catch {
    // Forbidden or full: it lasts as long as the page.
  }
  return ids.includes(id);
}

/** Reads what is stored, and follows what other tabs do to it. */
export function followFavorites(): void {
  read();
  addEventListener('storage', (event) => {
    // Without a key all was cleared.
    if (event.key === key || event.key === null) read();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) read();
  });
}
