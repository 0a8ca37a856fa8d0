import type { Language } from '#contract/language';
import { favorites as en } from './en/favorites.ts';
import { favorites as fr } from './fr/favorites.ts';

export const favoritesTexts: Record<Language, typeof en> = { en, fr };
