import { z } from 'zod';
import { emailLimit, emailPattern } from './email.ts';
import { languages } from './language.ts';
import { preferenceStates } from './preference-states.ts';

/** Before normalization, which takes seconds for a long text of combining characters and shortens a letter to a quarter at most. */
const rawEmailLimit = 4 * emailLimit;

/** An email address, trimmed and in Unicode normal form (behavior U2). */
export const emailAddress = z
  .string()
  .max(rawEmailLimit, { abort: true })
  .trim()
  .normalize()
  .max(emailLimit)
  .pipe(z.email({ pattern: emailPattern }));

export const subscription = z.object({ email: emailAddress });

/** The same response whether or not the address was already subscribed (behavior N1). */
export const subscribed = z.object({ subscribed: z.literal(true) });

/** The signed key in the links of emails, which only gives access to the subscriber's preferences. */
export const letterKey = z.string().min(1).max(200);

/** Actions for the holder of a key; `show` changes nothing. */
export const subscriberActions = [
  'show',
  'confirm',
  'pause',
  'resume',
  'language',
  'leave',
] as const;
export type SubscriberAction = (typeof subscriberActions)[number];

export const preferencesCall = z.object({
  key: letterKey,
  do: z.enum(subscriberActions),
  /** The new language for the action `language`. */
  language: z.enum(languages).optional(),
});

/** A subscriber's state and preferences. */
export const preferences = z.object({
  state: z.enum(preferenceStates),
  /** Masked, such as `m…@example.org`, or in full right after unsubscribing. */
  email: z.string().optional(),
  language: z.enum(languages).optional(),
  pausedUntil: z.iso.date().optional(),
});
export type Preferences = z.infer<typeof preferences>;
