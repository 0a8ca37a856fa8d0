import { formatNumber } from '#contract/format-number';

/** The page where content is kept for offline, and the pages that the browser makes from it (behavior O4). */
export const offline = {
  heading: 'Use this site offline',
  description: 'Save the affirmations on this device for when you’re offline.',
  intro:
    'Most pages you’ve opened on this device still work offline. Before class or a trip, save everything listed below.',
  what: 'What you get',
  items: [
    'The home page, all categories and moments, and up to 2,000 affirmations in English and French',
    'Search, favorites and the affirmation machine',
    'Classroom mode, print sheets, the card designer and the lesson guide',
  ],
  without:
    'You can play recordings offline if you’ve already played or saved them. Accounts, collections, PDFs of print sheets and a few other pages need an internet connection.',
  keep: (megabytes: number) => `Save for offline use (${megabytes} MB)`,
  recordings: (megabytes: number) => `Include recordings (${megabytes} MB)`,
  leftOut: (kept: number, all: number, megabytes: number) =>
    `There are ${formatNumber('en', all)} recordings, more than fit in ${megabytes} MB. The first ${formatNumber('en', kept)} are included; for the others, you need an internet connection the first time you play them.`,
  keeping: 'Saving...',
  progress: (percent: number) => `${percent}%`,
  kept: 'Saved. You can use the site offline now. New affirmations are added when you visit it online.',
  full: (megabytes: number) =>
    `This device doesn’t have enough room for the recordings (${megabytes} MB). Everything else has been saved.`,
  update: 'Update now',
  remove: 'Remove from this device',
  removed: 'Removed from this device.',
  failed:
    'That didn’t work. Check your connection and the free space on this device, then try again.',
  unsupported:
    'This browser can’t save pages for offline use. If this is a private window, open a regular one; otherwise, try another browser.',
  off: 'This site can’t be used offline at the moment.',
  needsScript: 'To save pages for offline use, your browser needs JavaScript.',
  sheet: 'Back to the print sheets',
  sheetNote:
    'You’re offline. You can still print these sheets, but the PDF needs an internet connection.',
  note: 'You’re offline. This is the copy saved on your device.',
};
