import type { Language } from '../../contract/language.ts';

export const unsaved = {
  title: 'Unsaved changes',
  since: (when: string) => `You have unsaved changes from ${when}.`,
  changedSince: 'This entry has changed since then. Nothing is replaced unless you save.',
  restore: 'Restore',
  discard: 'Discard',
  sessionEnded: 'Your session has ended. Please log in again.',
  kept: 'What you typed is kept in this browser: you’ll find it where you left it.',
  lost: 'Your changes haven’t been saved. Log in and enter them again.',
  logIn: 'Log in',
};

export const leaving = {
  title: 'Not saved yet',
  kept: 'Your text is kept in this browser. You can restore it when you come back.',
  stay: 'Stay',
  leave: 'Leave',
};

export const deleted = {
  title: 'This entry has been deleted',
  kept: 'Your unsaved text is kept. You can restore it in a new entry.',
  create: 'New entry with the unsaved text',
  list: 'Back to the list',
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

const inLanguages = ([first, second]: readonly Language[]) => {
  if (second) return ' in both languages';
  return first ? { en: ' in English', fr: ' in French' }[first] : '';
};

export const unpublishing = {
  title: 'Unpublish?',
  titleOfSeveral: (count: number) =>
    count === 1 ? 'Unpublish one entry?' : `Unpublish ${count} entries?`,
  ask: 'Readers will no longer see this text. The draft stays here, and you can publish it again.',
  askOfSeveral:
    'Readers will no longer see these texts. The drafts stay here, and you can publish them again.',
  others: (count: number) =>
    count === 1
      ? 'The other entry you selected isn’t published.'
      : `The other ${count} entries you selected aren’t published.`,
  confirm: 'Unpublish',
};

export const deletion = {
  title: 'Delete for good?',
  titleOfSeveral: (count: number) => `Delete ${count} entries for good?`,
  what: (name: string, languages: readonly Language[]) =>
    `“${name}” and its earlier versions will be deleted${inLanguages(languages)}. This can’t be undone.`,
  several: (languages: readonly Language[]) =>
    `These entries and their earlier versions will be deleted${inLanguages(languages)}. This can’t be undone.`,
  seen: 'Readers can see it right now.',
  seenOfSeveral: (count: number) =>
    count === 1
      ? 'Readers can see one of them right now.'
      : `Readers can see ${count} of them right now.`,
  unpublish: 'To take it off the site and keep it, unpublish it instead.',
  delete: 'Delete',
};
