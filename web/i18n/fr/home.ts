import type { home as english } from '../en/home.ts';

export const home: typeof english = {
  title: 'Affirmations positives pour les enfants',
  hero: { start: 'Des mots doux pour', end: 'de petites ailes.' },
  subtitle: 'Des affirmations positives pour les enfants',
  description:
    'Des phrases douces à dire tout haut, à accrocher au frigo, à garder en grandissant. En français et en anglais.',
  today: 'Une affirmation pour toi',
  daily: 'L’affirmation du jour',
  browseAll: 'Toutes les affirmations',
  needs: 'Pour quel moment ?',
  featured: 'À la une aujourd’hui',
  seeMore: 'Voir plus d’affirmations',
};
