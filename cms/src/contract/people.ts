import { z } from 'zod';
import { member } from './auth.ts';
import { languages } from './language.ts';
import { positiveInteger } from './query.ts';

export const peopleLimits = { page: 25, search: 254 };

/** A part of a name or email address; case doesn't matter. */
const search = z
  .string()
  .trim()
  .max(peopleLimits.search)
  .refine((text) => !text.includes('\0'))
  .default('');

export const peopleSearch = z.object({ q: search });
export const peopleQuery = z.object({ q: search, page: positiveInteger.default(1) });

/** A member in the panel's list. */
export const listedMember = member.extend({
  createdAt: z.coerce.date(),
  language: z.enum(languages),
  /** Whether the member has confirmed the address. */
  confirmed: z.boolean(),
  collections: z.int().nonnegative(),
  affirmations: z.int().nonnegative(),
});
export type ListedMember = z.infer<typeof listedMember>;

export const subscriberStates = ['active', 'unconfirmed', 'paused', 'refused'] as const;

/** A subscriber in the panel's list. `refused` means that the mail server rejects the address. */
export const listedSubscriber = z.object({
  id: z.int().positive(),
  email: z.string(),
  language: z.enum(languages),
  consentedAt: z.coerce.date(),
  state: z.enum(subscriberStates),
});
export type ListedSubscriber = z.infer<typeof listedSubscriber>;

/** A page of people, newest first, with the total. */
export const peoplePage = <Person extends z.ZodType>(person: Person) =>
  z.object({ entries: z.array(person), total: z.int().nonnegative() });

export const people = { members: listedMember, subscribers: listedSubscriber };
export const peopleKinds = ['members', 'subscribers'] as const;
export type PeopleKind = (typeof peopleKinds)[number];
