/** The page of favorites (behavior P14). */
export const favorites = {
  heading: 'Favorites',
  description: 'Your favorite affirmations, stored in this browser.',
  intro: 'The cards you’ve marked with a heart. They’re stored only in this browser.',
  offline: 'Use this site offline',
  list: 'Your favorite affirmations',
  needsScript:
    'Your browser keeps your favorites, and it needs JavaScript to show them. You can read and print all cards without it.',
  print: 'Print them',
  classroom: 'Classroom mode',
  save: 'Save as a collection',
  saving: 'Saving...',
  login: 'Log in to save them as a collection',
  collection: 'Favorites',
  more: 'Show more',
  hidden: (count: number) =>
    count === 1
      ? 'One of your favorites can’t be shown right now.'
      : `${count} of your favorites can’t be shown right now.`,
  emptyHeading: 'No favorites yet',
  empty: 'When a card makes you feel good, tap its heart, and you’ll find it here.',
  browse: 'Browse All Affirmations',
};
