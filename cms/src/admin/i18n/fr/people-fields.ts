import type { peopleFields as english } from '../en/people-fields.ts';

export const peopleFields: typeof english = {
  'plugin::users-permissions.user': {
    username: 'Identifiant',
    email: 'E-mail',
    password: 'Mot de passe',
    confirmed: 'Adresse confirmée',
    blocked: 'Bloqué',
    role: 'Rôle dans Strapi',
    name: 'Nom',
    memberRole: 'Rôle',
    language: 'Langue',
  },
  'api::subscriber.subscriber': {
    email: 'E-mail',
    language: 'Langue',
    consentedAt: 'Consentement',
    awaitsConfirmation: 'À confirmer',
    welcomedAt: 'E-mail de bienvenue envoyé le',
    pausedUntil: 'En pause jusqu’au',
    suspendedAt: 'Adresse refusée par le serveur de messagerie le',
    suspendedBecause: 'Motif du refus',
  },
};
