import type { classroom as english } from '../en/classroom.ts';

export const classroom: typeof english = {
  open: 'Mode classe',
  title: (collection) => `En classe : ${collection}`,
  end: 'Terminer',
  list: 'Les affirmations',
  previous: 'Précédente',
  next: 'Suivante',
  of: 'sur',
  shuffle: 'Mélanger',
  full: 'Plein écran',
  wordings: 'Langue',
  wording: { en: 'Anglais', fr: 'Français', both: 'Les deux' },
  keys: 'Touches',
  keysTitle: 'Au clavier ou à la télécommande',
  keyList: [
    { keys: ['→', 'Espace', 'Page suiv.'], does: 'Suivante' },
    { keys: ['←', 'Page préc.'], does: 'Précédente' },
    { keys: ['Début', 'Fin'], does: 'Première, dernière' },
    { keys: ['F'], does: 'Plein écran' },
    { keys: ['S'], does: 'Mélanger' },
    { keys: ['L', 'B'], does: 'Autre langue, les deux' },
    { keys: ['Échap'], does: 'Terminer' },
  ],
};
