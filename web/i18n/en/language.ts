export const language = {
  chosen: 'This page is now in English.',
};
