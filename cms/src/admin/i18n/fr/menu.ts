import type { menu as english } from '../en/menu.ts';

export const menu: typeof english = {
  desk: 'Table de traduction',
  featured: 'À la une',
  letter: 'Lettre de la semaine',
  spreadsheets: 'Feuilles de calcul',
  people: 'Membres et abonnés',
  history: 'Historique',
};
