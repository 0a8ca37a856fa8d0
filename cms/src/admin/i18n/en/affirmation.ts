export const affirmation = {
  alike: 'Nearly the same',
  noneAlike: 'No other affirmation says nearly this.',
  someAlike: 'Others say nearly this. Is yours new?',
};
