/*
 * Stores checked cards even before the island is hydrated, because the visitor may already go to the next page. The island
 * reads them when it hydrates. Without `stores/picks.ts`, which would double what this page loads in addition to others.
 */

/** As in `stores/picks.ts`. */
const key = 'picked-cards';

function store({ value, checked }: HTMLInputElement): void {
  try {
    const ids = new Set(sessionStorage.getItem(key)?.split(','));
    ids[checked ? 'add' : 'delete'](value);
    sessionStorage.setItem(key, [...ids].join());
  } catch {
    // Storage is blocked or full, so only cards that are checked from now on count.
  }
}

document.addEventListener('change', ({ target }) => {
  // Once the island has picks, it takes this name from the checkboxes.
  if (target instanceof HTMLInputElement && target.name === 'ids') store(target);
});

document.addEventListener('astro:page-load', () => {
  document.querySelectorAll<HTMLInputElement>('[name=ids]:checked').forEach(store);
  try {
    // Picks of other pages need to show immediately, so this hydrates the island (directives/intent.ts).
    if (sessionStorage.getItem(key)) document.dispatchEvent(new Event('intent'));
  } catch {
    // Storage is blocked, so there are none.
  }
});
