import { z } from 'zod';
import { affirmationLimits } from './affirmation.ts';
import { languages } from './language.ts';

const documentId = z.string().regex(/^[a-z\d]{10,40}$/);
const many = z.array(documentId).min(1).max(1000);

/** A featured affirmation as editors see it: shown today or not. */
export const featuredEntry = z.object({
  documentId,
  id: z.int().positive(),
  text: z.string(),
  order: z.int().nullable(),
  /** The first and the last day, where the site is at home. */
  from: z.string().nullable(),
  until: z.string().nullable(),
  /** Whether it is published and its days are now. */
  isShown: z.boolean(),
});
export type FeaturedEntry = z.infer<typeof featuredEntry>;

/** Features affirmations, or no longer. */
export const featuredUpdate = z.object({ documentIds: many, featured: z.boolean() });

/** The featured ones in their new order; those that are not named come after them. */
export const featuredOrder = z.object({ documentIds: many });

/** A text that is being written, and in which document. */
export const similarQuery = z.object({
  text: z.string().min(1).max(affirmationLimits.text),
  locale: z.enum(languages),
  documentId: documentId.optional(),
});

/** An affirmation that says nearly the same; `likeness` from 0 to 1. */
export const similarEntry = z.object({
  documentId,
  id: z.int().positive(),
  text: z.string(),
  likeness: z.number(),
});
export type SimilarEntry = z.infer<typeof similarEntry>;
