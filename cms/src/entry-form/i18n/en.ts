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
