import type { Moment } from '#contract/situation';
import { situationNames } from '#contract/situation-names';

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
  'something-new': 'Something new is coming up',
  success: 'I did it!',
};

export const moment = {
  ...situationNames.en,
  needs,
  /** Follows the name of a moment or category. */
  forAge: (band: string) => `Ages ${band}`,
  row: 'Moments',
  age: 'Age',
  allAges: 'All',
  more: 'More filters',
  category: 'Category',
  moment: 'Moment',
  skill: 'Skill',
  any: 'Any',
  show: 'Show',
  draw: 'Surprise me',
  empty: 'No affirmations match these choices yet',
};
