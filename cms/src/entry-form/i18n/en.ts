export const unsaved = {
  title: 'Unsaved changes',
  since: (when: string) => `You have unsaved changes from ${when}.`,
  changedSince:
    'This entry has changed since then. Your text will replace the newer one only if you save.',
  restore: 'Restore',
  discard: 'Discard',
  sessionEnded: 'Your session has ended. Please log in again.',
  kept: 'What you typed is kept in this browser: you’ll find it where you left it.',
};

export const date = {
  placeholder: 'MM/DD/YYYY',
  timePlaceholder: 'h:mm AM',
  timeOf: (label: string) => `${label}: time`,
  choose: (label: string) => `${label}: calendar`,
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  notADate: 'This isn’t a date. Enter month/day/year, such as 11/25/2026.',
  notATime: 'This isn’t a time. Enter it like 9:00 AM or 14:30.',
};
