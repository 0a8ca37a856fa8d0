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
  suggestions: 'Try one of these searches:',
  empty: 'There are no affirmations in this category yet',
  browseAll: 'Browse All Affirmations',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number, last: number) => `Page ${page} of ${last}`,
};
