/* Replaces Strapi's violet with the site's green, and an orange and a gray that are too light to read on white. */

export const light = {
  primary100: '#e6f4ef',
  primary200: '#b9e0d4',
  primary500: '#12805f',
  primary600: '#0e7560',
  primary700: '#0a5647',
  buttonPrimary500: '#0c6a57',
  buttonPrimary600: '#0e7560',
  neutral500: '#6f6f8c',
  warning600: '#a04e01',
  warning700: '#a04e01',
};

export const dark = {
  primary100: '#14332c',
  primary200: '#1f6a59',
  primary500: '#55cfae',
  primary600: '#55cfae',
  primary700: '#8fe3cb',
  buttonPrimary500: '#12805f',
  buttonPrimary600: '#0e7560',
};
