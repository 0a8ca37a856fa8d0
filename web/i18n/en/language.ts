export const language = {
  switcher: 'Language',
  chosen: 'This page is now in English.',
  /** Shown where the page in another language does not arrive. */
  failed: 'The other language cannot be reached right now. Please try again in a moment.',
};
