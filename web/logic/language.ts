import { languageKey, type Language } from '#contract/language';

/** An address that names its language, as links and search engines keep it. */
export function withLanguage(address: URL, language: Language): URL {
  const named = new URL(address);
  named.searchParams.set(languageKey, language);
  return named;
}

/** An address in whatever language the reader has chosen. */
export function withoutLanguage(address: URL): URL {
  const plain = new URL(address);
  plain.searchParams.delete(languageKey);
  return plain;
}

/** The one of our two languages that this is not. */
export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'fr' : 'en';
}

/** The `lang` of a text on a page: only where it is another than the page's (behavior L4). */
export function langOf(text: { lang: Language }, page: Language): Language | undefined {
  return text.lang === page ? undefined : text.lang;
}
