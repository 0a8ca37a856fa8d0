import { z } from 'zod';
import { categoryLimits } from './category.ts';
import { contentNouns, type ContentNoun } from './change.ts';
import { fallbackLanguage, languages, type Language } from './language.ts';
import { affirmationLimits } from './limits.ts';
import { positiveInteger } from './query.ts';
import { testimonialLimits } from './testimonial.ts';

/** The fields of a noun that are sentences, which translators write, and their longest lengths in characters. */
export const sentenceLimits: Record<ContentNoun, Readonly<Record<string, number>>> = {
  affirmation: { text: affirmationLimits.text, description: affirmationLimits.description },
  category: { name: categoryLimits.name },
  testimonial: {
    text: testimonialLimits.text,
    name: testimonialLimits.name,
    title: testimonialLimits.title,
  },
};

/** What a language is translated from. English is written first; where it was not, it is made from the French. */
export const sourceOf: Record<Language, Language> = { en: 'fr', fr: 'en' };

/**
 * Outdated: the source has changed since the translation was written or looked at. English is never outdated: it
 * is what others are translated from.
 */
export const translationStates = ['missing', 'outdated', 'done'] as const;
export type TranslationState = (typeof translationStates)[number];

/** Whether texts of a language can be outdated at all. */
export const isFollower = (language: Language): boolean => language !== fallbackLanguage;

/** How much of a noun is done in a language. */
export const deskCount = z.object({
  noun: z.enum(contentNouns),
  language: z.enum(languages),
  missing: z.int().nonnegative(),
  outdated: z.int().nonnegative(),
  done: z.int().nonnegative(),
  /** Whether the caller may write it. */
  isWritable: z.boolean(),
});
export type DeskCount = z.infer<typeof deskCount>;

const texts = z.record(z.string(), z.string());

/** Something to translate. */
export const deskEntry = z.object({
  documentId: z.string(),
  id: z.int().positive(),
  state: z.enum(translationStates),
  source: texts,
  /** Names the source as it was read: a translation of anything else is refused. */
  seen: z.string(),
  target: texts,
});
export type DeskEntry = z.infer<typeof deskEntry>;

/** A page of the queue, and how many there are in all. */
export const deskQueue = z.object({
  entries: z.array(deskEntry),
  total: z.int().nonnegative(),
});

export const deskLimits = { page: 25 };

export const deskQuery = z.object({
  language: z.enum(languages),
  state: z.enum(translationStates),
  page: positiveInteger.default(1),
});

const seen = z.string().max(64);

/** What a translation must be to be saved. */
export function writtenSentences(noun: ContentNoun) {
  const fields = Object.entries(sentenceLimits[noun]);
  return z.strictObject(
    Object.fromEntries(
      fields.map(([field, longest]) => [field, z.string().trim().min(1).max(longest)]),
    ),
  );
}

export const deskSave = (noun: ContentNoun) =>
  z.object({ language: z.enum(languages), seen, texts: writtenSentences(noun) });

export const deskStillRight = z.object({ language: z.enum(languages), seen });
