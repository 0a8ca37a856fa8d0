import { isLanguage } from '#contract/language';
import { showToast } from '../../stores/toast.ts';
import { fetchLatestPage, showPage, wasReplaced } from './show-page.ts';
import { chooseLanguage } from './language.ts';

/* Links that reload the page in place: language links, and “Try again” in a part that failed to load. */

async function follow(link: HTMLAnchorElement): Promise<void> {
  const { hreflang } = link;
  try {
    if (isLanguage(hreflang)) await chooseLanguage(hreflang);
    else await showPage(await fetchLatestPage(new URL(link.href)), new URL(location.href));
  } catch (error) {
    if (!wasReplaced(error)) showToast(hreflang ? 'languageFailed' : 'notDone');
  }
}

// Before the router's own listener, which leaves a prevented click alone.
document.addEventListener(
  'click',
  (event) => {
    const { target, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (!(target instanceof Element) || metaKey || ctrlKey || shiftKey || altKey) return;
    const link = target.closest<HTMLAnchorElement>('a[hreflang], a.try-again');
    if (!link) return;
    event.preventDefault();
    void follow(link);
  },
  { capture: true },
);
