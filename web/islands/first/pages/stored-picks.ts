/*
 * Stores checked cards even before the island is hydrated, because the visitor may already go to the next page. The island
 * reads them when it hydrates. Without `stores/picks.ts`, which would double what this page loads in addition to others.
 */
import { inTab, picksKey } from '../../../stores/tab-storage.ts';

const unhydratedCheckbox = 'astro-island[ssr] input[name=ids]';

const store = ({ value, checked }: HTMLInputElement) =>
  inTab((tab) => {
    const ids = new Set(tab.getItem(picksKey)?.split(','));
    ids[checked ? 'add' : 'delete'](value);
    tab.setItem(picksKey, [...ids].join());
  });

document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.matches(unhydratedCheckbox)) store(target);
});

document.addEventListener('astro:page-load', () => {
  document.querySelectorAll<HTMLInputElement>(`${unhydratedCheckbox}:checked`).forEach(store);
  // Picks of other pages need to show immediately, so this hydrates the island (directives/intent.ts).
  inTab((tab) => tab.getItem(picksKey) && document.dispatchEvent(new Event('intent')));
});
