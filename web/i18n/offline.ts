import type { Language } from '#contract/language';
import { category as enCategory } from './en/category.ts';
import { moment as enMoment } from './en/moment.ts';
import { offline as en } from './en/offline.ts';
import { category as frCategory } from './fr/category.ts';
import { moment as frMoment } from './fr/moment.ts';
import { offline as fr } from './fr/offline.ts';

export const offlineTexts: Record<Language, typeof en> = { en, fr };

/** For the lists that the browser makes. */
export const offlineListTexts: Record<
  Language,
  { category: typeof enCategory; moment: typeof enMoment }
> = {
  en: { category: enCategory, moment: enMoment },
  fr: { category: frCategory, moment: frMoment },
};
