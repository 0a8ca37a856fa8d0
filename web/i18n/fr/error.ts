import type { error as english } from '../en/error.ts';

export const error: typeof english = {
  missing: 'Erreur 404 : page introuvable',
  missingText: 'Cette page n’existe pas, ou n’existe plus.',
  goHome: 'Retour à l’accueil',
  broken: 'Quelque chose n’a pas marché',
  brokenText: 'L’erreur vient de chez nous. Merci de réessayer dans un instant.',
  tooMany: 'Trop de demandes à la fois',
  tooManyText: 'Merci de patienter quelques secondes, puis de réessayer.',
  offline: 'Pas d’internet',
  offlineText:
    'Cette page n’est pas enregistrée sur cet appareil. La plupart des pages déjà ouvertes s’ouvrent toujours, même sans internet.',
  full: 'Beaucoup de monde en ce moment',
  fullText: 'Le site est très sollicité. Merci de réessayer dans quelques secondes.',
  part: 'Ce contenu n’a pas pu s’afficher. Merci de réessayer dans un instant.',
  noCode: 'Le chargement a échoué. La connexion est peut-être coupée.',
  tryAgain: 'Réessayer',
};
