import type { favorites as english } from '../en/favorites.ts';

export const favorites: typeof english = {
  heading: 'Favoris',
  description: 'Tes affirmations préférées, enregistrées dans ce navigateur.',
  intro:
    'Les cartes que tu as marquées d’un cœur. Elles ne sont enregistrées que dans ce navigateur.',
  offline: 'Utiliser ce site sans internet',
  list: 'Tes affirmations préférées',
  needsScript:
    'C’est ton navigateur qui garde tes favoris, et il lui faut JavaScript pour les montrer. Sans lui, tu peux quand même lire et imprimer toutes les cartes.',
  print: 'Les imprimer',
  classroom: 'Mode classe',
  save: 'En faire un recueil',
  saving: 'Enregistrement…',
  login: 'Se connecter pour en faire un recueil',
  collection: 'Favoris',
  more: 'En voir plus',
  hidden: (count) =>
    count === 1
      ? 'Un de tes favoris ne peut pas être montré pour le moment.'
      : `${count} de tes favoris ne peuvent pas être montrés pour le moment.`,
  emptyHeading: 'Pas encore de favoris',
  empty: 'Quand une carte te fait du bien, touche son cœur : tu la retrouveras ici.',
  browse: 'Parcourir toutes les affirmations',
};
