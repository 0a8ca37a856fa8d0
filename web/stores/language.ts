import {
  fallbackLanguage,
  isLanguage,
  languageCookieAttributes,
  languageKey,
  type Language,
} from '#contract/language';
import { persistent } from './persistent.ts';

/** The chosen language, as this browser keeps it. */
const $language = persistent<Language>(languageKey, fallbackLanguage, {
  encode: (language) => language,
  decode: (stored) => (isLanguage(stored) ? stored : fallbackLanguage),
  listen: false,
});

/** Keeps the choice in this browser, and in a cookie for the server (PRODUCT 4). */
export function rememberLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${languageKey}=${language}; ${languageCookieAttributes}${secure}`;
  $language.set(language);
}
