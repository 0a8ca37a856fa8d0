import type { content as english, newEntries as englishEntries } from '../en/content.ts';

export const content: typeof english = {
  anyStatus: 'Tous les états',
  search: 'Rechercher',
  clearSearch: 'Effacer la recherche',
  localized: 'Propre à chaque langue',
};

export const newEntries: typeof englishEntries = {
  affirmation: 'Nouvelle affirmation',
  category: 'Nouvelle catégorie',
  testimonial: 'Nouveau témoignage',
  week: 'Nouvelle semaine',
  term: 'Nouveau terme',
};
