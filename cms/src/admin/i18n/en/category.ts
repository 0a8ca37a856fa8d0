export const category = {
  look: 'Preview: light and dark theme',
  pick: 'Pick a color',
  suitable: 'Suggested icons',
};
