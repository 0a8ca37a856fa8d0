import type { Language } from '../contract/language.ts';
import { fields as english } from './en/fields.ts';
import { fields as french } from './fr/fields.ts';

type Labels = Readonly<Record<string, Readonly<Record<string, { label: string }>>>>;
const labels: Record<Language, Labels> = { en: english, fr: french };

/** The language of a field's text: newsletters have a field for each. */
export const languageOf = (field: string, language: string | undefined): string | undefined =>
  ({ noteEn: 'en', noteFr: 'fr' })[field] ?? language;

/** The label of a field, as the form shows it. */
export const labelOf = (language: Language, noun: string, field: string): string =>
  labels[language][noun]?.[field]?.label ?? field;
