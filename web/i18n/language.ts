import type { Language } from '#contract/language';
import { language as en } from './en/language.ts';
import { language as fr } from './fr/language.ts';

export const languageTexts: Record<Language, typeof en> = { en, fr };
