import type { Language } from '#contract/language';
import { collection as en } from './en/collection.ts';
import { collection as fr } from './fr/collection.ts';

export const collectionTexts: Record<Language, typeof en> = { en, fr };
