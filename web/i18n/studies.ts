/** The studies that the About page cites. Citations are the same in every language. */
export const studies = [
  {
    id: 'effortSelfTalk',
    authors: 'Thomaes et al.',
    year: 2020,
    title:
      'Effort Self-Talk Benefits the Mathematics Performance of Children With Negative Competence Beliefs',
    journal: 'Child Development',
    doi: '10.1111/cdev.13347',
  },
  {
    id: 'praise',
    authors: 'Mueller & Dweck',
    year: 1998,
    title: 'Praise for Intelligence Can Undermine Children’s Motivation and Performance',
    journal: 'Journal of Personality and Social Psychology',
    doi: '10.1037/0022-3514.75.1.33',
  },
  {
    id: 'inflatedPraise',
    authors: 'Brummelman et al.',
    year: 2014,
    title:
      '“That’s Not Just Beautiful—That’s Incredibly Beautiful!” The Adverse Impact of Inflated Praise on Children With Low Self-Esteem',
    journal: 'Psychological Science',
    doi: '10.1177/0956797613514251',
  },
  {
    id: 'selfStatements',
    authors: 'Wood, Perunovic & Lee',
    year: 2009,
    title: 'Positive Self-Statements: Power for Some, Peril for Others',
    journal: 'Psychological Science',
    doi: '10.1111/j.1467-9280.2009.02370.x',
  },
  {
    id: 'habits',
    authors: 'Lally et al.',
    year: 2010,
    title: 'How Are Habits Formed: Modelling Habit Formation in the Real World',
    journal: 'European Journal of Social Psychology',
    doi: '10.1002/ejsp.674',
  },
  {
    id: 'school',
    authors: 'Durlak et al.',
    year: 2011,
    title:
      'The Impact of Enhancing Students’ Social and Emotional Learning: A Meta-Analysis of School-Based Universal Interventions',
    journal: 'Child Development',
    doi: '10.1111/j.1467-8624.2010.01564.x',
  },
] as const;
