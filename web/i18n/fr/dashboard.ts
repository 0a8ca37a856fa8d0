import type { dashboard as english } from '../en/dashboard.ts';

export const dashboard: typeof english = {
  title: 'Tableau de bord',
  headings: { parent: 'Tableau de bord de la famille', teacher: 'Tableau de bord de la classe' },
  welcome: (name) => `Bonjour, ${name} !`,
  description: 'Vos recueils et vos propres affirmations, réunis au même endroit.',
  noEntry: 'Connexion requise',
  noEntryToDashboard: 'Connectez-vous pour accéder au tableau de bord.',
  noEntryToPage: 'Connectez-vous pour accéder à cette page.',
  goToLogin: 'Aller à la page de connexion',
  tabs: {
    collections: 'Mes recueils',
    affirmations: 'Mes affirmations',
    resources: 'Ressources pédagogiques',
  },
  own: {
    heading: 'Mes affirmations',
    create: 'Créer une affirmation',
    empty: 'Aucune affirmation pour l’instant',
    emptyText: 'Écrivez la première, avec vos mots à vous.',
    private: 'Privée',
    more: (hidden: number) => `Afficher la suite (encore ${hidden})`,
    view: 'Voir',
    edit: 'Modifier',
    download: 'Télécharger',
    remove: 'Supprimer',
  },
  resources: {
    printables: 'À imprimer pour la classe',
    printablesText:
      'Des cartes à imprimer, à découper et à afficher : sur la porte, les tables, les portemanteaux.',
    printablesLink: 'Choisir des cartes',
    lessons: 'Pour vos séances',
    lessonsText:
      'Des séances prêtes à l’emploi, par âge : pour le rituel du matin, une journée difficile ou un temps d’écriture.',
    lessonsLink: 'Voir le guide',
    yearPlan: 'Programmation annuelle',
    yearPlanText:
      'Une phrase par semaine, avec une activité de cinq minutes : à suivre pas à pas ou à picorer.',
    yearPlanLink: 'Voir la programmation',
  },
};
