import type { Skill } from '#contract/situation';

/** The French competencies that go with each CASEL skill, translated. */
const competencies: Record<Skill, readonly string[]> = {
  'self-awareness': ['knowing oneself', 'recognizing one’s emotions and stress'],
  'self-management': ['self-control', 'regulating one’s emotions', 'coping with stress'],
  'social-awareness': ['communicating constructively'],
  'relationship-skills': ['building constructive relationships', 'resolving difficulties'],
  'responsible-decision-making': ['making constructive decisions'],
};

/** The year plan, for teachers. */
export const week = {
  title: 'Year plan',
  description:
    'A year of affirmations for the classroom: one for each week, with a five-minute activity and the skill it builds. Ready to print.',
  heading: 'Year plan',
  lead: 'One affirmation a week for the whole class, with a five-minute activity for ages 4 to 11. Paper, pencils and a board are all you need. Start when your school year starts, swap weeks as you like, and go back to what helped.',
  back: 'Lesson guide',
  print: 'Print the plan',
  posters: 'Weekly posters',
  weeks: 'The weeks',
  number: (number: number) => `Week ${number}`,
  moment: 'Moment:',
  skill: 'Skill:',
  competencies,
  unpublished: 'The affirmation for this week isn’t published at the moment.',
  empty:
    'There’s nothing in the year plan yet. In the meantime, you’ll find complete lessons in the lesson guide.',
  emptyLink: 'Open the lesson guide',
  legend: {
    heading: 'The skills in this plan',
    text: 'Each week builds one of the five skills in the CASEL framework. Below each skill are the closest French psychosocial competencies. The comparison is ours; neither framework makes it.',
    otherName: 'In French:',
    sources: 'Sources',
  },
};
