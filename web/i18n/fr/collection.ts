import type { collection as english } from '../en/collection.ts';

export const collection: typeof english = {
  dashboard: {
    title: 'Tableau de bord',
    description: 'Vos recueils d’affirmations.',
    soon: 'Vos recueils vivront ici dès que les comptes des parents et des enseignants ouvriront.',
  },
  create: {
    title: 'Nouveau recueil',
    description: 'Commencer un recueil d’affirmations.',
    soon: 'Les nouveaux recueils naîtront ici dès que les comptes des parents et des enseignants ouvriront.',
  },
  detail: {
    title: 'Recueil',
    description: 'L’un de vos recueils d’affirmations.',
    soon: 'Un recueil s’ouvrira ici dès que les comptes des parents et des enseignants ouvriront.',
  },
};
