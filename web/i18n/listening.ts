import type { Language } from '#contract/language';
import { listening as en } from './en/listening.ts';
import { listening as fr } from './fr/listening.ts';

export const listeningTexts: Record<Language, typeof en> = { en, fr };
