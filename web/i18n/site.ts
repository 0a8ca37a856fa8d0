import type { Language } from '#contract/language';
import { site as en } from './en/site.ts';
import { site as fr } from './fr/site.ts';

export const siteTexts: Record<Language, typeof en> = { en, fr };
