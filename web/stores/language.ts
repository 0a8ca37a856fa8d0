import { languageCookieAttributes, languageKey, type Language } from '#contract/language';

/** Keeps the choice in this browser, and in a cookie for the server (PRODUCT 4). */
export function rememberLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${languageKey}=${language}; ${languageCookieAttributes}${secure}`;
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Forbidden or full: the cookie holds the choice.
  }
}
