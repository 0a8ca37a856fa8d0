import { isLanguage } from '#contract/language';
import { showToast } from '../../stores/toast.ts';
import { fetchLatestPage, showPage, wasReplaced } from './show-page.ts';
import { chooseLanguage } from './language.ts';
import { startLoading, stopLoading } from './skeletons.ts';
import { onClick } from './on-click.ts';

/* Links that reload the page in place: language links, and “Try again” in a part that failed to load. */

const languageLinks = 'a[hreflang]';

/** Shows which language is chosen before the page in it is here (behavior L5). */
function markLanguage(chosen: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(languageLinks))
    link.ariaCurrent = link.hreflang === chosen ? 'true' : null;
}

async function follow({ hreflang, href }: HTMLAnchorElement): Promise<void> {
  startLoading(false);
  try {
    if (isLanguage(hreflang)) {
      markLanguage(hreflang);
      await chooseLanguage(hreflang);
    } else await showPage(await fetchLatestPage(new URL(href)), new URL(location.href));
  } catch (error) {
    if (wasReplaced(error)) return;
    stopLoading();
    markLanguage(document.documentElement.lang);
    showToast(hreflang ? 'languageFailed' : 'notDone');
  }
}

// Before the router's own listener, which leaves a prevented click alone.
onClick<HTMLAnchorElement>(`${languageLinks}, a.try-again`, (link, event) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  void follow(link);
});
