import type { Language } from '#contract/language';
import { error as en } from './en/error.ts';
import { error as fr } from './fr/error.ts';

export const errorTexts: Record<Language, typeof en> = { en, fr };
