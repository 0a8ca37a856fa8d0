export const week = {
  numberTaken: (number: number) =>
    `Week ${number} is already published. Choose another number, or unpublish that week first.`,
  affirmationNeeded: 'Please choose an affirmation before publishing.',
  affirmationUnpublished: 'This affirmation isn’t published. Publish it first, or choose another.',
};
