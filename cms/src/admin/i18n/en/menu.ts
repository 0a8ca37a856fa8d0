/** The entries of the menu. */
export const menu = {
  desk: 'Translator’s desk',
  featured: 'Featured',
  letter: 'Weekly letter',
  spreadsheets: 'Spreadsheets',
  people: 'Members and subscribers',
  history: 'History',
};
