import { showToast } from '../../stores/toast.ts';
import { fetchAfresh, showPage, wasReplaced } from './fresh-page.ts';

/* “Try again” in a part that failed: the page is shown afresh in place. */

async function tryAgain(link: HTMLAnchorElement): Promise<void> {
  link.ariaDisabled = 'true';
  try {
    await showPage(await fetchAfresh(new URL(link.href)), new URL(location.href));
  } catch (error) {
    if (!wasReplaced(error)) showToast('notDone');
  } finally {
    link.ariaDisabled = null;
  }
}

// Before the router's own listener, which leaves a prevented click alone.
document.addEventListener(
  'click',
  (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !(event.target instanceof Element))
      return;
    const link = event.target.closest<HTMLAnchorElement>('a.try-again');
    if (!link) return;
    event.preventDefault();
    if (link.ariaDisabled !== 'true') void tryAgain(link);
  },
  { capture: true },
);
