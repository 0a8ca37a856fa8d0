/* Imports nothing, so that browsers can load it without zod. */

/** Years of age, first and last. */
export const ageBands = ['4-5', '6-8', '9-11'] as const;
export type AgeBand = (typeof ageBands)[number];

/** When an affirmation helps, in the order in which the site shows them. */
export const moments = [
  'morning',
  'before-school',
  'tests',
  'bedtime',
  'after-a-quarrel',
  'worry',
  'sadness',
  'anger',
  'something-new',
  'success',
] as const;
export type Moment = (typeof moments)[number];

/** What an affirmation practices: the five competencies of CASEL. */
export const skills = [
  'self-awareness',
  'self-management',
  'social-awareness',
  'relationship-skills',
  'responsible-decision-making',
] as const;
export type Skill = (typeof skills)[number];
