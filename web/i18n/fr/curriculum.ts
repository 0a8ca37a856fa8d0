import type { curriculum as english } from '../en/curriculum.ts';

export const curriculum: typeof english = {
  heading: 'Compétences travaillées',
  text: 'Les séances et la programmation annuelle font travailler les compétences psychosociales, selon le référentiel de Santé publique France (2022), et s’inscrivent ainsi dans le parcours éducatif de santé. Aux États-Unis, le cadre CASEL décrit cinq compétences voisines. Ni CASEL ni aucune autorité française n’ont relu les séances ou la programmation.',
  plan: 'Programmation annuelle : une phrase par semaine',
  skills: 'Les compétences, côte à côte',
  sources: {
    casel: 'Le cadre CASEL',
    competencies:
      'Les compétences psychosociales : état des connaissances scientifiques et théoriques (2022)',
    health:
      'Mise en place du parcours éducatif de santé pour tous les élèves, circulaire n° 2016-008 du 28 janvier 2016',
  },
};
