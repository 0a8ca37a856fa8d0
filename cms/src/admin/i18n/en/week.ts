export const week = {
  chooseAffirmation: 'Choose an affirmation published in this language',
  noAffirmation: 'No affirmation published in this language was found.',
};
