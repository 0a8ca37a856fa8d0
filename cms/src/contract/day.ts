/** The date of a moment in a time zone, as `2026-03-01`. */
export function dateAt(moment: Date, timeZone: string): string {
  // The Canadian locale formats dates like ISO 8601.
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** The moment at which a date ends in a time zone. By search, because a day can have 23 hours and begin at 1 o'clock. */
export function endOfDate(date: string, timeZone: string): Date {
  // No time zone is more than 14 hours from UTC.
  let [before, after] = [Date.parse(date), Date.parse(date) + 2 * dayMilliseconds];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dateAt(new Date(middle), timeZone) > date) after = middle;
    else before = middle;
  }
  return new Date(after);
}
