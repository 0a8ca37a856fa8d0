import type { language as english } from '../en/language.ts';

export const language: typeof english = {
  chosen: 'Cette page est maintenant en français.',
};
