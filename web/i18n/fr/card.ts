import type { card as english } from '../en/card.ts';

export const card: typeof english = {
  promo: 'À découper, à coller partout.',
  promoText: 'Des cartes à imprimer pour le miroir, la boîte à goûter et les murs de la classe.',
  promoLink: 'Voir les cartes à imprimer',
  samples: [
    'Je suis bien comme je suis.',
    'Je peux recommencer.',
    'Mes mots sont doux.',
    'J’ose essayer.',
  ],
  print: {
    title: 'Cartes à imprimer',
    description: 'Des affirmations à imprimer, à découper et à coller, à la maison et en classe.',
  },
  create: {
    title: 'Créer une carte',
    description: 'Écris ta propre affirmation et fais-en une carte.',
  },
};
