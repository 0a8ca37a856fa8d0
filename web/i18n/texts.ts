import type { Language } from '#contract/language';
import * as en from './en/index.ts';
import * as fr from './fr/index.ts';

/** All texts of the site. The type makes a missing French text a compile error. */
export type Texts = typeof en;

const texts: Record<Language, Texts> = { en, fr };

export function textsIn(language: Language): Texts {
  return texts[language];
}
