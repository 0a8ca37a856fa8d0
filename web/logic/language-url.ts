import { languageKey, type Language } from '#contract/language';

/** Adds the language to a URL, for shared links and search engines. */
export function withLanguage(address: string | URL, language: Language): URL {
  const copy = new URL(address);
  copy.searchParams.set(languageKey, language);
  return copy;
}

/** Removes the language from a URL, so that the visitor's choice applies. */
export function withoutLanguage(address: string | URL): URL {
  const copy = new URL(address);
  copy.searchParams.delete(languageKey);
  return copy;
}
