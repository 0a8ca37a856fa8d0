import type { auth as english } from '../en/auth.ts';

export const auth: typeof english = {
  login: {
    title: 'Se connecter',
    description: 'Parents, enseignants : retrouvez vos recueils et vos affirmations.',
    submit: 'Se connecter',
    pending: 'Connexion…',
    failed: 'Adresse e-mail ou mot de passe incorrect',
    forgotten: 'Mot de passe oublié ?',
    noAccount: 'Pas encore de compte ?',
    register: 'Créer un compte',
  },
  register: {
    title: 'Créer un compte',
    description: 'Parents, enseignants : créez un compte gratuit pour garder vos recueils.',
    adults:
      'Les comptes sont réservés aux adultes. Les enfants n’en ont pas besoin : toutes les affirmations sont en accès libre.',
    submit: 'Créer mon compte',
    pending: 'Création du compte…',
    failed: 'L’inscription a échoué. Merci de réessayer.',
    kept: 'Nous conservons votre nom, votre adresse e-mail, votre rôle, votre langue, votre date d’inscription et ce que vous enregistrez.',
    privacy: 'Politique de confidentialité',
    hasAccount: 'Vous avez déjà un compte ?',
    login: 'Connectez-vous',
  },
  forgotten: {
    title: 'Mot de passe oublié ?',
    description:
      'Indiquez votre adresse e-mail : nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    submit: 'Envoyer le lien',
    pending: 'Envoi…',
    sent: 'Consultez votre messagerie',
    sentText:
      'S’il existe un compte avec cette adresse, un e-mail est en route. Le lien qu’il contient ne sert qu’une fois et reste valable une heure. Si vous ne recevez rien, regardez dans les indésirables ou vérifiez l’adresse.',
    again: 'Essayer une autre adresse',
    back: 'Retour à la connexion',
  },
  reset: {
    title: 'Choisissez un nouveau mot de passe',
    description:
      'Tous vos appareils seront déconnectés ; reconnectez-vous ensuite avec ce mot de passe.',
    submit: 'Enregistrer le mot de passe',
    pending: 'Enregistrement…',
    expired: 'Ce lien a déjà servi ou a expiré. Demandez-en un nouveau ci-dessous.',
    incomplete: 'Ce lien est incomplet. Rouvrez-le depuis l’e-mail, ou demandez-en un autre.',
    again: 'Demander un nouveau lien',
  },
  confirm: {
    title: 'Confirmez votre adresse',
    description:
      'Encore un clic, et vous utiliserez cette adresse pour vous connecter et recevoir les e-mails concernant votre compte.',
    submit: 'Confirmer cette adresse',
    pending: 'Confirmation…',
    expired:
      'Ce lien a déjà servi ou a expiré. Demandez-en un nouveau sur la page de votre compte.',
    incomplete:
      'Ce lien est incomplet. Rouvrez-le depuis l’e-mail, ou demandez-en un autre sur la page de votre compte.',
    again: 'Aller à mon compte',
  },
  fields: {
    name: 'Nom complet',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    passwordHint: 'Au moins 6 caractères. Le mieux : quelques mots sans rapport entre eux.',
    confirmation: 'Confirmez le mot de passe',
    role: 'Vous êtes…',
    roles: { parent: 'Parent', teacher: 'Enseignante ou enseignant' },
  },
  problems: {
    name: {
      'too-short': 'Le nom doit compter au moins 2 caractères.',
      'too-long': 'Le nom ne doit pas dépasser 80 caractères.',
    },
    email: { invalid: 'Cette adresse e-mail n’est pas valide.' },
    password: {
      'too-short': 'Le mot de passe doit compter au moins 6 caractères.',
      'too-long':
        'Le mot de passe est trop long : 72 caractères au plus, moins avec des accents ou des émojis.',
    },
    typed: { missing: 'Saisissez votre mot de passe.' },
    confirmation: { mismatch: 'Les deux mots de passe ne sont pas identiques.' },
    role: { invalid: 'Indiquez votre rôle.' },
  },
};
