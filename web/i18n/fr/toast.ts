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
  passwordReset: {
    title: 'Votre mot de passe a changé',
    text: 'Connectez-vous avec le nouveau.',
  },
  accountSaved: { title: 'C’est enregistré', text: '' },
  emailLetterSent: {
    title: 'Un e-mail est en route',
    text: 'Ouvrez-le pour confirmer votre nouvelle adresse. D’ici là, l’ancienne reste valable.',
  },
  emailConfirmed: {
    title: 'Votre nouvelle adresse est confirmée',
    text: 'Désormais, vous vous connectez avec elle.',
  },
  passwordChanged: {
    title: 'Votre mot de passe a changé',
    text: 'Tous vos autres appareils ont été déconnectés.',
  },
  dataDownloaded: { title: 'Vos données ont été téléchargées', text: '' },
  dataFailed: {
    title: 'Le téléchargement a échoué',
    text: 'Veuillez réessayer.',
  },
  accountDeleted: {
    title: 'Votre compte a été supprimé',
    text: 'Il n’en reste rien ici. Merci d’avoir été parmi nous.',
  },
  languageFailed: {
    title: 'Cette page n’arrive pas dans l’autre langue pour le moment.',
    text: 'Veuillez réessayer dans un instant.',
  },
  collectionCreated: { title: 'Recueil créé', text: '' },
  collectionBegun: {
    title: 'Recueil créé',
    text: 'L’affirmation a été ajoutée à votre recueil.',
  },
  collectionNotBegun: {
    title: 'Recueil créé',
    text: 'Mais l’affirmation n’a pas pu être ajoutée. Ouvrez-la et enregistrez-la de nouveau.',
  },
  collectionChanged: { title: 'Modifications enregistrées', text: '' },
  collectionDeleted: { title: 'Recueil supprimé', text: '' },
  collectionRestored: { title: 'Recueil rétabli', text: 'Tout est revenu à sa place.' },
  itemAdded: {
    title: 'Ajoutée au recueil',
    text: 'L’affirmation a été ajoutée à votre recueil.',
  },
  itemNotAdded: {
    title: 'Erreur',
    text: 'L’affirmation n’a pas pu être ajoutée au recueil. Elle s’y trouve peut-être déjà.',
  },
  itemRemoved: {
    title: 'Affirmation retirée',
    text: 'L’affirmation a été retirée de ce recueil.',
  },
  itemRestored: { title: 'Affirmation remise', text: 'Elle a retrouvé sa place.' },
  ownCreated: { title: 'L’affirmation a bien été créée !', text: '' },
  ownChanged: { title: 'Modifications enregistrées', text: '' },
  ownDeleted: { title: 'Affirmation supprimée', text: '' },
  ownRestored: { title: 'Affirmation rétablie', text: '' },
  sessionEnded: {
    title: 'Votre session est terminée',
    text: 'Rien n’a changé. Connectez-vous, et vous reviendrez à cette page.',
  },
  gone: {
    title: 'Il n’y a plus rien ici',
    text: 'Ce que vous cherchez a peut-être été supprimé ou retiré entre-temps.',
  },
  full: {
    title: 'Il n’y a plus de place',
    text: 'Veuillez d’abord retirer quelque chose, ou choisir un autre recueil.',
  },
  busy: {
    title: 'Cela fait beaucoup à la fois',
    text: 'Veuillez patienter un instant, puis réessayer.',
  },
  notDone: {
    title: 'Cela n’a pas marché',
    text: 'Rien n’a changé. Veuillez vérifier votre connexion, puis réessayer.',
  },
  undo: 'Annuler',
  login: 'Se connecter',
  dismiss: 'Fermer',
};
