import { textsByLanguage as panel } from '../../cms/src/admin/i18n/texts.ts';
import { textsByLanguage as shared } from '../../cms/src/admin/shared/i18n/texts.ts';
import { textsByLanguage as auditLog } from '../../cms/src/audit-log/i18n/texts.ts';
import { textsByLanguage as entryForm } from '../../cms/src/entry-form/i18n/texts.ts';
import { textsByLanguage as featured } from '../../cms/src/featured/i18n/texts.ts';
import { textsByLanguage as home } from '../../cms/src/home/i18n/texts.ts';
import { textsByLanguage as newsletter } from '../../cms/src/newsletter/i18n/texts.ts';
import { textsByLanguage as people } from '../../cms/src/people/i18n/texts.ts';
import { textsByLanguage as recording } from '../../cms/src/recording/i18n/texts.ts';
import { textsByLanguage as schedule } from '../../cms/src/schedule/i18n/texts.ts';
import { textsByLanguage as spreadsheet } from '../../cms/src/spreadsheet/i18n/texts.ts';
import { textsByLanguage as team } from '../../cms/src/team/i18n/texts.ts';
import { textsByLanguage as translation } from '../../cms/src/translation/i18n/texts.ts';
import { textsByLanguage as versions } from '../../cms/src/versions/i18n/texts.ts';

/** The texts of all pages of the panel. */
const textsIn = (language: 'en' | 'fr') => ({
  ...panel[language],
  ...shared[language],
  ...auditLog[language],
  ...entryForm[language],
  ...featured[language],
  ...home[language],
  ...newsletter[language],
  ...people[language],
  ...recording[language],
  ...schedule[language],
  ...spreadsheet[language],
  ...team[language],
  ...translation[language],
  ...versions[language],
});

export const en = textsIn('en');
export const fr = textsIn('fr');
