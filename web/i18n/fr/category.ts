import type { category as english } from '../en/category.ts';

export const category: typeof english = {
  heading: (name) => `Affirmations : ${name}`,
  // Editors can rename it.
  headingOfAll: (name) =>
    name === 'Toutes' ? 'Toutes les affirmations' : `Affirmations : ${name}`,
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
  emptySearch: (q) => `Aucune affirmation ne correspond à « ${q} ».`,
  help: {
    title: 'Parles-en maintenant',
    text: 'Si quelqu’un te fait du mal, ou si tu penses à te faire du mal, dis-le tout de suite à un adulte en qui tu as confiance. Ce n’est pas ta faute. Tu peux aussi appeler, jour et nuit, gratuitement :',
    lines: [
      { number: '119', text: 'en France, si quelqu’un te fait du mal' },
      { number: '3114', text: 'en France, si tu penses à te faire du mal' },
      { number: '1-800-422-4453', text: 'aux États-Unis, si quelqu’un te fait du mal' },
      { number: '988', text: 'aux États-Unis, si tu penses à te faire du mal' },
    ],
    danger: 'Si tu es en danger en ce moment, appelle le 112 en Europe ou le 911 aux États-Unis.',
  },
  suggestions: 'Essaie plutôt :',
  inAll: (q) => `« ${q} » parmi toutes les affirmations`,
  empty: 'Il n’y a pas encore d’affirmation dans cette catégorie.',
  browseAll: 'Voir toutes les affirmations',
  pages: 'Pages',
  previous: 'Précédent',
  next: 'Suivant',
  page: (page, last) => `Page ${page} sur ${last}`,
};
