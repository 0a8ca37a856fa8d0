import { z } from 'zod';
import { affirmationLimits } from './affirmation.ts';
import { languages } from './language.ts';

const documentId = z.string().regex(/^[a-z\d]{10,40}$/);
const many = z.array(documentId).min(1).max(1000);

/** A featured affirmation in the panel's list. */
export const featuredEntry = z.object({
  documentId,
  id: z.int().positive(),
  text: z.string(),
  /** The language of the text. */
  language: z.enum(languages),
  order: z.int().nullable(),
  /** The first and last day in the site's time zone. */
  from: z.string().nullable(),
  until: z.string().nullable(),
  /** Whether today is one of its days, or before or after them. */
  period: z.enum(['early', 'current', 'over']),
  /** The languages whose text is published. */
  published: z.array(z.enum(languages)),
  /** The languages of the site that could show it; French falls back to the English text. */
  visibleIn: z.array(z.enum(languages)),
});
export type FeaturedEntry = z.infer<typeof featuredEntry>;

export const featuredUpdate = z.object({ documentIds: many, featured: z.boolean() });

/** The new order; featured affirmations that are not listed come last. */
export const featuredOrder = z.object({ documentIds: many });

/** A text that is being written, and the document it belongs to. */
export const similarQuery = z.object({
  text: z.string().min(1).max(affirmationLimits.text),
  locale: z.enum(languages),
  documentId: documentId.optional(),
});

/** A similar affirmation; `likeness` is from 0 to 1. */
export const similarEntry = z.object({
  documentId,
  id: z.int().positive(),
  text: z.string(),
  likeness: z.number(),
});
export type SimilarEntry = z.infer<typeof similarEntry>;
