import type { Language } from '../contract/language.ts';
import * as en from './en/index.ts';
import * as fr from './fr/index.ts';

/** Every text that the CMS itself says in the panel. French without a text does not compile. */
export type Texts = typeof en;

const texts: Record<Language, Texts> = { en, fr };

export function textsIn(language: Language): Texts {
  return texts[language];
}
