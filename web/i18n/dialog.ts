import type { Language } from '#contract/language';
import { dialog as en } from './en/dialog.ts';
import { dialog as fr } from './fr/dialog.ts';

export const dialogTexts: Record<Language, typeof en> = { en, fr };
