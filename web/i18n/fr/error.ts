import type { error as english } from '../en/error.ts';

export const error: typeof english = {
  missing: '404 Page introuvable',
  missingText: 'Auriez-vous oublié d’ajouter la page au routeur ?',
  goHome: 'Retour à l’accueil',
  broken: 'Quelque chose n’a pas marché',
  brokenText: 'C’est notre faute, pas la vôtre. Veuillez réessayer dans un instant.',
  tooMany: 'Un instant, s’il vous plaît',
  tooManyText:
    'Cela fait beaucoup de demandes à la fois. Patientez quelques secondes, puis réessayez.',
  full: 'Beaucoup de monde en ce moment',
  fullText: 'Le site est très demandé. Veuillez réessayer dans quelques secondes.',
  part: 'Cette partie repose ses ailes un instant.',
  noCode: 'Le chargement a échoué. Vérifiez votre connexion, puis réessayez.',
  tryAgain: 'Réessayer',
};
