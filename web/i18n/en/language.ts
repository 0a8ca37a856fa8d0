export const language = {
  switcher: 'Language',
  chosen: 'This page is now in English.',
};
