/*
 * Stores checked cards even before the island is hydrated, because the visitor may already go to the next page. The island
 * reads them when it hydrates. Without `stores/picks.ts`, which would double what this page loads in addition to others.
 */

/** As in `stores/picks.ts`. */
const key = 'picked-cards';
const unhydratedCheckbox = 'astro-island[ssr] input[name=ids]';

function read(): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function store({ value, checked }: HTMLInputElement): void {
  const ids = new Set(read().split(','));
  ids[checked ? 'add' : 'delete'](value);
  try {
    sessionStorage.setItem(key, [...ids].join());
  } catch {
    // Storage is blocked or full, so only cards that are checked from now on count.
  }
}

document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.matches(unhydratedCheckbox)) store(target);
});

document.addEventListener('astro:page-load', () => {
  document.querySelectorAll<HTMLInputElement>(`${unhydratedCheckbox}:checked`).forEach(store);
  // Picks of other pages need to show immediately, so this hydrates the island (directives/intent.ts).
  if (read()) document.dispatchEvent(new Event('intent'));
});
