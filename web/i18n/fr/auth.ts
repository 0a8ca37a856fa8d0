import type { auth as english } from '../en/auth.ts';

export const auth: typeof english = {
  login: {
    title: 'Se connecter',
    description: 'Pour les parents et les enseignants qui gardent leurs propres recueils.',
    submit: 'Se connecter',
    pending: 'Connexion…',
    failed: 'Adresse e-mail ou mot de passe incorrect',
    forgotten: 'Mot de passe oublié ?',
    noAccount: 'Pas encore de compte ?',
    register: 'Créer un compte',
  },
  register: {
    title: 'Créer un compte',
    description: 'Pour les parents et les enseignants : un compte pour garder vos recueils.',
    adults:
      'Les comptes sont réservés aux adultes. Les enfants n’en ont pas besoin : toute la lecture est en accès libre.',
    submit: 'Créer mon compte',
    pending: 'Création du compte…',
    failed: 'L’inscription a échoué. Veuillez réessayer.',
    kept: 'Nous gardons votre nom, votre adresse et ce que vous enregistrez, rien d’autre.',
    privacy: 'Politique de confidentialité',
    hasAccount: 'Vous avez déjà un compte ?',
    login: 'Connectez-vous',
  },
  forgotten: {
    title: 'Mot de passe oublié ?',
    description:
      'Indiquez votre adresse. Nous vous envoyons un lien pour choisir un nouveau mot de passe.',
    submit: 'Envoyer le lien',
    pending: 'Envoi…',
    sent: 'Regardez dans votre messagerie',
    sentText:
      'S’il existe un compte avec cette adresse, un e-mail est en route. Son lien fonctionne une seule fois, pendant une heure. Si rien n’arrive, regardez dans les indésirables ou vérifiez l’adresse.',
    again: 'Essayer une autre adresse',
    back: 'Retour à la connexion',
  },
  reset: {
    title: 'Choisissez un nouveau mot de passe',
    description: 'Vous serez déconnecté(e) partout, puis vous vous connecterez avec le nouveau.',
    submit: 'Enregistrer le mot de passe',
    pending: 'Enregistrement…',
    expired: 'Ce lien a déjà servi, ou son heure est passée. Demandez un nouvel e-mail ci-dessous.',
    incomplete:
      'Le lien n’est pas complet. Veuillez l’ouvrir à nouveau depuis l’e-mail, ou en demander un nouveau.',
    again: 'Demander un nouvel e-mail',
  },
  confirm: {
    title: 'Confirmez votre adresse',
    description:
      'Encore un clic, et vos lettres comme votre connexion passent par votre nouvelle adresse.',
    submit: 'Confirmer cette adresse',
    pending: 'Confirmation…',
    expired:
      'Ce lien a déjà servi, ou son heure est passée. Demandez un nouvel e-mail sur la page de votre compte.',
    again: 'Vers votre compte',
  },
  fields: {
    name: 'Nom complet',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    passwordHint:
      'Au moins 6 caractères. Le mieux : quelques mots que vous seul(e) mettriez ensemble.',
    confirmation: 'Confirmez le mot de passe',
    role: 'Vous êtes…',
    roles: { parent: 'Parent', teacher: 'Enseignant(e)' },
  },
  problems: {
    name: {
      'too-short': 'Le nom doit compter au moins 2 caractères',
      'too-long': 'Le nom ne doit pas dépasser 80 caractères',
    },
    email: { invalid: 'Veuillez saisir une adresse e-mail valide' },
    password: {
      'too-short': 'Le mot de passe doit compter au moins 6 caractères',
      'too-long':
        'Le mot de passe ne doit pas dépasser 72 octets : 72 lettres, ou moins avec des accents ou des émojis',
    },
    typed: { missing: 'Veuillez saisir votre mot de passe' },
    confirmation: { mismatch: 'Les deux mots de passe ne sont pas les mêmes' },
    role: { invalid: 'Veuillez choisir un rôle' },
  },
};
