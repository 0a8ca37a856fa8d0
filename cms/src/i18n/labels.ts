import type { Language } from '../contract/language.ts';
import type { VersionedType } from '../contract/versions.ts';
import { choices as englishChoices, type Choices } from './en/choices.ts';
import { fields as english } from './en/fields.ts';
import { choices as frenchChoices } from './fr/choices.ts';
import { fields as french } from './fr/fields.ts';

type Labels = Readonly<Record<string, Readonly<Record<string, { label: string }>>>>;
const labels: Record<Language, Labels> = { en: english, fr: french };

/** The language of a field's text: newsletters have a field for each. */
export const languageOf = (field: string, language: string | undefined): string | undefined =>
  ({ noteEn: 'en', noteFr: 'fr' })[field] ?? language;

/** The label of a field, as the form shows it. */
export const labelOf = (language: Language, noun: VersionedType, field: string): string =>
  labels[language][noun]?.[field]?.label ?? field;

/** What can be chosen in the fields of affirmations that have choices. */
export const choicesIn: Record<Language, Choices> = { en: englishChoices, fr: frenchChoices };

/** A field's value as the form shows it: the names of what is chosen in it. */
export function withChoiceNames(language: Language, field: string, value: string): string {
  const { moments, ages, skill } = choicesIn[language];
  const names = new Map(Object.entries<Record<string, string>>({ moments, ages, skill })).get(
    field,
  );
  return names
    ? value
        .split(', ')
        .map((key) => names[key] ?? key)
        .join(', ')
    : value;
}
