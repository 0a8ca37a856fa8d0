export const content = {
  nullByte:
    'This text contains an invisible character that can’t be saved. Please type the text instead of pasting it.',
  notADate: 'This isn’t a valid date. Please correct it or choose one from the calendar.',
  required: 'Please write something here. Drafts need this text, too.',
  notAllowed: 'This value isn’t allowed here. Please see the hint below the field.',
  notYoursToRead: 'Your role doesn’t allow you to see all of these entries.',
  notYoursToCreate: 'Only editors can create entries; you can translate existing ones.',
  notYourField: 'Only editors can fill in this field.',
  notYourLanguage: 'You don’t have permission to edit this language.',
  notYoursToDiscard: 'Only editors can discard drafts; you can correct the text and save.',
  notAPassword:
    'A password must have 6 to 72 characters, or fewer than 72 if it has accents or emoji.',
  importing:
    'A CSV file is being imported, so this couldn’t be done. Anything you typed is still here. Please try again in a minute.',
  gone: 'This no longer exists.',
  tooMany: {
    category: (most: number) =>
      `There can be at most ${most} categories. Please delete those you no longer need, then try again.`,
    testimonial: (most: number) =>
      `There can be at most ${most} testimonials. Please delete those you no longer need, then try again.`,
    featured: (most: number) =>
      `There can be at most ${most} featured affirmations. Please unfeature some, then try again.`,
  },
};
