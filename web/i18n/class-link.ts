import type { Language } from '#contract/language';
import { classLink as en } from './en/class-link.ts';
import { classLink as fr } from './fr/class-link.ts';

export const classLinkTexts: Record<Language, typeof en> = { en, fr };
