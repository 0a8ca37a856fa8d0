/** A week is represented by the date of its Monday, such as `2027-01-04`. */

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** The Monday of the week that a date is in. Throws `RangeError` for an invalid date. */
export function mondayOf(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  return toDate(day.getTime() - sinceMonday * dayMilliseconds);
}

/** The week of a moment in a time zone. */
export function weekAt(moment: Date, timeZone: string): string {
  return mondayOf(clockAt(moment, timeZone).date);
}

/** The week of the next email: this week on a Monday before the sending time, otherwise the next one. */
export function nextWeekAt(moment: Date, timeZone: string, hour: string): string {
  const { date, time } = clockAt(moment, timeZone);
  const monday = mondayOf(date);
  if (date === monday && time < hour) return monday;
  return addWeeks(monday, 1);
}

export const addWeeks = (week: string, weeks: number): string =>
  toDate(Date.parse(week) + weeks * 7 * dayMilliseconds);

/** How many weeks later the second is. */
export const weeksBetween = (first: string, second: string): number =>
  (Date.parse(second) - Date.parse(first)) / (7 * dayMilliseconds);

/** The date and time of day in a time zone. The Swedish locale formats both like ISO 8601. */
function clockAt(moment: Date, timeZone: string): { date: string; time: string } {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const [date = '', time = ''] = format.format(moment).split(' ');
  return { date, time };
}

function toDate(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}
