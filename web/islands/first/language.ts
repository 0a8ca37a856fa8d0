import {
  isLanguage,
  languageCookieAttributes,
  languageKey,
  type Language,
} from '#contract/language';
import { languageTexts } from '../../i18n/language.ts';
import { withLanguage, withoutLanguage } from '../../logic/language-url.ts';
import { announce } from '../../stores/toast.ts';
import { fetchLatestPage, showPage } from './show-page.ts';

/** Shows the page in a language and remembers it (behavior L5). Throws like `fetchLatestPage`. */
export async function chooseLanguage(language: Language): Promise<void> {
  const { href } = location;
  const page = await fetchLatestPage(withLanguage(href, language));
  if (page.documentElement.lang !== language) throw new Error(language);
  // If the visitor has gone to another page in the meantime, translate that one.
  if (location.href !== href) return chooseLanguage(language);
  rememberLanguage(language);
  await showPage(page, withoutLanguage(location.href));
  announce(languageTexts[language].chosen);
}

/** Saves the choice in this browser and in a cookie for the server (behavior L3). */
function rememberLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${languageKey}=${language}; ${languageCookieAttributes}${secure}`;
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Storage is blocked or full, but the cookie still has the choice.
  }
}

// A language in the address is remembered, also after a client-side navigation (behavior L3).
document.addEventListener('astro:after-swap', () => {
  const requested = new URLSearchParams(location.search).get(languageKey);
  if (isLanguage(requested)) rememberLanguage(requested);
});
