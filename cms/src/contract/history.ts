import { z } from 'zod';
import { languages } from './language.ts';
import { positiveInteger } from './query.ts';

export const historyActions = [
  'create',
  'change',
  'publish',
  'unpublish',
  'delete',
  'feature',
  'unfeature',
  'import-rows',
  /** The schedule could not publish: its title says why. */
  'fail',
  'invite',
  'change-roles',
  'remove',
  'erase',
  'export',
] as const;
export type HistoryAction = (typeof historyActions)[number];

export const historyNouns = [
  'affirmation',
  'category',
  'testimonial',
  'account',
  'role',
  'member',
  'subscriber',
] as const;
export type HistoryNoun = (typeof historyNouns)[number];

/** One thing that somebody did. */
export const historyEntry = z.object({
  id: z.int().positive(),
  at: z.coerce.date(),
  /** The administrator's, or what did it by itself: `schedule`, `command`. */
  by: z.string(),
  action: z.enum(historyActions),
  noun: z.enum(historyNouns),
  documentId: z.string().nullable(),
  language: z.enum(languages).nullable(),
  /** What it was called then. */
  title: z.string(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** A page of them, the latest first, and how many there are in all. */
export const historyPage = z.object({
  entries: z.array(historyEntry),
  total: z.int().nonnegative(),
});

export const historyLimits = { page: 50, days: 366 };

export const historyQuery = z.object({ page: positiveInteger.default(1) });
