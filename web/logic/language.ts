import type { Language } from '#contract/language';

export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'fr' : 'en';
}

/** The `lang` attribute of a text; undefined if it is in the page's language (behavior L4). */
export function langOf(text: { lang: Language }, page: Language): Language | undefined {
  return text.lang === page ? undefined : text.lang;
}
