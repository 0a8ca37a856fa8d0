import { fallbackLanguage, isLanguage, type Language } from '#contract/language';

/** A part of the machine on this page, by its name. */
export function part(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-machine-part="${name}"]`);
}

/** The language of this page. */
export function language(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : fallbackLanguage;
}
