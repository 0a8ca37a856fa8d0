import type { language as english } from '../en/language.ts';

export const language: typeof english = {
  switcher: 'Langue',
  chosen: 'Cette page est maintenant en français.',
};
