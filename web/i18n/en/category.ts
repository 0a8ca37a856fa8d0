export const category = {
  heading: (name: string) => `${name} Affirmations`,
  headingOfAll: (name: string) => `${name} Affirmations`,
  description: (name: string) =>
    `${name}: positive affirmations for children, to read, say out loud and share.`,
  descriptionOfAll: 'Positive affirmations for children, to read, say out loud and share.',
  unknown: 'Affirmations',
  row: 'Categories',
  backHome: 'Back to Home',
  explore: 'Explore these affirmations and say your favorite out loud.',
  searchNote: (q: string) => `Search results for “${q}”`,
  found: (count: number) =>
    count === 1
      ? 'Found 1 affirmation matching your search'
      : `Found ${count} affirmations matching your search`,
  tooLong: (limit: number) => `This search is too long. Please use ${limit} characters or fewer.`,
  emptyHeading: 'No Affirmations Found',
  emptySearch: (q: string) => `We couldn't find any affirmations matching "${q}"`,
  help: {
    title: 'Talk to someone now',
    text: 'If someone is hurting you, or if you’re thinking about hurting yourself, tell a grown-up you trust, and tell them right now. It’s not your fault. You can also call, day or night, for free:',
    lines: [
      { number: '988', text: 'in the United States, if you’re thinking about hurting yourself' },
      { number: '1-800-422-4453', text: 'in the United States, if someone is hurting you' },
      { number: '3114', text: 'in France, if you’re thinking about hurting yourself' },
      { number: '119', text: 'in France, if someone is hurting you' },
    ],
    danger: 'In danger right now? Call 911 in the United States, 112 in Europe.',
  },
  suggestions: 'Try searching for:',
  /** The same search, without a category, moment, age or skill. */
  inAll: (q: string) => `“${q}” in all affirmations`,
  empty: 'There are no affirmations in this category yet',
  browseAll: 'Browse All Affirmations',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number, last: number) => `Page ${page} of ${last}`,
};
