import { isLanguage, languageKey, type Language } from '#contract/language';
import { languageTexts } from '../../i18n/language.ts';
import { withLanguage, withoutLanguage } from '../../logic/language.ts';
import { rememberLanguage } from '../../stores/language.ts';
import { announce, showToast } from '../../stores/toast.ts';
import { fetchAfresh, showPage, wasReplaced } from './fresh-page.ts';

async function choose(language: Language): Promise<void> {
  const { href } = location;
  try {
    const page = await fetchAfresh(withLanguage(new URL(href), language));
    if (page.documentElement.lang !== language) throw new Error(page.documentElement.lang);
    // A page that was on its way already has come meanwhile: it is the one to be read.
    if (location.href !== href) return await choose(language);
    rememberLanguage(language);
    await showPage(page, withoutLanguage(new URL(location.href)));
    announce(languageTexts[language].chosen);
  } catch (error) {
    if (!wasReplaced(error)) showToast('languageFailed');
  }
}

// An address that names its language is remembered, also where the router brings it (PRODUCT 4).
document.addEventListener('astro:after-swap', () => {
  const named = new URLSearchParams(location.search).get(languageKey);
  if (isLanguage(named)) rememberLanguage(named);
});

// Before the router's own listener, which leaves a prevented click alone.
document.addEventListener(
  'click',
  (event) => {
    if (!(event.target instanceof Element)) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = event.target.closest<HTMLAnchorElement>('a[hreflang]');
    if (!link || !isLanguage(link.hreflang)) return;
    event.preventDefault();
    void choose(link.hreflang);
  },
  { capture: true },
);
