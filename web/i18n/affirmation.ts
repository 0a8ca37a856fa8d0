import type { Language } from '#contract/language';
import { affirmation as en } from './en/affirmation.ts';
import { affirmation as fr } from './fr/affirmation.ts';

export const affirmationTexts: Record<Language, typeof en> = { en, fr };
