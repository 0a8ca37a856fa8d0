export const affirmation = {
  similar: 'Similar affirmations',
  noneSimilar: 'No similar affirmations found.',
  someSimilar: 'Similar affirmations exist. Is yours different enough?',
};
