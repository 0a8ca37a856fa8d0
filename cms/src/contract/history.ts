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
  /** A scheduled publishing failed; the title says why. */
  'fail',
  'invite',
  'change-roles',
  'remove',
  'erase',
  'export',
] as const;
export type HistoryAction = (typeof historyActions)[number];

export const historyTypes = [
  'affirmation',
  'category',
  'testimonial',
  'letter',
  'account',
  'role',
  'member',
  'subscriber',
] as const;
export type HistoryType = (typeof historyTypes)[number];

export const historyEntry = z.object({
  id: z.int().positive(),
  at: z.coerce.date(),
  /** The email address and name of the panel user, or `schedule` or `command`. */
  by: z.string(),
  action: z.enum(historyActions),
  noun: z.enum(historyTypes),
  documentId: z.string().nullable(),
  language: z.enum(languages).nullable(),
  /** The title of the entry at that time. */
  title: z.string(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** A page of the audit log, newest first, with the total. */
export const historyPage = z.object({
  entries: z.array(historyEntry),
  total: z.int().nonnegative(),
});

export const historyLimits = { page: 50, days: 366 };

export const historyQuery = z.object({ page: positiveInteger.default(1) });
