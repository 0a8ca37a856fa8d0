export const affirmation = {
  notAll: 'This category already includes every affirmation. Please choose another one.',
  categoryNeeded: 'Please choose a category first: without one, this can’t be published.',
  featuredBackwards:
    '“Featured until” is earlier than “Featured from.” Please correct one of them.',
  scheduledBackwards: '“Unpublish on” must be later than “Publish on.” Please correct one of them.',
  unknownPicture: (name: string) =>
    `There’s no picture called “${name}”: please pick one from the list.`,
};
