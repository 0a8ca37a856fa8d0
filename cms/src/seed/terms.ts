import type { SeedTerm } from './types.ts';

/** The glossary that a fresh site starts with. It agrees with the affirmations and testimonials beside it. */
export const terms: readonly SeedTerm[] = [
  {
    key: 'colibri',
    english: 'Colibri',
    doNotTranslate: true,
    note: 'The name of the site.',
    noteFr: 'Le nom du site.',
  },
  {
    key: 'affirmation',
    english: 'affirmation',
    french: 'affirmation',
    note: 'Feminine in French: une affirmation.',
    noteFr: 'Féminin : une affirmation.',
  },
  {
    key: 'brave',
    english: 'I am brave',
    french: 'J’ai du courage',
    note: 'Any child can say it, without choosing a gender.',
    noteFr: 'Tout enfant peut le dire, sans avoir à choisir un genre.',
  },
  {
    key: 'strong',
    english: 'I am strong',
    french: 'J’ai de la force',
    note: 'Any child can say it, without choosing a gender.',
    noteFr: 'Tout enfant peut le dire, sans avoir à choisir un genre.',
  },
  {
    key: 'kind',
    english: 'I am kind',
    french: 'J’ai du cœur',
    note: 'Any child can say it, without choosing a gender.',
    noteFr: 'Tout enfant peut le dire, sans avoir à choisir un genre.',
  },
  {
    key: 'proud',
    english: 'I am proud of myself',
    french: 'Bravo, moi',
    note: 'Any child can say it, without choosing a gender.',
    noteFr: 'Tout enfant peut le dire, sans avoir à choisir un genre.',
  },
  {
    key: 'enough',
    english: 'I am enough',
    french: 'Je suis bien comme je suis',
    note: 'Not “assez,” which sounds like a school grade.',
    noteFr: 'Pas « assez », qui ressemble à une note d’école.',
  },
  {
    key: 'feeling',
    english: 'feeling',
    french: 'émotion ; ressens ; ressentir ; en moi',
    note: 'Not “sentiment,” which is for adults.',
    noteFr: 'Pas « sentiment », un mot d’adultes.',
  },
  {
    key: 'mistake',
    english: 'mistake',
    french: 'erreur',
    note: 'Not “faute”: nobody has done anything wrong.',
    noteFr: 'Pas « faute » : personne n’a rien fait de mal.',
  },
  {
    key: 'worry',
    english: 'worry',
    french: 'souci ; inquiéter',
    note: 'The noun is “souci.”',
    noteFr: 'Le nom est « souci ».',
  },
  {
    key: 'grow',
    english: 'to grow',
    french: 'grandir ; apprendre',
    note: 'For a brain, “grow” means “learn”: apprendre.',
    noteFr: 'Quand c’est le cerveau qui « grandit », on dit « apprendre ».',
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
    french: 'enseignant ; enseignante ; maître ; maîtresse ; faire la classe',
    note: 'For children, also “maître” or “maîtresse.” When a child plays teacher: faire la classe.',
    noteFr:
      'Pour les enfants, aussi maître, maîtresse. Quand un enfant joue ce rôle : faire la classe.',
  },
  {
    key: 'parent',
    english: 'parent',
    french: 'parent ; maman ; papa ; famille',
    note: 'Use vous when you speak to them.',
    noteFr: 'Vouvoyez-les quand vous vous adressez à eux.',
  },
];
