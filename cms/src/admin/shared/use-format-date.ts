import { useIntl, type FormatDateOptions } from 'react-intl';
import { withFirstOfMonth } from '../../contract/french-date.ts';
import { useLanguage } from './texts.ts';

/** Returns a function that formats a date as the site does: `May 1, 2026`, `1er mai 2026`. */
export function useFormatDate(): (date: Date | string, options: FormatDateOptions) => string {
  const { formatDate } = useIntl();
  const language = useLanguage();
  return (date, options) => {
    const formatted = formatDate(date, options);
    return language === 'fr' ? withFirstOfMonth(formatted) : formatted;
  };
}
