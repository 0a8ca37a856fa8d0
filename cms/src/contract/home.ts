import { z } from 'zod';
import { languages } from './language.ts';

/** What the schedule does with an affirmation, in a language. */
export const scheduledChange = z.object({
  documentId: z.string(),
  language: z.enum(languages),
  text: z.string(),
  action: z.enum(['publish', 'unpublish']),
  at: z.coerce.date(),
});
export type ScheduledChange = z.infer<typeof scheduledChange>;

/** The next changes of the schedule, and how many there are in these days. */
export const scheduledChanges = z.object({
  changes: z.array(scheduledChange),
  total: z.int().nonnegative(),
});

export const scheduledLimits = { days: 7, shown: 20 };

/** What the next newsletter would send, if nothing changes until then. */
export const nextNewsletter = z.object({
  week: z.iso.date(),
  time: z.string(),
  timeZone: z.string(),
  /** Whether the editors chose an affirmation, and whether it is still published. */
  choice: z.enum(['kept', 'unpublished', 'none']),
  /** Null if nothing is published. */
  affirmation: z
    .object({
      text: z.string(),
      textLanguage: z.enum(languages),
      /** The languages without a published text, whose subscribers get the text of another language. */
      untranslated: z.array(z.enum(languages)),
    })
    .nullable(),
});
export type NextNewsletter = z.infer<typeof nextNewsletter>;
