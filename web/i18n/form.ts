import type { Language } from '#contract/language';
import { form as en } from './en/form.ts';
import { form as fr } from './fr/form.ts';

export const formTexts: Record<Language, typeof en> = { en, fr };
