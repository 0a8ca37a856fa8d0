import type { machine as english } from '../en/machine.ts';

export const machine: typeof english = {
  title: 'La machine magique à affirmations',
  subtitle: 'Appuie sur le bouton. Il en sort une phrase faite pour maintenant.',
  loading: 'Ton affirmation spéciale arrive…',
  failed: 'L’affirmation n’a pas pu être chargée',
  failedHint: 'La machine reprend son souffle.',
  tryAgain: 'Réessayer',
  generate: 'Une autre',
  save: 'Garder',
  saved: 'Mes phrases gardées',
  savedTitle: 'Mes affirmations gardées',
  savedEmpty:
    'Rien de gardé pour l’instant. Quand une phrase te fait du bien, appuie sur Garder et tu la retrouveras ici.',
  savedFailed: 'Certaines n’arrivent pas en ce moment, mais aucune n’est perdue.',
  savedLoading: 'Tes affirmations arrivent…',
  remove: 'Retirer',
};
