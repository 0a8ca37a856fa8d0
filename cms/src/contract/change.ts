import { z } from 'zod';

/** The stream of content changes, for holders of the site's key. */
export const changesPath = '/api/changes';

/** Header in which a caller of the CMS shows its key. */
export const keyHeader = 'X-Cms-Key';

export const contentNouns = ['affirmation', 'category', 'testimonial'] as const;
export type ContentNoun = (typeof contentNouns)[number];

/** One published thing that appeared, changed or went: a noun and its public id. */
export const change = z.object({ noun: z.enum(contentNouns), id: z.int().positive() });
export type Change = z.infer<typeof change>;

/** Cache tag of everything that shows any of a noun, or with an id just that one. */
export function tagOf(noun: ContentNoun, id?: number): string {
  return id === undefined ? noun : `${noun}:${id}`;
}
