import * as en from './en.ts';
import * as fr from './fr.ts';

export const textsByLanguage = { en, fr };
