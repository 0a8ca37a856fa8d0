import * as en from './en/index.ts';
import * as fr from './fr/index.ts';

export const textsByLanguage = { en, fr };
