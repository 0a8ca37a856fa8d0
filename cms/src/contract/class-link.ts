import { z } from 'zod';
import { affirmation } from './affirmation.ts';
import { languageQuery, positiveInteger, publicId } from './query.ts';

/** Whether the class sees the owner's own affirmations in the collection, too. A word, because forms send words. */
const own = z.enum(['hidden', 'shown']);

/** `open`: it works. `ended`: its last day is over. */
export const classLinkStates = ['open', 'ended', 'revoked'] as const;

/** A link with which a class reads a collection without an account, as its owner sees it (behavior K4). */
export const classLink = z.object({
  id: z.int().positive(),
  /** Anyone who has it can read the collection. */
  token: z.string(),
  collectionId: z.int().positive(),
  collectionName: z.string(),
  createdAt: z.string(),
  /** The last day on which it works, such as `2027-07-02`. */
  endsOn: z.iso.date().nullable(),
  own,
  state: z.enum(classLinkStates),
});
export type ClassLink = z.infer<typeof classLink>;

export const classLinkListQuery = languageQuery.extend({
  collectionId: positiveInteger.optional(),
});

/** An empty field of a form is no date. */
const endsOn = z.preprocess((given) => (given === '' ? null : given), z.iso.date().nullable());

export const newClassLink = z.object({
  collectionId: publicId,
  endsOn: endsOn.default(null),
  own: own.default('hidden'),
});

/** Fields that are not given stay unchanged. */
export const classLinkChange = z.object({ endsOn: endsOn.optional(), own: own.optional() });

/** Whatever can't be a token is answered like one that nobody has. */
export const classLinkQuery = languageQuery.extend({ token: z.string().max(40).catch('') });

/** What a class link shows: nothing about the collection's owner. */
export const classCollection = z.object({ name: z.string(), affirmations: z.array(affirmation) });
export type ClassCollection = z.infer<typeof classCollection>;
