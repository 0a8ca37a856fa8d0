import { z } from 'zod';
import { categoryLimits } from './category.ts';
import { contentNouns, type ContentNoun } from './change.ts';
import { fallbackLanguage, languages, type Language } from './language.ts';
import { affirmationLimits } from './limits.ts';
import { positiveInteger } from './query.ts';
import { testimonialLimits } from './testimonial.ts';

/** The fields of a noun that are sentences, which translators write, and their longest lengths in characters. */
export const translatableFields: Record<ContentNoun, Readonly<Record<string, number>>> = {
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
export const canBeOutdated = (language: Language): boolean => language !== fallbackLanguage;

/** How much of a noun is done in a language. */
export const translationCount = z.object({
  noun: z.enum(contentNouns),
  language: z.enum(languages),
  missing: z.int().nonnegative(),
  outdated: z.int().nonnegative(),
  done: z.int().nonnegative(),
  /** Whether the caller can write it. */
  isWritable: z.boolean(),
});
export type TranslationCount = z.infer<typeof translationCount>;

const texts = z.record(z.string(), z.string());

/** Something to translate. */
export const translationEntry = z.object({
  documentId: z.string(),
  id: z.int().positive(),
  state: z.enum(translationStates),
  source: texts,
  /** Names the source as it was read: a translation of anything else is refused. */
  seen: z.string(),
  target: texts,
});
export type TranslationEntry = z.infer<typeof translationEntry>;

/** A page of the queue, and how many there are in all. */
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

/** What a translation must be to be saved. */
export function translatedTexts(noun: ContentNoun) {
  const fields = Object.entries(translatableFields[noun]);
  return z.strictObject(
    Object.fromEntries(
      fields.map(([field, longest]) => [field, z.string().trim().min(1).max(longest)]),
    ),
  );
}

export const translationUpdate = (noun: ContentNoun) =>
  z.object({ language: z.enum(languages), seen, texts: translatedTexts(noun) });

export const upToDateMark = z.object({ language: z.enum(languages), seen });
