/*
 * Stores checked cards even before the island is hydrated, because the visitor may already go to the next page. The island
 * reads them when it hydrates. Without `stores/picks.ts`, which would double what this page loads in addition to others.
 */
import { inTab, picksKey } from '../../../stores/tab-storage.ts';

const store = ({ value, checked }: HTMLInputElement) =>
  inTab((tab) => {
    const ids = new Set(tab.getItem(picksKey)?.split(','));
    ids[checked ? 'add' : 'delete'](value);
    tab.setItem(picksKey, [...ids].join());
  });

document.addEventListener('change', ({ target }) => {
  // Once the island has picks, it takes this name from the checkboxes.
  if (target instanceof HTMLInputElement && target.name === 'ids') store(target);
});

document.addEventListener('astro:page-load', () => {
  document.querySelectorAll<HTMLInputElement>('[name=ids]:checked').forEach(store);
  // Picks of other pages need to show immediately, so this hydrates the island (directives/intent.ts).
  inTab((tab) => tab.getItem(picksKey) && document.dispatchEvent(new Event('intent')));
});
