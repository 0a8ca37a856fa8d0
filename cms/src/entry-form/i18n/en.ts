export const unsaved = {
  title: 'Unsaved changes',
  since: (when: string) => `You have unsaved changes from ${when}.`,
  changedSince:
    'This entry has been changed since. Your text replaces the newer one only when you save.',
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
  notADate: 'This isn’t a date. Write month/day/year, such as 11/25/2026.',
  notATime: 'This isn’t a time. Write it like 9:00 AM or 14:30.',
};
