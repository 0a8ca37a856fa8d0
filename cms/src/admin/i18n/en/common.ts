export const common = {
  noAnswer: 'The server does not answer. Please try again in a moment.',
  tryAgain: 'Try again',
  loading: 'Loading…',
  nouns: { affirmation: 'Affirmations', category: 'Categories', testimonial: 'Testimonials' },
  languages: { en: 'English', fr: 'French' },
  previous: 'Previous',
  next: 'Next',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
};
