import { versionedTypes } from './versions.ts';

const nouns = [...versionedTypes, 'term'] as const;
type Noun = (typeof nouns)[number];

/** The field of each content type that names an entry in the panel. */
export const mainFields = {
  affirmation: 'text',
  category: 'name',
  testimonial: 'name',
  week: 'title',
  letter: 'week',
  term: 'english',
} as const satisfies Record<Noun, string>;

/** The content type of a panel form or list, by its uid. */
export const nounOfUid = (uid: string): Noun | undefined =>
  nouns.find((noun) => uid === `api::${noun}.${noun}`);
