import type { Texts } from '../i18n/texts.ts';

export type LessonId = keyof Texts['lesson']['lessons'];

export interface Lesson {
  id: LessonId;
  ages: keyof Texts['lesson']['ages'];
  minutes: number;
  categoryId: number;
  /** Whether children make cards in it. */
  makesCards?: true;
}

/** The lessons, sorted by age. The category ids are those of the seed content. */
export const lessons: readonly Lesson[] = [
  { id: 'mirror', ages: '4-5', minutes: 10, categoryId: 2 },
  { id: 'snail', ages: '4-5', minutes: 10, categoryId: 5 },
  { id: 'yet', ages: '6-8', minutes: 25, categoryId: 6 },
  { id: 'post', ages: '6-8', minutes: 30, categoryId: 3 },
  { id: 'wall', ages: '6-8', minutes: 30, categoryId: 7, makesCards: true },
  { id: 'courage', ages: '9-11', minutes: 35, categoryId: 4 },
  { id: 'friend', ages: '9-11', minutes: 40, categoryId: 2, makesCards: true },
  { id: 'pressure', ages: '9-11', minutes: 40, categoryId: 5, makesCards: true },
];
