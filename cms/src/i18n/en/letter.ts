export const letter = {
  sent: 'This email has already been sent and can’t be changed. Please choose another week.',
  over: 'This week is over. Please choose a later one.',
  noDay: 'This isn’t a valid date: please choose one from the calendar.',
};
