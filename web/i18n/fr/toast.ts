import type { toast as en } from '../en/toast.ts';

export const toast: typeof en = {
  favoriteAdded: {
    title: 'Ajoutée aux favoris',
    text: 'Cette affirmation a été ajoutée aux favoris.',
  },
  favoriteRemoved: {
    title: 'Retirée des favoris',
    text: 'Cette affirmation a été retirée des favoris.',
  },
  shared: { title: 'Partage réussi', text: 'L’affirmation a été partagée.' },
  copied: {
    title: 'C’est copié',
    text: 'Il n’y a plus qu’à coller l’affirmation ailleurs.',
  },
  linkCopied: { title: 'Lien copié', text: 'Il n’y a plus qu’à le coller.' },
  printing: { title: 'Préparation de l’impression', text: '' },
  affirmationSaved: { title: 'Affirmation gardée', text: '' },
  affirmationAlreadySaved: { title: 'Déjà gardée', text: '' },
  cardDownloaded: {
    title: 'Carte téléchargée',
    text: '',
  },
  noVoice: {
    title: 'Cet appareil ne peut pas lire ce texte à voix haute',
    text: 'Il n’a pas de voix pour cette langue, et il n’y a pas d’enregistrement à écouter. On peut souvent ajouter une voix dans les réglages de l’appareil.',
  },
  subscribed: {
    title: 'C’est noté !',
    text: 'La lettre part chaque lundi.',
  },
  subscriptionFailed: { title: 'L’abonnement a échoué', text: 'Merci de réessayer plus tard.' },
  loggedIn: {
    title: 'Connexion réussie',
    text: (siteName) => `Bienvenue sur ${siteName} !`,
  },
  registered: { title: 'Inscription réussie', text: '' },
  loggedOut: { title: 'Déconnexion réussie', text: '' },
  logoutFailed: {
    title: 'La session est toujours ouverte',
    text: 'La déconnexion a échoué. Merci de réessayer.',
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
    text: 'Utilisez-la désormais pour vous connecter.',
  },
  passwordChanged: {
    title: 'Votre mot de passe a changé',
    text: 'Tous vos autres appareils ont été déconnectés.',
  },
  dataDownloaded: { title: 'Vos données ont été téléchargées', text: '' },
  dataFailed: {
    title: 'Le téléchargement a échoué',
    text: 'Merci de réessayer.',
  },
  accountDeleted: {
    title: 'Le compte a été supprimé',
    text: 'Merci d’avoir été parmi nous.',
  },
  languageFailed: {
    title: 'Impossible de changer de langue',
    text: 'Merci de réessayer dans un instant.',
  },
  collectionCreated: { title: 'Recueil créé', text: '' },
  collectionBegun: {
    title: 'Recueil créé',
    text: 'L’affirmation y a été ajoutée.',
  },
  collectionNotBegun: {
    title: 'Recueil créé',
    text: 'L’affirmation n’a pas pu y être ajoutée. Il faut l’enregistrer de nouveau.',
  },
  collectionFilled: {
    title: 'Recueil créé',
    text: 'Les affirmations y ont été ajoutées.',
  },
  collectionNotFilled: {
    title: 'Recueil créé',
    text: 'Les affirmations n’ont pas pu y être ajoutées. Merci de réessayer.',
  },
  collectionChanged: { title: 'Modifications enregistrées', text: '' },
  collectionDeleted: { title: 'Recueil supprimé', text: '' },
  classLinkCreated: {
    title: 'Lien de classe créé',
    text: 'Copiez le lien, ou montrez son code QR à la classe.',
  },
  classLinkChanged: { title: 'Modifications enregistrées', text: '' },
  classLinkRevoked: { title: 'Lien de classe désactivé', text: 'Il ne fonctionne plus.' },
  collectionRestored: { title: 'Recueil rétabli', text: 'Tout est revenu à sa place.' },
  itemAdded: {
    title: 'Ajoutée au recueil',
    text: 'L’affirmation a été ajoutée au recueil.',
  },
  itemsAdded: {
    title: 'Ajoutées au recueil',
    text: 'Les affirmations ont été ajoutées au recueil.',
  },
  itemNotAdded: {
    title: 'Erreur',
    text: 'L’affirmation n’a pas pu être ajoutée au recueil. Elle s’y trouve peut-être déjà.',
  },
  itemRemoved: {
    title: 'Affirmation retirée',
    text: 'L’affirmation a été retirée de ce recueil.',
  },
  itemTakenOut: {
    title: 'Affirmation retirée',
    text: 'L’affirmation a été retirée de ce recueil.',
  },
  itemRestored: { title: 'Affirmation rétablie', text: 'Elle a retrouvé sa place.' },
  ownCreated: { title: 'L’affirmation a bien été créée !', text: '' },
  ownChanged: { title: 'Modifications enregistrées', text: '' },
  ownDeleted: { title: 'Affirmation supprimée', text: '' },
  ownRestored: { title: 'Affirmation rétablie', text: '' },
  sessionEnded: {
    title: 'La session a pris fin',
    text: 'Rien n’a changé. Il suffit de se reconnecter pour revenir à cette page.',
  },
  gone: {
    title: 'Ce contenu n’est plus disponible',
    text: 'Il a peut-être été supprimé ou retiré.',
  },
  full: {
    title: 'La limite est atteinte',
    text: 'Il faut d’abord retirer ou supprimer quelque chose.',
  },
  busy: {
    title: 'Trop de tentatives',
    text: 'Merci de patienter un instant, puis de réessayer.',
  },
  notDone: {
    title: 'Ça n’a pas marché',
    text: 'Rien n’a changé. La connexion est peut-être coupée.',
  },
  undo: 'Annuler',
  login: 'Se connecter',
  dismiss: 'Fermer',
};
