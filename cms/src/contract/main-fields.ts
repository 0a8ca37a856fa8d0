/** The field of each content type that names an entry in the panel. */
export const mainFields = {
  affirmation: 'text',
  category: 'name',
  testimonial: 'name',
  week: 'title',
  letter: 'week',
  term: 'english',
} as const;

/** The content type of a panel form or list, by its uid. */
export const nounOfUid = (uid: string): keyof typeof mainFields | undefined =>
  nouns.find((noun) => uid === `api::${noun}.${noun}`);

const nouns = ['affirmation', 'category', 'testimonial', 'week', 'letter', 'term'] as const;
