import { z } from 'zod';
import { languages } from './language.ts';
import { multiLineText } from './text-schema.ts';

/** A text that is similar to a source, with its translation. */
export const similarTranslation = z.object({
  documentId: z.string(),
  source: z.string(),
  target: z.string(),
  /** From 0 to 1. */
  likeness: z.number(),
});
export type SimilarTranslation = z.infer<typeof similarTranslation>;

/** `kept`: of each person, on one translation. */
export const commentLimits = { text: 500, kept: 100 };

/** What an editor or a translator says about a text. */
export const comment = z.object({
  id: z.int().positive(),
  at: z.coerce.date(),
  by: z.string(),
  text: z.string(),
  isResolved: z.boolean(),
});
export type Comment = z.infer<typeof comment>;

export const languageQuery = z.object({ language: z.enum(languages) });

export const newComment = z.object({
  language: z.enum(languages),
  text: multiLineText.pipe(z.string().min(1).max(commentLimits.text)),
});

export const commentUpdate = z.object({ language: z.enum(languages), isResolved: z.boolean() });
