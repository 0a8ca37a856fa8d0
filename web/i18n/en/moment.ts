import type { AgeBand, Moment, Skill } from '#contract/situation';

const names: Record<Moment, string> = {
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
};
/** What a child or a parent would say at this moment. */
const needs: Record<Moment, string> = {
  morning: 'The day is starting',
  'before-school': 'It’s time for school',
  tests: 'I have a test',
  bedtime: 'It’s time to sleep',
  'after-a-quarrel': 'We had a fight',
  worry: 'I’m worried or scared',
  sadness: 'I’m sad',
  anger: 'I’m angry',
  'something-new': 'Something new is coming',
  success: 'I did it!',
};
const ages: Record<AgeBand, string> = { '4-5': '4–5', '6-8': '6–8', '9-11': '9–11' };
const skills: Record<Skill, string> = {
  'self-awareness': 'Self-awareness',
  'self-management': 'Self-management',
  'social-awareness': 'Social awareness',
  'relationship-skills': 'Relationship skills',
  'responsible-decision-making': 'Responsible decision-making',
};

export const moment = {
  names,
  needs,
  ages,
  skills,
  /** Follows the name of a moment or category. */
  forAge: (band: string) => `Ages ${band}`,
  row: 'Moments',
  age: 'Age',
  allAges: 'All',
  more: 'More choices',
  category: 'Category',
  moment: 'Moment',
  skill: 'Skill',
  any: 'Any',
  show: 'Show',
  draw: 'Pick one for me',
  empty: 'There are no affirmations for this choice yet',
};
