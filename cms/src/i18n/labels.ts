import { roles as englishRoles } from './en/roles.ts';
import { roles as frenchRoles } from './fr/roles.ts';
import { fallbackLanguage, type Language } from '../contract/language.ts';
import { pictures } from '../contract/picture.ts';
import { situationNames } from '../contract/situation-names.ts';
import { fields as english } from './en/fields.ts';
import { fields as french } from './fr/fields.ts';

type Labels = Readonly<Record<string, Readonly<Record<string, { label: string }>>>>;
const labels: Record<Language, Labels> = { en: english, fr: french };

/** Newsletters and terms have a field for each language. */
const fieldLanguages: Readonly<Record<string, Language>> = {
  subjectEn: 'en',
  noteEn: 'en',
  subjectFr: 'fr',
  noteFr: 'fr',
  english: 'en',
  note: 'en',
  french: 'fr',
};

/** The language of a field's text. Versions name the affirmation of a newsletter in English. */
export const languageOf = (field: string, language: string | undefined): string | undefined =>
  fieldLanguages[field] ?? language ?? (field === 'affirmation' ? fallbackLanguage : undefined);

/** The label of a field, as the form shows it. */
export const labelOf = (language: Language, noun: string, field: string): string =>
  labels[language][noun]?.[field]?.label ?? field;

/** A field's value as the form shows it: the names of what is chosen in it. */
export function withChoiceNames(language: Language, field: string, value: string): string {
  if (field === 'picture') return pictures.get(value)?.[language] ?? value;
  const { moments, ages, skills } = situationNames[language];
  const choices = Object.entries<Record<string, string>>({
    moments,
    moment: moments,
    ages,
    skill: skills,
  });
  const names = new Map(choices).get(field);
  return names
    ? value
        .split(', ')
        .map((key) => names[key] ?? key)
        .join(', ')
    : value;
}

type Roles = Readonly<Record<string, { name: string }>>;
const rolesByLanguage: Readonly<Record<Language, Roles>> = { en: englishRoles, fr: frenchRoles };

/** The name of a panel role, by its English one. Roles that an administrator has added have only one name. */
export function roleNameIn(language: Language, name: string): string {
  const [code = ''] =
    Object.entries(rolesByLanguage.en).find(([, role]) => role.name === name) ?? [];
  return rolesByLanguage[language][code]?.name ?? name;
}
