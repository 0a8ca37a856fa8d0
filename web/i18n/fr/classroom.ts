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
  languageChoice: 'Langue',
  languageChoices: { en: 'Anglais', fr: 'Français', both: 'Les deux' },
  keys: 'Touches',
  keysTitle: 'Au clavier ou à la télécommande',
  keyNames: {
    space: 'Espace',
    pageDown: 'Page suiv.',
    pageUp: 'Page préc.',
    home: 'Début',
    end: 'Fin',
    escape: 'Échap',
  },
  ends: 'Première, dernière',
  language: 'Autre langue, les deux',
};
