export const common = {
  noAnswer: 'The server isn’t responding. Please try again in a moment.',
  sessionEnded: 'Your session has ended. Please log in again.',
  notAllowed: 'Your role doesn’t allow you to see or do this.',
  tryAgain: 'Try again',
  close: 'Close',
  loading: 'Loading…',
  nouns: { affirmation: 'Affirmations', category: 'Categories', testimonial: 'Testimonials' },
  languages: { en: 'English', fr: 'French' },
  percent: (percent: number) => `${percent}%`,
  previous: 'Previous',
  next: 'Next',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
};
