import { navigate } from 'astro:transitions/client';
import { fetchPage, fill, partIn } from './part.ts';

let latest = 0;

/**
 * Shows a member's page as it is now: each part is drawn anew, and the focus stays where it can. A page that has
 * become another one (the session has ended, the collection is gone) is shown whole.
 */
export async function redraw(): Promise<void> {
  latest += 1;
  const turn = latest;
  const address = location.href;
  const page = await fetchPage().catch(() => undefined);
  // Offline, or gone elsewhere meanwhile, or asked for once more: what was asked for first may come last.
  if (!page || location.href !== address || turn !== latest) return;
  const focused = document.activeElement?.id;
  for (const part of document.querySelectorAll<HTMLElement>('[data-pending]')) {
    const fetched = partIn(page, part.dataset['pending']);
    if (!fetched) return navigate(location.pathname + location.search, { history: 'replace' });
    fill(part, fetched);
  }
  document.title = page.title;
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
}
