export const category = {
  look: 'Preview: light and dark mode',
  pick: 'Pick a color',
  suitable: 'Suggested icons',
};
