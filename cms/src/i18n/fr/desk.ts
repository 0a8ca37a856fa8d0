import type { desk as english } from '../en/desk.ts';

export const desk: typeof english = {
  sourceGone: 'Le texte à traduire n’existe plus.',
  sourceChanged:
    'La source a changé depuis que vous l’avez ouverte : veuillez la relire. Rien de ce que vous avez écrit n’est perdu.',
};
