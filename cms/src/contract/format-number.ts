import type { Language } from './language.ts';

const formats: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en'),
  fr: new Intl.NumberFormat('fr'),
};

/** A whole number as texts in a language show it: 10,000 in English, 10 000 in French. */
export const formatNumber = (language: Language, number: number): string =>
  formats[language].format(number);
