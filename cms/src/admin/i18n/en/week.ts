export const week = {
  chooseAffirmation: 'Choose a published affirmation',
  noAffirmation: 'No published affirmation contains these words.',
};
