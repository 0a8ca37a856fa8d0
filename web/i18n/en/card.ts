/** Printable cards and created cards. */
export const card = {
  promo: 'Cut them out, hang them up.',
  promoText: 'Printable cards for mirrors, lunch boxes and classroom walls.',
  promoLink: 'Get printable cards',
  /** Texts on the illustration of a sheet. */
  samples: ['I am enough.', 'I can start again.', 'My words are kind.', 'I try new things.'],
  print: {
    title: 'Printable Cards',
    description: 'Affirmation cards to print, cut out and hang up, at home and in class.',
  },
  create: {
    title: 'Create a Card',
    description: 'Write your own affirmation and turn it into a card.',
  },
};
