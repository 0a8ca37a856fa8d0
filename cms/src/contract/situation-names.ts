import { languages, type Language } from './language.ts';
import type { AgeBand, Moment, Skill } from './situation.ts';

interface SituationNames {
  moments: Record<Moment, string>;
  ages: Record<AgeBand, string>;
  skills: Record<Skill, string>;
}

/** What the site and the panel call moments, ages and skills. */
export const situationNames: Record<Language, SituationNames> = {
  en: {
    moments: {
      morning: 'Morning',
      'before-school': 'Before school',
      tests: 'Tests',
      bedtime: 'Bedtime',
      'after-a-quarrel': 'After a fight',
      worry: 'Worry',
      sadness: 'Sadness',
      anger: 'Anger',
      'something-new': 'Something new',
      success: 'Success',
    },
    ages: { '4-5': '4–5', '6-8': '6–8', '9-11': '9–11' },
    skills: {
      'self-awareness': 'Self-awareness',
      'self-management': 'Self-management',
      'social-awareness': 'Social awareness',
      'relationship-skills': 'Relationship skills',
      'responsible-decision-making': 'Responsible decision-making',
    },
  },
  fr: {
    moments: {
      morning: 'Le matin',
      'before-school': 'Avant l’école',
      tests: 'Les contrôles',
      bedtime: 'Le coucher',
      'after-a-quarrel': 'Après une dispute',
      worry: 'Les soucis',
      sadness: 'La tristesse',
      anger: 'La colère',
      'something-new': 'La nouveauté',
      success: 'La réussite',
    },
    ages: { '4-5': '4-5 ans', '6-8': '6-8 ans', '9-11': '9-11 ans' },
    skills: {
      'self-awareness': 'Conscience de soi',
      'self-management': 'Maîtrise de soi',
      'social-awareness': 'Conscience des autres',
      'relationship-skills': 'Compétences relationnelles',
      'responsible-decision-making': 'Prise de décision responsable',
    },
  },
};

/** The moments and skills whose names a search finds in both languages, each with its name. */
export const searchedNames: readonly (readonly [situation: string, name: string])[] =
  languages.flatMap((language) => {
    const { moments, skills } = situationNames[language];
    return [...Object.entries(moments), ...Object.entries(skills)];
  });
