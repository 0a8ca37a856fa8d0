export const affirmation = {
  alike: 'Similar affirmations',
  noneAlike: 'No similar affirmations found.',
  someAlike: 'Similar affirmations exist. Is yours different enough?',
};
