export const letter = {
  sent: 'This letter has been sent: it stays as it was. Please choose another week.',
  over: 'This week is over: please choose one whose letter is still to come.',
  noDay: 'This is no day: please choose one from the calendar.',
};
