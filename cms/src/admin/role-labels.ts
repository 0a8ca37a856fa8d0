import { isLanguage, type Language } from '../contract/language.ts';
import { labelOf } from '../i18n/labels.ts';
import { panelLanguage } from '../strapi/admin/panel-language.ts';
import { nameContentInRoles } from '../strapi/admin/role-labels.ts';
import { peopleFields as englishPeople } from './i18n/en/people-fields.ts';
import { peopleFields as frenchPeople } from './i18n/fr/people-fields.ts';
import { contentTypes as englishTypes } from './i18n/en/permissions.ts';
import { contentTypes as frenchTypes } from './i18n/fr/permissions.ts';
import { uneditableFields as englishUneditable } from './i18n/en/uneditable-fields.ts';
import { uneditableFields as frenchUneditable } from './i18n/fr/uneditable-fields.ts';
import { textsByLanguage } from './shared/i18n/texts.ts';

type Names = Readonly<Record<string, string>>;

const contentTypes: Record<Language, Names> = { en: englishTypes, fr: frenchTypes };
const people: Record<Language, Readonly<Record<string, Names>>> = {
  en: englishPeople,
  fr: frenchPeople,
};
const uneditable: Record<Language, Names> = { en: englishUneditable, fr: frenchUneditable };

/** Lets the pages of roles call content as the menu and the forms do, in the panel's language. */
export function labelRoles(): void {
  nameContentInRoles({
    contentType(label) {
      const name = label.charAt(0).toUpperCase() + label.slice(1);
      return contentTypes[panelLanguage()][name] ?? name;
    },
    field(contentType, field) {
      const language = panelLanguage();
      const noun = contentType.split('.').at(-1) ?? '';
      return (
        people[language][contentType]?.[field] ??
        uneditable[language][field] ??
        labelOf(language, noun, field)
      );
    },
    language: (code) =>
      isLanguage(code) ? textsByLanguage[panelLanguage()].common.languages[code] : code,
  });
}
