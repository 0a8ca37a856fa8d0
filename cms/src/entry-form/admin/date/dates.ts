import type { Language } from '../../../contract/language.ts';

/*
 * Dates as people type them, in the panel's language, and as the form stores them: `2026-11-25`. A date that can be
 * read in two ways is never guessed: month and day have a fixed order per language.
 */

const order = { en: ['month', 'day', 'year'], fr: ['day', 'month', 'year'] } as const;

/** The years that can be typed. Two digits mean the 21st century. */
export const years = { first: 2000, last: 2099 };

const twoDigits = (value: number) => String(value).padStart(2, '0');
const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;
const dayMilliseconds = 86_400_000;

const toUtc = (iso: string) => new Date(`${iso}T00:00:00Z`);
const fromUtc = (date: Date) => date.toISOString().slice(0, 10);

/** The date if it exists: not for February 30. */
function existing(year: number, month: number, day: number): string | undefined {
  if (year < years.first || year > years.last) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 ? fromUtc(date) : undefined;
}

/** Reads a typed date. Resolves to undefined if it isn't one. `2026-11-25` is understood in every language. */
export function parseDate(text: string, language: Language): string | undefined {
  const iso = isoDate.exec(text.trim());
  if (iso) return existing(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const parts = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{2}|\d{4})$/.exec(text.trim())?.slice(1);
  if (!parts) return undefined;
  const part = (name: 'day' | 'month' | 'year') =>
    Number(parts[order[language].findIndex((each) => each === name)]);
  const year = part('year');
  return existing(year < 100 ? 2000 + year : year, part('month'), part('day'));
}

/** A date as it is typed: `11/25/2026`, or `25/11/2026` in French. */
export function formatTypedDate(iso: string, language: Language): string {
  const [, year = '', month = '', day = ''] = isoDate.exec(iso) ?? [];
  const parts = { day, month, year };
  return order[language].map((name) => parts[name]).join('/');
}

/** Reads a typed time: `14:30`, `14h30`, `2:30 pm` or `9`. Resolves to `14:30`, or undefined if it isn't one. */
export function parseTime(text: string): string | undefined {
  const [, hourText, minuteText = '0', half] =
    /^(\d{1,2})(?:\s*[:.h]\s*(\d{2})?)?\s*([ap])?\.?(?:m\.?)?$/i.exec(text.trim()) ?? [];
  if (hourText === undefined) return undefined;
  const [hour, minute] = [Number(hourText), Number(minuteText)];
  if (minute > 59) return undefined;
  if (!half) return hour < 24 ? `${twoDigits(hour)}:${twoDigits(minute)}` : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return `${twoDigits((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0))}:${twoDigits(minute)}`;
}

/** A time as it is typed: `2:30 PM`, or `14:30` in French. */
export function formatTypedTime(time: string, language: Language): string {
  if (language === 'fr') return time;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${twoDigits(minute)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The moment of a date and a time in this computer's time zone. */
export function toMoment(iso: string, time: string): string {
  return new Date(`${iso}T${time}:00`).toISOString();
}

/** The date and the time of a moment in this computer's time zone; undefined if it isn't a moment. */
export function fromMoment(moment: string): { date: string; time: string } | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T.+Z$/.test(moment)) return undefined;
  const local = new Date(moment);
  if (Number.isNaN(local.getTime())) return undefined;
  const { year, month, day } = {
    year: local.getFullYear(),
    month: local.getMonth() + 1,
    day: local.getDate(),
  };
  return {
    date: `${year}-${twoDigits(month)}-${twoDigits(day)}`,
    time: `${twoDigits(local.getHours())}:${twoDigits(local.getMinutes())}`,
  };
}

/** Today in this computer's time zone. */
export const todayHere = (): string => fromMoment(new Date().toISOString())?.date ?? '';

/** The time for a date without one: midnight, or the next full hour today, because midnight is over. */
export function timeFor(date: string): string {
  if (date !== todayHere()) return '00:00';
  const next = new Date().getHours() + 1;
  return next < 24 ? `${twoDigits(next)}:00` : '23:59';
}

export const isDate = (value: string): boolean =>
  isoDate.test(value) && !Number.isNaN(+toUtc(value));

export const addDays = (iso: string, days: number): string =>
  fromUtc(new Date(toUtc(iso).getTime() + days * dayMilliseconds));

/** The same day of another month, or that month's last day. */
export function addMonths(iso: string, months: number): string {
  const date = toUtc(iso);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const last = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate();
  return fromUtc(new Date(Date.UTC(year, month + months, Math.min(day, last))));
}

/** The weeks of a date's month, with days of the months before and after. Weeks start on Sunday, or Monday in French. */
export function weeksOfMonth(iso: string, language: Language): string[][] {
  const first = `${iso.slice(0, 8)}01`;
  const weekday = toUtc(first).getUTCDay();
  const start = addDays(first, -(language === 'fr' ? (weekday + 6) % 7 : weekday));
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_day, day) => addDays(start, week * 7 + day)),
  );
  return weeks.filter((week) => week.some((day) => day.slice(0, 7) === iso.slice(0, 7)));
}
