import type { Language } from '#contract/language';

/** The day of a moment in a time zone, as a language writes it: `March 1, 2026`, `1er mars 2026`. In: a timestamp. */
export function formatDay(timestamp: string, language: Language, timeZone: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone });
  const day = format.format(new Date(timestamp));
  return language === 'fr' ? day.replace(/^1 /, '1er ') : day;
}
