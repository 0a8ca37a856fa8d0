import type { language as english } from '../en/language.ts';

export const language: typeof english = {
  switcher: 'Langue',
  chosen: 'Cette page est maintenant en français.',
  failed: 'L’autre langue n’est pas joignable pour le moment. Veuillez réessayer dans un instant.',
};
