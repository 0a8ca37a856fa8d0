import { z } from 'zod';
import { languages } from './language.ts';
import { memberLimits } from './limits.ts';
import { languageQuery } from './query.ts';
import { emailAddress } from './subscriber.ts';
import { countBytes, countGraphemes } from './text.ts';
import { singleLineText, wellFormedText } from './text-schema.ts';

export { memberCookie, sessionCookie } from './session.ts';

export const roles = ['parent', 'teacher'] as const;
export type Role = (typeof roles)[number];

export const member = z.object({
  id: z.int().positive(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  createdAt: z.string(),
});
export type Member = z.infer<typeof member>;

/** The current user as the site sees it, with the ids of what is in their collections; `null` for a visitor (behavior C8). */
export const currentUser = member.extend({ held: z.array(z.int().positive()) }).nullable();
export type CurrentUser = z.infer<typeof currentUser>;

const name = singleLineText
  .pipe(z.string().max(memberLimits.name, { abort: true }))
  .refine((text) => countGraphemes(text) >= memberLimits.shortestName, { params: { short: true } });

/** A new password; spaces are kept. bcrypt rejects U+0000 and ignores bytes beyond its limit. */
export const newPassword = wellFormedText
  .min(memberLimits.shortestPassword)
  .refine((text) => countBytes(text) <= memberLimits.passwordBytes, { params: { long: true } })
  .refine((text) => !text.includes('\0'));

/** A password to compare. bcrypt would only compare its first bytes, so one beyond the limit is rejected. */
const password = wellFormedText
  .min(1)
  .refine((text) => countBytes(text) <= memberLimits.passwordBytes, { params: { long: true } });

/** The role can only be parent or teacher (behavior U1). */
export const registration = z.object({
  name,
  email: emailAddress,
  password: newPassword,
  role: z.enum(roles).default('parent'),
});
export type Registration = z.infer<typeof registration>;

export const credentials = z.object({ email: emailAddress, password });

/** The fields that a member can change without their password. `language` is for emails. */
export const memberChange = z.object({
  name: name.optional(),
  role: z.enum(roles).optional(),
  language: z.enum(languages).optional(),
});

/** The new address must be confirmed with an emailed code. */
export const emailChange = z.object({ email: emailAddress, password });
export const emailConfirmation = z.object({ code: z.string().min(1).max(memberLimits.code) });

export const passwordChange = z.object({ currentPassword: password, password: newPassword });

export const forgottenPassword = z.object({ email: emailAddress });
export const passwordReset = z.object({
  code: z.string().min(1).max(memberLimits.code),
  password: newPassword,
});

/** Deleting the account requires the password. */
export const accountDeletion = z.object({ password });

/** Without `part`, all data is downloaded as a file. */
export const memberDataQuery = languageQuery.extend({ part: z.literal('account').optional() });

/** The part of the data download that the site uses itself. */
export const memberData = z.looseObject({
  account: z.looseObject({ languageOfLetters: z.enum(languages) }),
});
