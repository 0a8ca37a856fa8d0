export const category = {
  look: 'How the site shows it, by day and in the evening',
  pick: 'Pick a colour',
  suitable: 'Icons that suit',
};
