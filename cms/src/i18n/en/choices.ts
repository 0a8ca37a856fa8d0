import type { AgeBand, Moment, Skill } from '../../contract/situation.ts';

/** What can be chosen in a field, as the form shows it. */
export interface Choices {
  moments: Record<Moment, string>;
  ages: Record<AgeBand, string>;
  skill: Record<Skill, string>;
  /** Where no skill is chosen. */
  none: string;
}

export const choices: Choices = {
  moments: {
    morning: 'Morning',
    'before-school': 'Before school',
    tests: 'Tests',
    bedtime: 'Bedtime',
    'after-a-quarrel': 'After a quarrel',
    worry: 'Worry',
    sadness: 'Sadness',
    anger: 'Anger',
    'something-new': 'Something new',
    success: 'Success',
  },
  ages: { '4-5': '4–5', '6-8': '6–8', '9-11': '9–11' },
  skill: {
    'self-awareness': 'Self-awareness',
    'self-management': 'Self-management',
    'social-awareness': 'Social awareness',
    'relationship-skills': 'Relationship skills',
    'responsible-decision-making': 'Responsible decision-making',
  },
  none: 'None',
};
