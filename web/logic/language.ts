import { languageKey, type Language } from '#contract/language';

/** Adds the language to a URL, for shared links and search engines. */
export function withLanguage(address: URL, language: Language): URL {
  const copy = new URL(address);
  copy.searchParams.set(languageKey, language);
  return copy;
}

/** Removes the language from a URL, so that the visitor's choice applies. */
export function withoutLanguage(address: URL): URL {
  const copy = new URL(address);
  copy.searchParams.delete(languageKey);
  return copy;
}

export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'fr' : 'en';
}

/** The `lang` attribute of a text; undefined if it is in the page's language (behavior L4). */
export function langOf(text: { lang: Language }, page: Language): Language | undefined {
  return text.lang === page ? undefined : text.lang;
}
