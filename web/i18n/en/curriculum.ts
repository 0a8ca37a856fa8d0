/** The curriculum that the lessons and the year plan serve. */
export const curriculum = {
  heading: 'Where this fits in your curriculum',
  text: 'The lessons and the year plan build the five skills in the CASEL framework for social and emotional learning. In France, they support the psychosocial competencies (compétences psychosociales) that Santé publique France described in 2022 and, with them, the health education path (parcours éducatif de santé). Neither CASEL nor any French authority has reviewed the lessons or the plan.',
  plan: 'Year plan: an affirmation for every week',
  skills: 'The skills, side by side',
  sources: {
    casel: 'The CASEL framework',
    competencies: 'Psychosocial competencies: state of scientific and theoretical knowledge (2022)',
    health: 'The health education path for all students, circular no. 2016-008 of January 28, 2016',
  },
};
