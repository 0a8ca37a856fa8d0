import { formatNumber } from '../../../contract/format-number.ts';

const format = (number: number) => formatNumber('en', number);

export const common = {
  noAnswer: 'The server isn’t responding. Please try again in a moment.',
  sessionEnded: 'Your session has ended. Please log in again.',
  notAllowed: 'Your role doesn’t allow you to see or do this.',
  tryAgain: 'Try again',
  discard: 'Discard changes',
  putBack: 'Restore my changes',
  close: 'Close',
  loading: 'Loading…',
  nouns: {
    affirmation: 'Affirmations',
    category: 'Categories',
    testimonial: 'Testimonials',
    week: 'Year plan',
  },
  languages: { en: 'English', fr: 'French' },
  percent: (percent: number) => `${percent}%`,
  added: 'Added:',
  removed: 'Removed:',
  same: 'No differences.',
  characters: (count: number, most: number) => `${format(count)} of ${format(most)} characters`,
  yes: 'Yes',
  no: 'No',
  noSkill: 'None',
  status: 'Status',
  statuses: {
    draft: 'Draft',
    scheduled: 'Scheduled',
    modified: 'Modified',
    published: 'Published',
  },
  previous: 'Previous',
  next: 'Next',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  helpAbout: (section: string) => `Help: ${section}`,
};

/** The sections of the guide that our pages lead to. */
export const helpSections = {
  translating: 'Translating',
  featured: 'Featured',
  spreadsheets: 'Spreadsheets',
  newsletter: 'The newsletter',
  versions: 'Versions and colleagues',
  roles: 'Roles: who can do what',
};
