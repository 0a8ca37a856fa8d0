import { z } from 'zod';
import { categoryLimits } from './category.ts';
import { contentTypes, type ContentType } from './change.ts';
import { fallbackLanguage, languages, type Language } from './language.ts';
import { affirmationLimits } from './limits.ts';
import { positiveInteger } from './query.ts';
import { testimonialLimits } from './testimonial.ts';

/** The translatable fields of each content type with their maximum lengths in characters. */
export const translatableFields: Record<ContentType, Readonly<Record<string, number>>> = {
  affirmation: { text: affirmationLimits.text, description: affirmationLimits.description },
  category: { name: categoryLimits.name },
  testimonial: {
    text: testimonialLimits.text,
    name: testimonialLimits.name,
    title: testimonialLimits.title,
  },
};

/** The language that each is translated from. English usually comes first; if it is missing, French is the source. */
export const sourceLanguageOf: Record<Language, Language> = { en: 'fr', fr: 'en' };

/**
 * Outdated means that the source has changed since the translation was written or marked as up to date. English is the
 * source language, so it is never outdated.
 */
export const translationStates = ['missing', 'outdated', 'done'] as const;
export type TranslationState = (typeof translationStates)[number];

export const canBeOutdated = (language: Language): boolean => language !== fallbackLanguage;

/** The number of entries in each state, for a content type and language. */
export const translationCount = z.object({
  noun: z.enum(contentTypes),
  language: z.enum(languages),
  missing: z.int().nonnegative(),
  outdated: z.int().nonnegative(),
  done: z.int().nonnegative(),
  /** Whether the caller can write this language. */
  isWritable: z.boolean(),
});
export type TranslationCount = z.infer<typeof translationCount>;

const texts = z.record(z.string(), z.string());

export const translationEntry = z.object({
  documentId: z.string(),
  id: z.int().positive(),
  state: z.enum(translationStates),
  source: texts,
  /** The hash of the source. Saving is refused if the source has changed since. */
  seen: z.string(),
  target: texts,
});
export type TranslationEntry = z.infer<typeof translationEntry>;

/** A page of the queue, with the total. */
export const translationQueue = z.object({
  entries: z.array(translationEntry),
  total: z.int().nonnegative(),
});

export const queueLimits = { page: 25 };

export const queueQuery = z.object({
  language: z.enum(languages),
  state: z.enum(translationStates),
  page: positiveInteger.default(1),
});

const seen = z.string().max(64);

/** The schema that a translation must match to be saved. */
export function translatedTexts(noun: ContentType) {
  const fields = Object.entries(translatableFields[noun]);
  return z.strictObject(
    Object.fromEntries(
      fields.map(([field, longest]) => [field, z.string().trim().min(1).max(longest)]),
    ),
  );
}

export const translationUpdate = (noun: ContentType) =>
  z.object({ language: z.enum(languages), seen, texts: translatedTexts(noun) });

export const upToDateMark = z.object({ language: z.enum(languages), seen });
