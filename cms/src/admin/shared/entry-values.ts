import { difference, wholeDifference, type Part } from './difference.ts';
import { textsByLanguage } from './i18n/texts.ts';
import { useLanguage, useTexts } from './texts.ts';
import { useFormatDate } from './use-format-date.ts';
import { useIconName } from './use-icon-name.ts';
import { relatedEntry } from '../../contract/versions.ts';
import { withChoiceNames } from '../../i18n/labels.ts';

const instants = ['publishAt', 'unpublishAt'];
const days = ['week', 'featuredFrom', 'featuredUntil'];
/** Whether a stored value is a date. Any other text is shown as it was typed. */
const isDate = (value: string) => /^\d{4}-/.test(value) && !Number.isNaN(Date.parse(value));
/** Fields whose words are compared. Others are compared as a whole. */
const sentences = [
  'text',
  'description',
  'keywords',
  'name',
  'title',
  'activity',
  'subjectEn',
  'subjectFr',
  'noteEn',
  'noteFr',
  'english',
  'french',
  'note',
];

/** Returns a function that writes a field's value as people read it; empty if it has none. */
export function useFormatValue(): (field: string, value: unknown) => string {
  const { common } = useTexts(textsByLanguage);
  const formatDate = useFormatDate();
  const language = useLanguage();
  const iconName = useIconName();
  return (field, value) => {
    if (value === null || value === undefined) return '';
    if (typeof value === 'boolean') return value ? common.yes : common.no;
    const related = relatedEntry.safeParse(value).data;
    if (related) return related.title;
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    if (isDate(text) && instants.includes(field))
      return formatDate(text, { dateStyle: 'medium', timeStyle: 'short' });
    if (isDate(text) && days.includes(field))
      return formatDate(text, { dateStyle: 'medium', timeZone: 'UTC' });
    if (field === 'icon') return iconName(text);
    return withChoiceNames(language, field, text);
  };
}

/** The words of two values of a field, with those that only one of them has marked. */
export const compare = (field: string, before: string, after: string, language: string): Part[] =>
  sentences.includes(field) ? difference(before, after, language) : wholeDifference(before, after);
