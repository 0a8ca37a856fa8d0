import type { Language } from '#contract/language';
import * as en from './en/index.ts';
import * as fr from './fr/index.ts';

/** Every text of the site, by noun. English gives the shape; French without a text does not compile. */
export type Texts = typeof en;

const texts: Record<Language, Texts> = { en, fr };

export function textsIn(language: Language): Texts {
  return texts[language];
}
