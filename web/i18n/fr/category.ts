import type { category as english } from '../en/category.ts';

export const category: typeof english = {
  heading: (name) => `Affirmations : ${name}`,
  headingOfAll: (name) => `${name} les affirmations`,
  description: (name) =>
    `${name} : des affirmations positives pour les enfants, à lire, à dire tout haut et à partager.`,
  unknown: 'Affirmations',
  row: 'Catégories',
  backHome: 'Retour à l’accueil',
  explore: 'Parcourez ces affirmations, et dites tout haut celle qui fait du bien.',
  searchNote: (q) => `Résultats de la recherche « ${q} »`,
  found: (count) =>
    count < 2
      ? `${count} affirmation correspond à votre recherche`
      : `${count} affirmations correspondent à votre recherche`,
  tooLong: (limit) =>
    `Cette recherche est trop longue. Veuillez la raccourcir à ${limit} caractères au plus, puis réessayer.`,
  emptyHeading: 'Aucune affirmation trouvée',
  emptySearch: (q) => `Nous n’avons trouvé aucune affirmation pour « ${q} »`,
  empty: 'Il n’y a pas encore d’affirmation dans cette catégorie',
  browseAll: 'Parcourir toutes les affirmations',
  pages: 'Pages',
  previous: 'Précédent',
  next: 'Suivant',
  page: (page, last) => `Page ${page} sur ${last}`,
};
