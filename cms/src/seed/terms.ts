import type { SeedTerm } from './types.ts';

/** The glossary that a fresh site starts with. It agrees with the affirmations and testimonials beside it. */
export const terms: readonly SeedTerm[] = [
  { key: 'colibri', english: 'Colibri', doNotTranslate: true, note: 'The name of the site.' },
  {
    key: 'affirmation',
    english: 'affirmation',
    french: 'affirmation',
    note: 'Feminine in French: une affirmation.',
  },
  {
    key: 'brave',
    english: 'I am brave',
    french: 'J’ai du courage',
    note: 'Any child can say it, without choosing a gender.',
  },
  {
    key: 'strong',
    english: 'I am strong',
    french: 'J’ai de la force',
    note: 'Any child can say it, without choosing a gender.',
  },
  {
    key: 'kind',
    english: 'I am kind',
    french: 'J’ai du cœur',
    note: 'Any child can say it, without choosing a gender.',
  },
  {
    key: 'proud',
    english: 'I am proud of myself',
    french: 'Bravo, moi',
    note: 'Any child can say it, without choosing a gender.',
  },
  {
    key: 'enough',
    english: 'I am enough',
    french: 'Je suis bien comme je suis',
    note: 'Not “assez,” which sounds like a school grade.',
  },
  {
    key: 'feeling',
    english: 'feeling',
    french: 'émotion ; ressens ; ressentir ; en moi',
    note: 'Not “sentiment,” which is for adults.',
  },
  {
    key: 'mistake',
    english: 'mistake',
    french: 'erreur',
    note: 'Not “faute”: nobody has done anything wrong.',
  },
  {
    key: 'worry',
    english: 'worry',
    french: 'souci ; inquiéter',
    note: 'The noun is “souci.”',
  },
  {
    key: 'grow',
    english: 'to grow',
    french: 'grandir ; apprendre',
    note: 'For a brain, “grow” means “learn”: apprendre.',
  },
  {
    key: 'breathe',
    english: 'breathe; breath',
    french: 'respirer ; souffler ; souffle ; inspirer',
  },
  {
    key: 'grown-up',
    english: 'grown-up',
    french: 'adulte ; grand ; grande personne',
  },
  {
    key: 'teacher',
    english: 'teacher',
    french: 'enseignant ; enseignante ; faire la classe',
    note: 'When a child plays teacher: faire la classe.',
  },
  {
    key: 'parent',
    english: 'parent',
    french: 'parent ; maman ; papa ; famille',
    note: 'Use vous when you speak to them.',
  },
];
