import type { dashboard as english } from '../en/dashboard.ts';

export const dashboard: typeof english = {
  title: 'Tableau de bord',
  headings: { parent: 'Tableau de bord parent', teacher: 'Tableau de bord enseignant' },
  welcome: (name) => `Ravis de vous revoir, ${name} !`,
  description: 'Vos recueils et vos propres affirmations, réunis au même endroit.',
  noEntry: 'Erreur d’authentification',
  noEntryToDashboard: 'Veuillez vous connecter pour accéder au tableau de bord.',
  noEntryToPage: 'Veuillez vous connecter pour accéder à cette page.',
  goToLogin: 'Aller à la connexion',
  tabs: {
    collections: 'Mes recueils',
    affirmations: 'Mes affirmations',
    resources: 'Ressources pédagogiques',
  },
  own: {
    heading: 'Les affirmations que vous avez créées',
    create: 'Créer une affirmation',
    empty: 'Aucune affirmation créée pour l’instant',
    emptyText:
      'Vous n’avez pas encore créé d’affirmation. Écrivez-en une, avec les mots de votre maison.',
    private: 'Visible par vous uniquement',
    view: 'Voir',
    edit: 'Modifier',
    remove: 'Supprimer',
  },
  resources: {
    printables: 'À imprimer pour la classe',
    printablesText:
      'Des cartes à imprimer, à découper et à afficher : sur la porte, les pupitres, les portemanteaux.',
    printablesLink: 'Choisir des cartes',
    lessons: 'Au fil de vos leçons',
    lessonsText:
      'Des idées complètes pour un rituel du matin, une journée difficile ou une heure d’écriture, selon l’âge.',
    lessonsLink: 'Voir le guide',
  },
};
