import type { desk as english } from '../en/desk.ts';

export const desk: typeof english = {
  sourceGone: 'Le texte source n’existe plus.',
  sourceChanged:
    'Le texte source a changé depuis que vous l’avez ouvert : relisez-le. Rien de ce que vous avez écrit n’est perdu.',
};
