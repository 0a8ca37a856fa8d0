import type { Localized } from '../types.ts';
import type { AgeBand, MomentKey } from './schema.ts';

type Name = Localized<string>;

export const ages: Readonly<Record<AgeBand, Name>> = {
  '4-5': { en: 'Ages 4–5', fr: 'De 4 à 5 ans' },
  '6-8': { en: 'Ages 6–8', fr: 'De 6 à 8 ans' },
  '9-11': { en: 'Ages 9–11', fr: 'De 9 à 11 ans' },
};

export interface Moment {
  /** Short enough for a button. */
  readonly name: Name;
  /** What a child or a parent would say at this moment. */
  readonly need: Name;
  /** A name in @iconify-json/fluent-emoji-flat, used by no affirmation. */
  readonly icon: string;
  readonly alt: Name;
}

export const moments: Readonly<Record<MomentKey, Moment>> = {
  morning: {
    name: { en: 'Morning', fr: 'Le matin' },
    need: { en: 'The day is starting', fr: 'La journée commence' },
    icon: 'rooster',
    alt: { en: 'a rooster', fr: 'un coq' },
  },
  'before-school': {
    name: { en: 'Before school', fr: 'Avant l’école' },
    need: { en: 'It’s time for school', fr: 'C’est l’heure de l’école' },
    icon: 'children-crossing',
    alt: { en: 'children crossing the street', fr: 'des enfants qui traversent la rue' },
  },
  tests: {
    name: { en: 'Tests', fr: 'Les contrôles' },
    need: { en: 'I have a test', fr: 'J’ai un contrôle' },
    icon: 'page-with-curl',
    alt: { en: 'a sheet of paper', fr: 'une feuille écrite' },
  },
  bedtime: {
    name: { en: 'Bedtime', fr: 'Le coucher' },
    need: { en: 'It’s time to sleep', fr: 'C’est l’heure de dormir' },
    icon: 'person-in-bed',
    alt: { en: 'someone in bed', fr: 'une personne dans son lit' },
  },
  'after-a-quarrel': {
    name: { en: 'After a quarrel', fr: 'Après une dispute' },
    need: { en: 'We had a fight', fr: 'On s’est disputés' },
    icon: 'broken-heart',
    alt: { en: 'a broken heart', fr: 'un cœur brisé' },
  },
  worry: {
    name: { en: 'Worry', fr: 'Les soucis' },
    need: { en: 'I’m worried or scared', fr: 'J’ai peur ou je me fais du souci' },
    icon: 'worried-face',
    alt: { en: 'a worried face', fr: 'un visage inquiet' },
  },
  sadness: {
    name: { en: 'Sadness', fr: 'La tristesse' },
    need: { en: 'I’m sad', fr: 'J’ai de la peine' },
    icon: 'loudly-crying-face',
    alt: { en: 'a face in tears', fr: 'un visage en larmes' },
  },
  anger: {
    name: { en: 'Anger', fr: 'La colère' },
    need: { en: 'I’m angry', fr: 'Je suis en colère' },
    icon: 'angry-face',
    alt: { en: 'an angry face', fr: 'un visage en colère' },
  },
  'something-new': {
    name: { en: 'Something new', fr: 'Du nouveau' },
    need: { en: 'Something new is coming', fr: 'Quelque chose de nouveau arrive' },
    icon: 'magic-wand',
    alt: { en: 'a magic wand', fr: 'une baguette magique' },
  },
  success: {
    name: { en: 'Success', fr: 'La réussite' },
    need: { en: 'I did it!', fr: 'J’ai réussi\u00a0!' },
    icon: 'partying-face',
    alt: { en: 'a face with a party hat', fr: 'un visage avec un chapeau de fête' },
  },
};
