import type { menu as english } from '../en/menu.ts';

export const menu: typeof english = {
  translations: 'Traductions',
  featured: 'À la une',
  letter: 'Lettre hebdomadaire',
  spreadsheets: 'Feuilles de calcul',
  people: 'Membres et abonnés',
  history: 'Historique',
  help: 'Aide',
};
