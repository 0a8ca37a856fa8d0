import type { common as english } from '../en/common.ts';

export const common: typeof english = {
  noAnswer: 'Le serveur ne répond pas. Veuillez réessayer dans un instant.',
  sessionEnded: 'Votre session est terminée. Veuillez vous reconnecter.',
  notAllowed: 'Ceci ne vous est pas ouvert.',
  tryAgain: 'Réessayer',
  close: 'Fermer',
  loading: 'Chargement…',
  nouns: { affirmation: 'Affirmations', category: 'Catégories', testimonial: 'Témoignages' },
  languages: { en: 'Anglais', fr: 'Français' },
  percent: (percent) => `${percent}\u00a0%`,
  previous: 'Précédent',
  next: 'Suivant',
  page: (page, pages) => `Page ${page} sur ${pages}`,
};
