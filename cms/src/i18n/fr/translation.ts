import type { translation as english } from '../en/translation.ts';

export const translation: typeof english = {
  sourceGone: 'Le texte source n’existe plus.',
  sourceChanged:
    'Le texte source a changé depuis que vous l’avez ouvert : relisez-le. Rien de ce que vous avez écrit n’est perdu.',
};
