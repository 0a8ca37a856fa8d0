export const letter = {
  sent: 'This email has already been sent and can’t be changed. Please choose another week.',
  over: 'This week is over. Please choose a later one.',
  tooManyTests: 'You can send five test emails an hour. Please try again later.',
  noDay: 'This isn’t a valid date: please choose one from the calendar.',
};
