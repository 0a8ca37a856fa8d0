import type { Choices } from '../en/choices.ts';

export const choices: Choices = {
  moments: {
    morning: 'Le matin',
    'before-school': 'Avant l’école',
    tests: 'Les contrôles',
    bedtime: 'Le coucher',
    'after-a-quarrel': 'Après une dispute',
    worry: 'Les soucis',
    sadness: 'La tristesse',
    anger: 'La colère',
    'something-new': 'Du nouveau',
    success: 'La réussite',
  },
  ages: { '4-5': '4–5 ans', '6-8': '6–8 ans', '9-11': '9–11 ans' },
  skill: {
    'self-awareness': 'Conscience de soi',
    'self-management': 'Maîtrise de soi',
    'social-awareness': 'Conscience des autres',
    'relationship-skills': 'Compétences relationnelles',
    'responsible-decision-making': 'Prise de décision responsable',
  },
  none: 'Aucune',
};
