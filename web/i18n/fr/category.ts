import type { category as english } from '../en/category.ts';

export const category: typeof english = {
  heading: (name) => `Affirmations : ${name}`,
  headingOfAll: (name) => `${name} les affirmations`,
  description: (name) =>
    `${name} : des affirmations positives pour les enfants, à lire, à dire tout haut et à partager.`,
  descriptionOfAll:
    'Des affirmations positives pour les enfants, à lire, à dire tout haut et à partager.',
  unknown: 'Affirmations',
  row: 'Catégories',
  backHome: 'Retour à l’accueil',
  explore: 'Parcours ces affirmations et dis tout haut celle qui te fait du bien.',
  searchNote: (q) => `Résultats de la recherche « ${q} »`,
  found: (count) => (count < 2 ? `${count} affirmation trouvée` : `${count} affirmations trouvées`),
  tooLong: (limit) => `Cette recherche est trop longue. Essaie avec ${limit} caractères au plus.`,
  emptyHeading: 'Aucune affirmation trouvée',
  emptySearch: (q) => `Aucune affirmation ne correspond à « ${q} »`,
  suggestions: 'Essaie l’une de ces recherches :',
  empty: 'Il n’y a pas encore d’affirmation dans cette catégorie',
  browseAll: 'Voir toutes les affirmations',
  pages: 'Pages',
  previous: 'Précédent',
  next: 'Suivant',
  page: (page, last) => `Page ${page} sur ${last}`,
};
