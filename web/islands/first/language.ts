import {
  isLanguage,
  languageCookieAttributes,
  languageKey,
  type Language,
} from '#contract/language';
import { languageTexts } from '../../i18n/language.ts';
import { withLanguage, withoutLanguage } from '../../logic/language.ts';
import { announce } from '../../stores/toast.ts';
import { fetchAfresh, showPage } from './fresh-page.ts';

/** Shows the page in a language, and remembers it. Throws as `fetchAfresh` does. */
export async function chooseLanguage(language: Language): Promise<void> {
  const { href } = location;
  const page = await fetchAfresh(withLanguage(new URL(href), language));
  if (page.documentElement.lang !== language) throw new Error(page.documentElement.lang);
  // A page that was on its way already has come meanwhile: it is the one to be read.
  if (location.href !== href) return chooseLanguage(language);
  rememberLanguage(language);
  await showPage(page, withoutLanguage(new URL(location.href)));
  announce(languageTexts[language].chosen);
}

/** Keeps the choice in this browser, and in a cookie for the server (behavior L3). */
function rememberLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${languageKey}=${language}; ${languageCookieAttributes}${secure}`;
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Forbidden or full: the cookie holds the choice.
  }
}

// An address that names its language is remembered, also where the router brings it (behavior L3).
document.addEventListener('astro:after-swap', () => {
  const named = new URLSearchParams(location.search).get(languageKey);
  if (isLanguage(named)) rememberLanguage(named);
});
