import type { Moment, Skill } from '../contract/situation.ts';

/** The categories that affirmations can have. */
export type TopicalCategoryKey =
  'confidence' | 'kindness' | 'courage' | 'calm' | 'learning' | 'friendship';

/** `all` includes the affirmations of the other categories and has none of its own. */
export type CategoryKey = 'all' | TopicalCategoryKey;

/** The same content in the site's two languages. */
export interface Localized<T> {
  readonly en: T;
  readonly fr: T;
}

export interface SeedCategoryText {
  readonly name: string;
}

export interface SeedCategory extends Localized<SeedCategoryText> {
  readonly key: CategoryKey;
  /** A Phosphor class name. */
  readonly icon: `ph-${string}`;
  readonly color: `#${string}`;
}

export interface SeedAffirmationText {
  readonly text: string;
  readonly description: string;
}

export interface SeedAffirmation extends Localized<SeedAffirmationText> {
  /** Unique and permanent, because later runs identify the affirmation by it. */
  readonly key: `${TopicalCategoryKey}-${string}`;
  readonly category: TopicalCategoryKey;
  readonly featured?: true;
}

export interface SeedWeekText {
  readonly title: string;
  readonly activity: string;
}

export interface SeedWeek extends Localized<SeedWeekText> {
  readonly key: string;
  /** The key of an affirmation of the seed. */
  readonly affirmation: SeedAffirmation['key'];
  readonly moment: Moment;
  readonly skill: Skill;
}

/** A term of the glossary. Several possibilities are separated by semicolons. */
export interface SeedTerm {
  readonly key: string;
  readonly english: string;
  readonly french?: string;
  readonly note?: string;
  readonly noteFr?: string;
  readonly doNotTranslate?: true;
}

export interface SeedTestimonialText {
  readonly text: string;
  readonly name: string;
  readonly title: string;
}

export interface SeedTestimonial extends Localized<SeedTestimonialText> {
  readonly key: string;
  readonly rating: 4 | 5;
}
