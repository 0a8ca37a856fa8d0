import type { Language } from '#contract/language';
import { account as en } from './en/account.ts';
import { account as fr } from './fr/account.ts';

export const accountTexts: Record<Language, typeof en> = { en, fr };
