import type { SeedTestimonial } from './types.ts';

/** The testimonials a fresh site starts with, in the order they are shown. Sample texts. */
export const testimonials: readonly SeedTestimonial[] = [
  {
    key: 'maya',
    rating: 5,
    en: {
      text: 'We read one at breakfast. Now my daughter picks mine.',
      name: 'Maya',
      title: 'Parent of two',
    },
    fr: {
      text: 'On en lit une au petit déjeuner. Maintenant, c’est ma fille qui choisit la mienne.',
      name: 'Maya',
      title: 'Maman de deux enfants',
    },
  },
  {
    key: 'julien',
    rating: 5,
    en: {
      text: 'Twenty-four cards on the door. The kids touch one on the way in.',
      name: 'Julien',
      title: 'Second-grade teacher',
    },
    fr: {
      text: 'Vingt-quatre cartes sur la porte. Les enfants en touchent une en entrant.',
      name: 'Julien',
      title: 'Enseignant en CE1',
    },
  },
  {
    key: 'amina',
    rating: 4,
    en: {
      text: 'Having French and English side by side helps at home.',
      name: 'Amina',
      title: 'Parent of an immersion student',
    },
    fr: {
      text: 'Le français et l’anglais côte à côte, ça nous aide à la maison.',
      name: 'Amina',
      title: 'Parent d’élève en classe bilingue',
    },
  },
  {
    key: 'beatrice',
    rating: 5,
    en: {
      text: 'I leave a small pile of cards next to the picture books. By Friday I usually have to print more.',
      name: 'Béatrice',
      title: 'Children’s librarian',
    },
    fr: {
      text: 'Je laisse une petite pile de cartes à côté des albums. Le vendredi, il faut souvent en réimprimer.',
      name: 'Béatrice',
      title: 'Bibliothécaire jeunesse',
    },
  },
  {
    key: 'thomas',
    rating: 4,
    en: {
      text: 'Short sentences in the first person are handy for practicing sounds. I skip the longer ones.',
      name: 'Thomas',
      title: 'Speech therapist',
    },
    fr: {
      text: 'Des phrases courtes, à la première personne : pratique pour travailler les sons. Je saute les plus longues.',
      name: 'Thomas',
      title: 'Orthophoniste',
    },
  },
  {
    key: 'odile',
    rating: 5,
    en: {
      text: 'I print one in large type before each visit. We read it together, with my glasses on.',
      name: 'Odile',
      title: 'Grandmother of three',
    },
    fr: {
      text: 'J’en imprime une en gros caractères avant chaque visite. On la lit ensemble, moi avec mes lunettes.',
      name: 'Odile',
      title: 'Grand-mère de trois petits-enfants',
    },
  },
  {
    key: 'daniel',
    rating: 5,
    en: {
      text: 'When the gym gets too noisy, we stop, pick a card and breathe. It takes two minutes.',
      name: 'Daniel',
      title: 'After-school program leader',
    },
    fr: {
      text: 'Quand il y a trop de bruit au gymnase, on s’arrête, on tire une carte et on souffle. Ça prend deux minutes.',
      name: 'Daniel',
      title: 'Animateur périscolaire',
    },
  },
  {
    key: 'leila',
    rating: 5,
    en: {
      text: 'He doesn’t like reading aloud, so I do it. On Sundays he asks for the one with the lion.',
      name: 'Leïla',
      title: 'Foster parent',
    },
    fr: {
      text: 'Il n’aime pas lire à voix haute, alors c’est moi qui lis. Le dimanche, il réclame celle du lion.',
      name: 'Leïla',
      title: 'Assistante familiale',
    },
  },
];
