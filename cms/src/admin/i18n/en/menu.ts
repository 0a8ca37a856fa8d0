export const menu = {
  translations: 'Translations',
  featured: 'Featured',
  letter: 'Newsletter',
  spreadsheets: 'Spreadsheets',
  people: 'Members and subscribers',
  history: 'History',
  help: 'Help',
};
