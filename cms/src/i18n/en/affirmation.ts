export const affirmation = {
  notAll: 'This category covers all affirmations by itself: please choose one of the others.',
  categoryNeeded: 'Please choose a category before publishing.',
  featuredBackwards: '“Featured until” lies before “Featured from”: please swap or correct them.',
  scheduledBackwards: '“Unpublish on” must come after “Publish on”: please correct one of them.',
};
