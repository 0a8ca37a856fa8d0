export const common = {
  noAnswer: 'The server does not answer. Please try again in a moment.',
  sessionEnded: 'Your session has ended. Please log in again.',
  notAllowed: 'You may not see or do this here.',
  tryAgain: 'Try again',
  close: 'Close',
  loading: 'Loading…',
  nouns: { affirmation: 'Affirmations', category: 'Categories', testimonial: 'Testimonials' },
  languages: { en: 'English', fr: 'French' },
  previous: 'Previous',
  next: 'Next',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
};
