import type { category as english } from '../en/category.ts';

export const category: typeof english = {
  look: 'Aperçu : thème clair et thème sombre',
  pick: 'Choisir une couleur',
  suitable: 'Icônes suggérées',
};
