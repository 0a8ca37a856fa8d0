import { languageCookieAttributes, languageKey, type Language } from '#contract/language';
import { writeStored } from './storage.ts';

/** Keeps the choice in this browser, and in a cookie for the server (PRODUCT 4). */
export function rememberLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${languageKey}=${language}; ${languageCookieAttributes}${secure}`;
  writeStored(languageKey, language);
}
