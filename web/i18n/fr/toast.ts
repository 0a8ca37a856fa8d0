import type { toast as en } from '../en/toast.ts';

export const toast: typeof en = {
  favoriteAdded: {
    title: 'Ajoutée aux favoris',
    text: 'Cette affirmation a été ajoutée à vos favoris',
  },
  favoriteRemoved: {
    title: 'Retirée des favoris',
    text: 'Cette affirmation a été retirée de vos favoris',
  },
  shared: { title: 'Partage réussi', text: 'L’affirmation a été partagée' },
  copied: {
    title: 'Copié dans le presse-papiers',
    text: 'Vous pouvez maintenant coller cette affirmation où vous voulez',
  },
  printing: { title: 'Préparation de l’impression', text: '' },
  affirmationSaved: { title: 'Affirmation enregistrée', text: '' },
  affirmationAlreadySaved: { title: 'Déjà enregistrée', text: '' },
  cardDownloaded: {
    title: 'Affirmation enregistrée',
    text: 'Votre affirmation personnalisée a été téléchargée',
  },
  subscribed: {
    title: 'Inscription réussie !',
    text: 'Vous recevrez désormais nos affirmations de la semaine.',
  },
  subscriptionFailed: { title: 'L’inscription a échoué', text: 'Veuillez réessayer plus tard.' },
  loggedIn: {
    title: 'Connexion réussie',
    text: (siteName) => `Nous sommes heureux de vous revoir sur ${siteName} !`,
  },
  registered: { title: 'Inscription réussie', text: '' },
  loggedOut: { title: 'Vous êtes déconnecté(e)', text: '' },
  logoutFailed: {
    title: 'Vous êtes encore connecté(e)',
    text: 'La déconnexion a échoué. Veuillez réessayer.',
  },
  languageFailed: {
    title: 'Cette page n’arrive pas dans l’autre langue pour le moment.',
    text: 'Veuillez réessayer dans un instant.',
  },
  dismiss: 'Fermer',
};
