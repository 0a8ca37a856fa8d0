import { Mail } from '@strapi/icons';

/** The page's place in the menu, for whoever may read letters. */
export const letterLink = {
  to: 'weekly-letter',
  icon: Mail,
  intlLabel: { id: 'letter.menu', defaultMessage: 'Weekly letter' },
  permissions: [{ action: 'plugin::content-manager.explorer.read', subject: 'api::letter.letter' }],
  Component: () => import('./LetterPage'),
};
