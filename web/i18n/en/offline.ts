/** The page where content is kept for offline, and the pages that the browser makes from it (behavior O4). */
export const offline = {
  heading: 'Without internet',
  description: 'Keep Colibri’s affirmations on this device, for when there is no internet.',
  intro:
    'Pages that you’ve opened on this device open again without internet. To have everything ready, for a classroom or a trip, keep it here once.',
  what: 'What you get',
  items: [
    'The home page, all categories and moments, and their affirmations in English and French',
    'The search, favorites, and the affirmation machine',
    'Classroom mode, print sheets, and the card designer',
  ],
  without:
    'Recordings play again once you’ve listened to them. Accounts and collections need internet.',
  keep: (megabytes: number) => `Keep for offline (${megabytes} MB)`,
  keeping: 'Keeping…',
  progress: (percent: number) => `${percent}%`,
  kept: 'Everything is on this device now. New affirmations are added when you visit with internet.',
  update: 'Keep it again',
  remove: 'Remove it',
  removed: 'Removed from this device.',
  failed:
    'That didn’t work. Check your connection and the free space on this device, then try again.',
  unsupported:
    'This browser can’t keep pages for offline here. Try another browser, or one that isn’t in private mode.',
  off: 'This site doesn’t keep pages for offline at the moment.',
  needsScript: 'To keep pages for offline, your browser needs JavaScript.',
  sheet: 'Back to the print sheets',
  sheetNote: 'You’re offline. The sheets can be printed as they are; the PDF needs internet.',
  note: 'You’re offline: this comes from your device.',
};
