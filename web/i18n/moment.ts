import type { Language } from '#contract/language';
import { moment as en } from './en/moment.ts';
import { moment as fr } from './fr/moment.ts';

export const momentTexts: Record<Language, typeof en> = { en, fr };
