import { z } from 'zod';
import { contentTypes, type ContentType } from './change.ts';
import { languages, type Language } from './language.ts';
import { positiveInteger } from './query.ts';

/** The content types whose saves are kept as versions. */
export const versionedTypes = [...contentTypes, 'letter', 'term'] as const;
export type VersionedType = (typeof versionedTypes)[number];

/** Whether entries have languages. Newsletters and glossary terms have fields for both instead. */
export const isLocalized = (noun: VersionedType): noun is ContentType =>
  contentTypes.some((each) => each === noun);

/** An entry, in a language if it has languages. */
export interface VersionTarget {
  noun: VersionedType;
  documentId: string;
  language: Language | undefined;
}

/**
 * What a version has of an entry. Not the featured position: each change of the order would be a version of all
 * featured affirmations.
 */
export const versionedFields = {
  affirmation: [
    'text',
    'description',
    'keywords',
    'category',
    'moments',
    'ages',
    'skill',
    'picture',
    'featured',
    'featuredFrom',
    'featuredUntil',
    'publishAt',
    'unpublishAt',
  ],
  category: ['name', 'icon', 'color'],
  testimonial: ['text', 'name', 'title', 'rating', 'isSample'],
  week: ['number', 'title', 'activity', 'affirmation', 'moment', 'skill'],
  letter: ['week', 'affirmation', 'subjectEn', 'subjectFr', 'noteEn', 'noteFr'],
  term: ['english', 'french', 'note', 'noteFr', 'doNotTranslate'],
} as const satisfies Record<VersionedType, readonly string[]>;

/** What restoring a version writes. An old date could publish or feature an entry at once, or be in a past week. */
export const restoredFields: Record<VersionedType, readonly string[]> = {
  affirmation: [
    'text',
    'description',
    'keywords',
    'category',
    'moments',
    'ages',
    'skill',
    'picture',
  ],
  category: versionedFields.category,
  testimonial: versionedFields.testimonial,
  week: versionedFields.week,
  letter: ['affirmation', 'subjectEn', 'subjectFr', 'noteEn', 'noteFr'],
  term: versionedFields.term,
};

/** How a version came to be. */
export const versionActions = [
  'create',
  'save',
  'restore',
  'publish',
  'unpublish',
  'discard',
  'feature',
  'unfeature',
  'import-rows',
  /** A save in another language changed a field that the languages share. */
  'shared',
  /** A scheduled publishing failed, which clears its date. */
  'fail',
  /** The entry as it was before its first kept save. */
  'before',
] as const;
export type VersionAction = (typeof versionActions)[number];

export const versionActors = ['account', 'schedule', 'command', 'colibri'] as const;
export type VersionActor = (typeof versionActors)[number];

/** Only content types with drafts have one: whether readers see this version, an earlier one, or none. */
export const versionStatuses = ['draft', 'modified', 'published'] as const;

/** The other entry that a relation leads to. */
export const relatedEntry = z.object({ documentId: z.string(), title: z.string() });
export const versionValue = z.union([z.string(), z.number(), z.boolean(), relatedEntry, z.null()]);
export type VersionValue = z.infer<typeof versionValue>;
export const versionContent = z.record(z.string(), versionValue);
export type VersionContent = z.infer<typeof versionContent>;

/** What a save of an entry sends to restore a version. */
export function restoringBody(
  noun: VersionedType,
  fields: VersionContent,
  locale: string | undefined,
): Record<string, unknown> {
  const relations: readonly string[] = ['category', 'affirmation'];
  return Object.fromEntries(
    restoredFields[noun]
      .filter((field) => field in fields)
      .map((field) => {
        const value = fields[field] ?? null;
        if (!relations.includes(field)) return [field, value];
        const { data } = relatedEntry.safeParse(value);
        return [field, { set: data ? [{ documentId: data.documentId, locale }] : [] }];
      }),
  );
}

export const version = z.object({
  id: z.int().positive(),
  at: z.coerce.date(),
  actor: z.enum(versionActors),
  /** The name of an account, if it has one. Never its email address. */
  by: z.string().nullable(),
  isMine: z.boolean(),
  action: z.enum(versionActions),
  status: z.enum(versionStatuses).nullable(),
  /** From when the version is that this one restored. */
  restoredFrom: z.coerce.date().nullable(),
  /** When the entry was last saved, as Strapi writes it. The next save is based on it. */
  savedAt: z.coerce.date(),
  fields: versionContent,
  /** The version before it. */
  before: versionContent.nullable(),
});
export type Version = z.infer<typeof version>;

/** A page of an entry's versions, newest first, with the total. */
export const versionPage = z.object({
  versions: z.array(version),
  total: z.int().nonnegative(),
  /** The entry as it is now. */
  now: versionContent.nullable(),
  canRestore: z.boolean(),
});

export const versionLimits = {
  page: 5,
  /** Of one entry in one language, by each person. */
  kept: 100,
  /** How long a version is kept after the next one has replaced it. */
  days: 366,
};

const language = z.enum(languages).optional();
export const versionQuery = z.object({ language, page: positiveInteger.default(1) });

/** The header in which the form sends the time of the save that its text is based on, or `none` for a new text. */
export const basisHeader = 'X-Based-On';
export const noBasis = 'none';
export const basis = z.union([z.literal(noBasis), z.iso.datetime()]);

/** The header in which a save says from when the version is that it restores. */
export const restoredHeader = 'X-Restored-From';

/** The error with which a save over somebody else's newer text is refused. */
export const conflictName = 'ConflictError';
export const conflict = z.object({
  status: z.literal(409),
  name: z.literal(conflictName),
  details: z.object({
    by: z.string().nullable(),
    at: z.coerce.date(),
    savedAt: z.coerce.date(),
    fields: versionContent,
    /** The text that the refused save is based on; null if it is not kept or there was none. */
    base: versionContent.nullable(),
  }),
});
export type Conflict = z.infer<typeof conflict>['details'];

export const presenceLimits = {
  /** How often a browser says that an entry is open. */
  everySeconds: 5,
  /** After this long without a call, the entry counts as closed. */
  expiresSeconds: 60,
  /** Entries that one account has open at the same time. */
  entries: 20,
};

export const presenceRequest = z.object({ language });

/** Who else has an entry open, and its newest version. */
export const presence = z.object({
  others: z.array(
    z.object({ name: z.string().nullable(), language: z.enum(languages).nullable() }),
  ),
  newest: version.pick({ id: true, at: true, by: true, isMine: true, savedAt: true }).nullable(),
});
export type Presence = z.infer<typeof presence>;
