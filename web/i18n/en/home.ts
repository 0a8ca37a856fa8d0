export const home = {
  title: 'Positive affirmations for children',
  /** The h1; its end is colored. */
  hero: { start: 'Big words for', end: 'small wings.' },
  subtitle: 'Positive affirmations for children',
  description:
    'Kind sentences for children to say out loud, stick on the fridge and grow into. In English and French.',
  today: "Today's affirmation",
  daily: 'Affirmation of the day',
  browseAll: 'Browse all',
  needs: 'What’s going on right now?',
  featured: "Today's Featured Affirmations",
  seeMore: 'See More Affirmations',
};
