import type { Language } from '#contract/language';
import { sheet as en } from './en/sheet.ts';
import { sheet as fr } from './fr/sheet.ts';

export const sheetTexts: Record<Language, typeof en> = { en, fr };
