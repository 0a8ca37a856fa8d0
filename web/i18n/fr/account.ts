import type { account as english } from '../en/account.ts';

export const account: typeof english = {
  title: 'Mon compte',
  description: 'Votre nom, votre adresse, votre mot de passe, vos données.',
  back: 'Retour au tableau de bord',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'C’est enregistré.',
  wrongPassword: 'Ce n’est pas votre mot de passe',
  profile: {
    heading: 'À propos de vous',
    text: 'Comment le tableau de bord vous salue, et ce qu’il montre.',
    language: 'Langue de nos lettres',
    languages: { en: 'Anglais', fr: 'Français' },
  },
  email: {
    heading: 'Adresse e-mail',
    text: (address) =>
      `Vous vous connectez avec ${address}. Une nouvelle adresse la remplacera dès que vous l’aurez confirmée par l’e-mail que nous y envoyons.`,
    field: 'Nouvelle adresse e-mail',
    password: 'Votre mot de passe',
    submit: 'Envoyer l’e-mail',
    sending: 'Envoi…',
  },
  password: {
    heading: 'Mot de passe',
    text: 'Tous vos autres appareils seront déconnectés.',
    current: 'Mot de passe actuel',
    next: 'Nouveau mot de passe',
    confirmation: 'Confirmez le nouveau mot de passe',
    submit: 'Changer le mot de passe',
  },
  data: {
    heading: 'Vos données',
    text: 'Tout ce que nous gardons à votre sujet, dans un seul fichier lisible par les programmes et par les personnes (JSON).',
    download: 'Télécharger mes données',
    file: 'mon-compte.json',
  },
  deletion: {
    heading: 'Partir pour de bon',
    lead: 'Vous pouvez partir quand vous voulez, et emporter vos données.',
    open: 'Supprimer mon compte',
    text: 'Ceci supprime votre nom, votre adresse et votre mot de passe, tous vos recueils et toutes les affirmations que vous avez écrites, tout de suite et pour de bon. Si vous avez confirmé votre adresse, votre abonnement à la lettre prend fin aussi. Personne ne pourra rien faire revenir.',
    advice: 'Vous voudrez peut-être d’abord télécharger vos données.',
    password: 'Votre mot de passe',
    submit: 'Tout supprimer',
    deleting: 'Suppression…',
  },
};
