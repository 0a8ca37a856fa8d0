import { z } from 'zod';
import { languages } from './language.ts';
import { publicId } from './query.ts';
import { emailAddress } from './subscriber.ts';

/** The name that the first administrator's account is created with. */
export const firstAdministratorName = 'Colibri';

/** `invited` have not chosen a password yet; `inactive` were deactivated by an administrator. */
export const teamStates = ['active', 'invited', 'inactive'] as const;

/** Someone with an account of the panel. */
export const teamMember = z.object({
  id: z.int().positive(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.string()),
  state: z.enum(teamStates),
  /** The language of their panel and emails, if known. */
  language: z.enum(languages).nullable(),
  /** The whole link of an invitation, for those who can invite. */
  link: z.string().nullable(),
  /** When that link stops working; null if it already has. */
  linkEndsAt: z.iso.datetime().nullable(),
});
export type TeamMember = z.infer<typeof teamMember>;

export const team = z.object({
  people: z.array(teamMember),
  roles: z.array(
    z.object({ id: z.int().positive(), name: z.string(), description: z.string().nullable() }),
  ),
});
export type Team = z.infer<typeof team>;

const longestName = 100;
const name = z
  .string()
  .trim()
  .max(longestName)
  .regex(/^\P{Cc}*$/u);

export const newInvitation = z.object({
  firstname: name.min(1),
  lastname: name,
  email: emailAddress,
  role: publicId,
  language: z.enum(languages),
});
export const repeatedInvitation = newInvitation.pick({ language: true });

/** What happened to an email; `saved` means that there is no mail server, so that it is a file now. */
export const deliveries = ['sent', 'saved', 'limited', 'failed'] as const;

export const invitationResult = z.object({
  person: teamMember,
  delivery: z.enum(deliveries),
  /** What the mail server said if it failed. */
  reason: z.string(),
});
export type InvitationResult = z.infer<typeof invitationResult>;
