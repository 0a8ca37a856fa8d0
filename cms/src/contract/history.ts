import { z } from 'zod';
import { languages } from './language.ts';
import { positiveInteger } from './query.ts';
import { versionContent, versionedTypes } from './versions.ts';

export const historyActions = [
  'create',
  'change',
  'discard',
  'publish',
  'unpublish',
  'delete',
  'feature',
  'unfeature',
  'reorder',
  'import-rows',
  /** A translation was marked as ready, or sent back for review. */
  'ready',
  'unready',
  'comment',
  'resolve',
  /** A scheduled publishing failed; the title says why. */
  'fail',
  'invite',
  'invite-again',
  'accept',
  'change-roles',
  /** An account was allowed to log in again, or no longer is. */
  'activate',
  'deactivate',
  'remove',
  'erase',
  'export',
] as const;
export type HistoryAction = (typeof historyActions)[number];

/** Types whose events are visible to everyone who can see the history and read such entries. */
export const historyContentTypes = versionedTypes;
export type HistoryContentType = (typeof historyContentTypes)[number];

export const historyTypes = [
  ...historyContentTypes,
  'account',
  'role',
  'member',
  'subscriber',
] as const;
export type HistoryType = (typeof historyTypes)[number];

/** Who caused an event: an account of the panel, the schedule, or a command of an administrator. */
export const historyActors = ['account', 'schedule', 'command'] as const;
export type SystemActor = Exclude<(typeof historyActors)[number], 'account'>;

export const historyEntry = z.object({
  id: z.int().positive(),
  at: z.coerce.date(),
  actor: z.enum(historyActors),
  /** The name of an account, with its email address for callers who can see accounts. */
  by: z.string().nullable(),
  action: z.enum(historyActions),
  noun: z.enum(historyTypes),
  documentId: z.string().nullable(),
  /** Whether the entry still exists. */
  exists: z.boolean(),
  language: z.enum(languages).nullable(),
  /** The title of the entry at that time. */
  title: z.string(),
  /** Its positions among the featured affirmations. */
  moved: z.object({ from: z.int().nullable(), to: z.int() }).nullable(),
  /** Whether there are texts before and after. */
  hasChanges: z.boolean(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** A person or system that caused events. The key is an account's id, or `schedule` or `command`. */
export const historyPerson = z.object({
  key: z.string(),
  actor: z.enum(historyActors),
  name: z.string().nullable(),
});
export type HistoryPerson = z.infer<typeof historyPerson>;

/** A page of the audit log, newest first, with the total. */
export const historyPage = z.object({
  entries: z.array(historyEntry),
  total: z.int().nonnegative(),
  /** The types and people by which the caller can filter. */
  types: z.array(z.enum(historyTypes)),
  people: z.array(historyPerson),
});

/** What an event did to an entry. */
export const historyChange = z.object({
  documentId: z.string(),
  language: z.enum(languages).nullable(),
  before: versionContent.nullable(),
  after: versionContent.nullable(),
});
export type HistoryChange = z.infer<typeof historyChange>;

export const historyChanges = z.object({
  changes: z.array(historyChange),
  total: z.int().nonnegative(),
});

export const historyLimits = {
  page: 50,
  days: 366,
  /** The most changes that are shown of one event, such as an import. */
  changes: 50,
};

export const historyQuery = z.object({
  page: positiveInteger.default(1),
  /** The key of a `historyPerson`. */
  by: z.union([positiveInteger, z.enum(['schedule', 'command'])]).optional(),
  noun: z.enum(historyTypes).optional(),
  from: z.iso.datetime().optional(),
  /** Exclusive. */
  until: z.iso.datetime().optional(),
});
export type HistoryQuery = z.infer<typeof historyQuery>;
