import type { common as english } from '../en/common.ts';

export const common: typeof english = {
  noAnswer: 'Le serveur ne répond pas. Veuillez réessayer dans un instant.',
  tryAgain: 'Réessayer',
  loading: 'Chargement…',
  nouns: { affirmation: 'Affirmations', category: 'Catégories', testimonial: 'Témoignages' },
  languages: { en: 'Anglais', fr: 'Français' },
  previous: 'Précédent',
  next: 'Suivant',
  page: (page, pages) => `Page ${page} sur ${pages}`,
};
