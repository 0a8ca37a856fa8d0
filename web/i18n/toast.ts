import type { Language } from '#contract/language';
import { toast as en } from './en/toast.ts';
import { toast as fr } from './fr/toast.ts';

export const toastTexts: Record<Language, typeof en> = { en, fr };
