/** The key of the picked cards' ids. Here, because `islands/first/pages/stored-picks.ts` loads nothing else. */
export const picksKey = 'picks';

/**
 * Uses the storage of this tab, which lasts until the tab is closed. If it is blocked or full, nothing happens: the page
 * itself still has what it stores. `@nanostores/persistent` has one storage for all of its stores, and ours is localStorage.
 */
export function inTab<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
