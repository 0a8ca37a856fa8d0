export const letter = {
  sent: 'This letter has been sent: it stays as it was. Please choose another week.',
  noDay: 'Please give the week as a day, such as 2026-11-23.',
};
