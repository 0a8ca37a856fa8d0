import { withFirstOfMonth } from '#contract/french-date';
import type { Language } from '#contract/language';

/** Formats a timestamp as a day: `March 1, 2026`, `1er mars 2026`. */
export function formatDay(timestamp: string, language: Language, timeZone: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone });
  const day = format.format(new Date(timestamp));
  return language === 'fr' ? withFirstOfMonth(day) : day;
}
