import { z } from 'zod';
import { categoryLimits } from './category.ts';
import { contentTypes, hasDrafts, type ContentType } from './change.ts';
import { fallbackLanguage, languages, type Language } from './language.ts';
import { affirmationLimits, weekLimits } from './limits.ts';
import { positiveInteger } from './query.ts';
import { testimonialLimits } from './testimonial.ts';

/** The translatable fields of each content type with their maximum lengths in characters. */
export const translatableFields: Record<ContentType, Readonly<Record<string, number>>> = {
  affirmation: {
    text: affirmationLimits.text,
    description: affirmationLimits.description,
    keywords: affirmationLimits.keywords,
  },
  category: { name: categoryLimits.name },
  testimonial: {
    text: testimonialLimits.text,
    name: testimonialLimits.name,
    title: testimonialLimits.title,
  },
  week: { title: weekLimits.title, activity: weekLimits.activity },
};

/** What helps to translate a text but is the same in all languages, in the order of the form. */
export const sharedFields: Record<ContentType, readonly string[]> = {
  affirmation: ['picture', 'moments', 'ages', 'skill'],
  category: [],
  testimonial: [],
  week: ['moment', 'skill'],
};

/**
 * Fields that can be empty. Each language has its own: they aren't compared with the source, so a text is neither missing
 * nor outdated because of them.
 */
const optionalFields: readonly string[] = ['keywords'];

export const isOptional = (field: string): boolean => optionalFields.includes(field);

/** The fields that every translation must have. */
export const requiredFields = (noun: ContentType): string[] =>
  Object.keys(translatableFields[noun]).filter((field) => !isOptional(field));

/** The language that each is translated from. English usually comes first; if it is missing, French is the source. */
export const sourceLanguageOf: Record<Language, Language> = { en: 'fr', fr: 'en' };

/**
 * From the first text to what readers see. Outdated: the source has changed since the translation was written or marked
 * as ready. To review: nobody has marked the text as ready. To publish: it is ready, but readers don't see it yet
 * (behavior T1).
 */
export const translationStates = ['missing', 'outdated', 'review', 'publish', 'done'] as const;
export type TranslationState = (typeof translationStates)[number];

/** English is the source language, so it is never outdated. */
export const canBeOutdated = (language: Language): boolean => language !== fallbackLanguage;

/** The states that translations of a content type can have. Without drafts, readers see a text once it is saved. */
export function statesOf(noun: ContentType, language: Language): TranslationState[] {
  return translationStates.filter((state) => {
    if (state === 'outdated') return canBeOutdated(language);
    return hasDrafts[noun] || (state !== 'review' && state !== 'publish');
  });
}

/** A queue lists the texts in a state, or those with open comments. */
export const queueStates = [...translationStates, 'commented'] as const;
export type QueueState = (typeof queueStates)[number];

const count = z.int().nonnegative();

/** The number of entries in each state, for a content type and language. */
export const translationCount = z.object({
  noun: z.enum(contentTypes),
  language: z.enum(languages),
  missing: count,
  outdated: count,
  review: count,
  publish: count,
  done: count,
  /** Texts with open comments. */
  commented: count,
  /** Whether the caller can write this language. */
  isWritable: z.boolean(),
  isPublishable: z.boolean(),
});
export type TranslationCount = z.infer<typeof translationCount>;

/** The states in which somebody can do something about texts. */
export function waitingStates(counted: TranslationCount): QueueState[] {
  const { noun, language, isWritable, isPublishable } = counted;
  const states: QueueState[] = statesOf(noun, language).filter(
    (state) =>
      state !== 'done' && counted[state] > 0 && (state === 'publish' ? isPublishable : isWritable),
  );
  return counted.commented > 0 ? [...states, 'commented'] : states;
}

/**
 * Affirmations that were never published, have no translation and are not scheduled, newest first. The translation queue
 * lists a text only in the language that it is missing in.
 */
export const untranslatedDrafts = z.object({
  drafts: z.array(
    z.object({ documentId: z.string(), language: z.enum(languages), text: z.string() }),
  ),
  total: count,
});
export type UntranslatedDrafts = z.infer<typeof untranslatedDrafts>;

/** Whether the caller gets an email every Monday if something waits for them. */
export const reminderChoice = z.object({ isOn: z.boolean() });

const texts = z.record(z.string(), z.string());

export const translationEntry = z.object({
  documentId: z.string(),
  id: z.int().positive(),
  state: z.enum(translationStates),
  source: texts,
  /** The source that an outdated translation was made from, if it is known. */
  before: texts.nullable(),
  /** The hash of the source. Saving is refused if the source has changed since. */
  seen: z.string(),
  target: texts,
  /** The hash of the translation. Publishing and saving are refused if it has changed since. */
  version: z.string(),
  /** When the translation was last saved; null if there is none. */
  savedAt: z.coerce.date().nullable(),
  /** Whether readers see the current source. */
  isSourcePublished: z.boolean(),
  /** When the translation will be published, if its time is still to come. */
  publishAt: z.coerce.date().nullable(),
  /** The same for the source. */
  sourcePublishAt: z.coerce.date().nullable(),
  /** How many open comments it has. */
  comments: count,
  /** The `sharedFields` that are filled. */
  shared: texts,
});
export type TranslationEntry = z.infer<typeof translationEntry>;

/** A page of the queue, with the total. */
export const translationQueue = z.object({
  entries: z.array(translationEntry),
  total: z.int().nonnegative(),
});

export const queueLimits = { page: 25 };

/** The most texts that are published at once. */
export const publishLimit = 100;

export const queueQuery = z.object({
  language: z.enum(languages),
  state: z.enum(queueStates),
  page: positiveInteger.default(1),
});

const hash = z.string().max(64);
const seen = hash;

/** The schema that a translation must match to be saved. */
export function translatedTextsSchema(noun: ContentType) {
  const fields = Object.entries(translatableFields[noun]);
  return z.strictObject(
    Object.fromEntries(
      fields.map(([field, longest]) => {
        const text = z.string().trim().max(longest);
        return [field, isOptional(field) ? text.optional() : text.min(1)];
      }),
    ),
  );
}

export const translationUpdate = (noun: ContentType) =>
  z.object({
    language: z.enum(languages),
    seen,
    version: hash,
    texts: translatedTextsSchema(noun),
    /** Whether an editor can publish it. */
    isReady: z.boolean().default(false),
  });

/** A newer translation, which a save would have replaced. `by` is null if their account is gone. */
export const newerTranslation = z.object({
  by: z.string().nullable(),
  version: hash,
  texts,
});
export type NewerTranslation = z.infer<typeof newerTranslation>;

/** Says that a translation matches its source and can be published, or takes that back. */
export const readyMark = z.object({
  language: z.enum(languages),
  seen,
  version: hash,
  isReady: z.boolean().default(true),
});

/** The texts to publish, as the editor has seen them. */
export const publishRequest = z.object({
  language: z.enum(languages),
  texts: z
    .array(z.object({ documentId: z.string().max(64), seen, version: hash }))
    .min(1)
    .max(publishLimit),
  /** Whether to publish the sources as well, where readers don't see the current one. */
  withSource: z.boolean().default(false),
});
export type PublishRequest = z.infer<typeof publishRequest>;

/** How many texts were published, and why the others were not. */
export const publishReport = z.object({
  published: count,
  failed: z.array(z.object({ documentId: z.string(), message: z.string() })),
});
export type PublishReport = z.infer<typeof publishReport>;

/** The documents to check for unfinished languages, separated by commas. */
export const unfinishedQuery = z.object({
  documents: z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.array(z.string().max(64)).max(publishLimit)),
});

/** How many texts in a language an editor might not want to publish yet. */
export const unfinishedCount = z.object({
  language: z.enum(languages),
  outdated: count,
  review: count,
});
export type UnfinishedCount = z.infer<typeof unfinishedCount>;
