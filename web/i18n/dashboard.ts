import type { Language } from '#contract/language';
import { dashboard as en } from './en/dashboard.ts';
import { dashboard as fr } from './fr/dashboard.ts';

export const dashboardTexts: Record<Language, typeof en> = { en, fr };
