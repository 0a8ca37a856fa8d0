import type { Migration } from './index.ts';

/** The notes that came with Colibri in English, with their French. */
const notes = [
  ['The name of the site.', 'Le nom du site.'],
  ['Feminine in French: une affirmation.', 'Féminin : une affirmation.'],
  [
    'Any child can say it, without choosing a gender.',
    'Tout enfant peut le dire, sans avoir à choisir un genre.',
  ],
  [
    'Not “assez,” which sounds like a school grade.',
    'Pas « assez », qui ressemble à une note d’école.',
  ],
  ['Not “sentiment,” which is for adults.', 'Pas « sentiment », un mot d’adultes.'],
  [
    'Not “faute”: nobody has done anything wrong.',
    'Pas « faute » : personne n’a rien fait de mal.',
  ],
  ['The noun is “souci.”', 'Le nom est « souci ».'],
  [
    'For a brain, “grow” means “learn”: apprendre.',
    'Quand c’est le cerveau qui « grandit », on dit « apprendre ».',
  ],
  [
    'When a child plays teacher: faire la classe.',
    'Quand un enfant joue ce rôle : faire la classe.',
  ],
  ['Use vous when you speak to them.', 'Vouvoyez-les quand vous vous adressez à eux.'],
] as const;

/** Terms have a note in each language. */
export const glossaryNotes: Migration = {
  name: '0017-glossary-notes',
  statements: notes.map(
    ([english, french]) =>
      `update glossary_terms set note_fr = '${french}' where note = '${english}' and note_fr is null`,
  ),
};
