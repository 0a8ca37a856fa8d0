import type { Language } from '#contract/language';
import { auth as en } from './en/auth.ts';
import { auth as fr } from './fr/auth.ts';

export const authTexts: Record<Language, typeof en> = { en, fr };
