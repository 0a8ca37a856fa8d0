import { versionedTypes, type VersionedType } from './versions.ts';

/** The field of each content type that names an entry in the panel. */
export const mainFields = {
  affirmation: 'text',
  category: 'name',
  testimonial: 'name',
  week: 'title',
  letter: 'week',
  term: 'english',
} as const satisfies Record<VersionedType, string>;

/** The content type of a panel form or list, by its uid. */
export const nounOfUid = (uid: string): VersionedType | undefined =>
  versionedTypes.find((noun) => uid === `api::${noun}.${noun}`);
