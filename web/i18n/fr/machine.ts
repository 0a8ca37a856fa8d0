import type { machine as english } from '../en/machine.ts';

export const machine: typeof english = {
  title: 'La machine magique à affirmations',
  subtitle: 'Appuie sur le bouton, et une phrase douce sort de la machine.',
  loading: 'Ton affirmation arrive…',
  failed: 'L’affirmation n’est pas arrivée',
  failedHint: 'La machine reprend son souffle.',
  none: 'Il n’y a encore rien pour ce choix. Essaies-en un autre.',
  tryAgain: 'Réessayer',
  generate: 'Une autre',
  save: 'Garder',
  saved: 'Mes affirmations gardées',
  savedTitle: 'Mes affirmations gardées',
  savedEmpty:
    'Rien ici pour l’instant. Quand une phrase te fait du bien, appuie sur « Garder » et tu la retrouveras ici.',
  savedFailed: 'Certaines ne s’affichent pas pour le moment, mais aucune n’est perdue.',
  savedLoading: 'Tes affirmations arrivent…',
  remove: 'Retirer',
};
