import { z } from 'zod';
import { affirmation } from './affirmation.ts';
import { collectionLimits } from './limits.ts';
import { oneLine } from './text.ts';

export { collectionLimits };

/** A collection as its owner sees it in a list; to anybody else it does not exist (PRODUCT 12). */
export const collection = z.object({
  id: z.int().positive(),
  name: z.string(),
  description: z.string(),
  createdAt: z.string(),
  /** How many of its affirmations can be seen now. */
  count: z.int().nonnegative(),
});
export type Collection = z.infer<typeof collection>;

/** A collection with its affirmations in the owner's order; unpublished ones are left out until they come back. */
export const collectionDetail = collection.extend({ affirmations: z.array(affirmation) });
export type CollectionDetail = z.infer<typeof collectionDetail>;

const line = z.string().transform(oneLine);

const name = line.pipe(z.string().min(collectionLimits.shortestName).max(collectionLimits.name));
const description = line.pipe(z.string().max(collectionLimits.description));

/** A new collection (SPEC §5). */
export const newCollection = z.object({ name, description: description.default('') });

/** What an owner changes of one; what is not given stays. */
export const collectionChange = z.object({
  name: name.optional(),
  description: description.optional(),
});

const id = z.int().positive();

/** An affirmation to be put into a collection. */
export const collectionItem = z.object({ affirmationId: id });

/** The owner's order, by ids of affirmations; those that are not named keep their order behind it. */
export const collectionOrder = z.object({
  affirmationIds: z.array(id).max(collectionLimits.affirmations),
});
