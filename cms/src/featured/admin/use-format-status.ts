import { useFormatDate } from '../../admin/shared/use-format-date.ts';
import { useTexts } from '../../admin/shared/texts.ts';
import { textsByLanguage } from '../i18n/texts.ts';
import type { StatusOf } from './status.ts';

/** Returns a function that says whether readers see a featured affirmation, and otherwise why not. */
export function useFormatStatus(): (given: StatusOf) => string {
  const { featured } = useTexts(textsByLanguage);
  const formatDate = useFormatDate();
  return ({ status, entry }) => {
    const day = status === 'early' ? entry.from : entry.until;
    return featured.statuses[status](
      day ? formatDate(day, { dateStyle: 'medium', timeZone: 'UTC' }) : '',
    );
  };
}
