import { situationNames } from '#contract/situation-names';
import type { moment as english } from '../en/moment.ts';

export const moment: typeof english = {
  ...situationNames.fr,
  needs: {
    morning: 'C’est le matin',
    'before-school': 'Je vais à l’école',
    tests: 'J’ai un contrôle',
    bedtime: 'Je vais dormir',
    'after-a-quarrel': 'On s’est disputés',
    worry: 'J’ai peur, je m’inquiète',
    sadness: 'J’ai de la peine',
    anger: 'Je suis en colère',
    'something-new': 'C’est nouveau pour moi',
    success: 'J’ai réussi !',
  },
  // A choice of ages has “Âge” before it.
  ages: { '4-5': '4-5', '6-8': '6-8', '9-11': '9-11' },
  forAge: (band) => `${band} ans`,
  row: 'Moments',
  age: 'Âge',
  allAges: 'Tous',
  more: 'Autres filtres',
  category: 'Catégorie',
  moment: 'Moment',
  skill: 'Compétence',
  any: 'Peu importe',
  show: 'Afficher',
  draw: 'Choisis pour moi',
  empty: 'Il n’y a pas encore d’affirmation pour ce choix.',
};
