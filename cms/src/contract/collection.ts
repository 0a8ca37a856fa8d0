import { z } from 'zod';
import { affirmation } from './affirmation.ts';
import { collectionLimits } from './limits.ts';
import { languageQuery, positiveInteger, publicId } from './query.ts';
import { countGraphemes } from './text.ts';
import { singleLineText } from './text-schema.ts';

export { collectionLimits };

/** A collection in its owner's list. For anyone else it does not exist (behavior K1). */
export const collection = z.object({
  id: z.int().positive(),
  name: z.string(),
  description: z.string(),
  createdAt: z.string(),
  /** The number of its affirmations that can be seen now. */
  count: z.int().nonnegative(),
  /** Whether it has the affirmation that a list of collections was asked about. */
  holds: z.boolean().optional(),
});
export type Collection = z.infer<typeof collection>;

/** A collection with its affirmations in the owner's order; unpublished ones are left out until they come back. */
export const collectionDetail = collection.extend({ affirmations: z.array(affirmation) });
export type CollectionDetail = z.infer<typeof collectionDetail>;

/** `affirmationId` asks which of the collections have this affirmation. */
export const collectionListQuery = languageQuery.extend({
  affirmationId: positiveInteger.optional(),
});

const name = singleLineText
  .pipe(z.string().max(collectionLimits.name, { abort: true }))
  .refine((text) => countGraphemes(text) >= collectionLimits.shortestName, {
    params: { short: true },
  });
const description = singleLineText.pipe(z.string().max(collectionLimits.description));

/** What the owner of a collection writes (behavior K2). */
const collectionFields = z.object({ name, description });
export type CollectionFields = z.infer<typeof collectionFields>;

/** It can begin with affirmations, of which those that the member can't see are left out. */
export const newCollection = collectionFields.extend({
  description: description.default(''),
  affirmationIds: z.array(publicId).max(collectionLimits.affirmations).default([]),
});

/** Fields that are not given stay unchanged. */
export const collectionChange = collectionFields.partial();
export type CollectionChange = z.infer<typeof collectionChange>;

/** One affirmation to add, or several; of these, those that the collection has or the member can't see are left out. */
export const collectionItem = z
  .object({
    affirmationId: publicId.optional(),
    affirmationIds: z.array(publicId).min(1).max(collectionLimits.affirmations).optional(),
  })
  .refine((given) => (given.affirmationId === undefined) !== (given.affirmationIds === undefined), {
    path: ['affirmationId'],
  });

/** The new order. The listed affirmations are reordered among the positions they occupy; others keep theirs. */
export const collectionOrder = z.object({
  affirmationIds: z.array(publicId).max(collectionLimits.affirmations),
});
