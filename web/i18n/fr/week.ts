import type { week as english } from '../en/week.ts';

export const week: typeof english = {
  title: 'Programmation annuelle',
  description:
    'Une année d’affirmations pour la classe : une par semaine, avec une activité de cinq minutes et la compétence travaillée. Prête à imprimer.',
  heading: 'Programmation annuelle',
  lead: 'Une phrase par semaine pour toute la classe, avec une activité de cinq minutes pour les 4-11 ans. Du papier, des crayons et un tableau suffisent. Commencez à la rentrée, changez l’ordre à votre guise et revenez à ce qui a fait du bien.',
  back: 'Guide pour la classe',
  print: 'Imprimer la programmation',
  posters: 'Affiches de la semaine',
  weeks: 'Les semaines',
  number: (number) => `Semaine ${number}`,
  moment: 'Moment :',
  skill: 'Compétence :',
  competencies: {
    'self-awareness': [
      'avoir conscience de soi',
      'avoir conscience de ses émotions et de son stress',
    ],
    'self-management': ['capacité de maîtrise de soi', 'réguler ses émotions', 'gérer son stress'],
    'social-awareness': ['communiquer de façon constructive'],
    'relationship-skills': ['développer des relations constructives', 'résoudre des difficultés'],
    'responsible-decision-making': ['prendre des décisions constructives'],
  },
  unpublished: 'L’affirmation de cette semaine n’est pas publiée en ce moment.',
  empty:
    'La programmation est encore vide. En attendant, le guide pour la classe propose des séances complètes.',
  emptyLink: 'Ouvrir le guide pour la classe',
  legend: {
    heading: 'Les compétences travaillées',
    text: 'Chaque semaine fait travailler l’une des cinq compétences du cadre américain CASEL. Sous chacune figurent les compétences psychosociales les plus proches. Ce rapprochement est le nôtre : aucun des deux référentiels ne le fait.',
    otherName: 'En anglais :',
    sources: 'Sources',
  },
};
