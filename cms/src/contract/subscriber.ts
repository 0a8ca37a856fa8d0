import { z } from 'zod';
import { emailLimit, emailPattern } from './email.ts';
import { languages } from './language.ts';

/** An email address as people write it: outer blanks go, and an accent is written in one way (behavior U2). */
export const emailAddress = z
  .string()
  .trim()
  .normalize()
  .max(emailLimit)
  .pipe(z.email({ pattern: emailPattern }));

export const subscription = z.object({ email: emailAddress });

/** The one answer, whether the address was known or not (behavior N1). */
export const subscribed = z.object({ subscribed: z.literal(true) });

/** The signed key that a subscriber's emails carry: it opens their preferences, and nothing else. */
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
  /** With `language`: the language from now on. */
  language: z.enum(languages).optional(),
});

/** A subscriber's state and preferences. */
export const preferences = z.object({
  state: z.enum(['subscribed', 'paused', 'suspended', 'unconfirmed', 'gone', 'trial']),
  /** Masked, such as `m…@example.org`, or in full right after unsubscribing. */
  email: z.string().optional(),
  language: z.enum(languages).optional(),
  /** Until when it is paused. */
  pausedUntil: z.iso.date().optional(),
});
export type Preferences = z.infer<typeof preferences>;
