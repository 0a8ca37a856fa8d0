import type { Language } from '#contract/language';
import { today as en } from './en/today.ts';
import { today as fr } from './fr/today.ts';

export const todayTexts: Record<Language, typeof en> = { en, fr };
