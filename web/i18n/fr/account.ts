import type { account as english } from '../en/account.ts';

export const account: typeof english = {
  title: 'Mon compte',
  description: 'Votre nom, votre adresse, votre mot de passe, vos données.',
  back: 'Retour au tableau de bord',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'C’est enregistré.',
  wrongPassword: 'Mot de passe incorrect',
  profile: {
    heading: 'À propos de vous',
    text: 'Votre nom, votre rôle et la langue des e-mails concernant votre compte.',
    language: 'Langue des e-mails concernant votre compte',
    languages: { en: 'Anglais', fr: 'Français' },
  },
  email: {
    heading: 'Adresse e-mail',
    text: (address) =>
      `Vous vous connectez avec ${address}. Pour changer d’adresse, saisissez la nouvelle, puis cliquez sur le lien de l’e-mail que nous y enverrons. Tous vos autres appareils seront alors déconnectés.`,
    field: 'Nouvelle adresse e-mail',
    password: 'Votre mot de passe',
    submit: 'Envoyer l’e-mail de confirmation',
    sending: 'Envoi…',
  },
  password: {
    heading: 'Mot de passe',
    text: 'Si vous le changez, tous vos autres appareils seront déconnectés.',
    current: 'Mot de passe actuel',
    next: 'Nouveau mot de passe',
    confirmation: 'Confirmez le nouveau mot de passe',
    submit: 'Changer le mot de passe',
  },
  data: {
    heading: 'Vos données',
    text: 'Votre compte, vos recueils, vos liens de classe et vos affirmations, dans un seul fichier (JSON). Si vous avez confirmé votre adresse, un abonnement à la lettre hebdomadaire avec cette adresse y figure aussi.',
    download: 'Télécharger mes données',
    file: 'mon-compte.json',
  },
  deletion: {
    heading: 'Supprimer votre compte',
    lead: 'Vous pouvez partir quand vous voulez, et emporter vos données.',
    open: 'Supprimer mon compte',
    text: 'Votre nom, votre adresse et votre mot de passe, tous vos recueils et toutes les affirmations que vous avez écrites seront supprimés. Si vous avez confirmé votre adresse, un abonnement à la lettre hebdomadaire avec cette adresse prendra fin aussi. Cette suppression est définitive.',
    advice: 'Pensez à télécharger d’abord vos données.',
    password: 'Votre mot de passe',
    submit: 'Tout supprimer',
    deleting: 'Suppression…',
  },
};
