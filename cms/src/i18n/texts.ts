import type { Language } from '../contract/language.ts';
import * as en from './en/index.ts';
import * as fr from './fr/index.ts';

/** The messages that the CMS returns to the panel. The type makes a missing French text a compile error. */
export type Texts = typeof en;

export const textsByLanguage: Readonly<Record<Language, Texts>> = { en, fr };
