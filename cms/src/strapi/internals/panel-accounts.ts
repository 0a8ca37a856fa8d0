import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { newInvitationToken } from './invitation-tokens.ts';
import { canWithEntries, type EntryAction } from './panel-callers.ts';
import { panelUserTable } from './tables.ts';

const uid = 'admin::user';

const role = z.object({
  id: z.number(),
  name: z.string(),
  code: z.string(),
  description: z.string().nullable(),
});
export type PanelRole = z.infer<typeof role>;

const account = z.object({
  id: z.number(),
  firstname: z.string().nullish(),
  lastname: z.string().nullish(),
  email: z.string(),
  isActive: z.boolean().nullish(),
  registrationToken: z.string().nullish(),
  preferedLanguage: z.string().nullish(),
  roles: z.array(role),
});
/** An account of the panel. It has a registration token until its owner has chosen a password. */
export type PanelAccount = z.infer<typeof account>;

export interface NewAccount {
  firstname: string;
  lastname: string;
  email: string;
  role: number;
  language: string;
}

/** More than the team of any site. */
const most = 1000;

export async function findPanelAccounts(strapi: Core.Strapi): Promise<PanelAccount[]> {
  const found = await strapi.db
    .query(uid)
    .findMany({ populate: ['roles'], orderBy: [{ firstname: 'asc' }, { id: 'asc' }], limit: most });
  return z.array(account).parse(found);
}

export async function findPanelAccount(
  strapi: Core.Strapi,
  id: number,
): Promise<PanelAccount | undefined> {
  const found = await strapi.db.query(uid).findOne({ where: { id }, populate: ['roles'] });
  return found ? account.parse(found) : undefined;
}

export async function hasPanelAccount(strapi: Core.Strapi, email: string): Promise<boolean> {
  return (await strapi.db.query(uid).count({ where: { email } })) > 0;
}

export async function findPanelRoles(strapi: Core.Strapi): Promise<PanelRole[]> {
  const found = await strapi.db.query('admin::role').findMany({ orderBy: { id: 'asc' } });
  return z.array(role).parse(found);
}

/** Creates an account without a password, as Strapi's own invitation does. */
export async function createInvitedAccount(
  strapi: Core.Strapi,
  { role: roleId, language, ...person }: NewAccount,
): Promise<PanelAccount> {
  const created: unknown = await strapi
    .service('admin::user')
    .create({ ...person, roles: [roleId], preferedLanguage: language });
  return account.parse(created);
}

/**
 * Gives somebody a new link instead of the one they were invited with, and stores the language of their panel and emails.
 * Resolves to undefined if they have used their link in the meantime.
 */
export async function renewInvitation(
  strapi: Core.Strapi,
  invited: PanelAccount,
  language: string,
): Promise<PanelAccount | undefined> {
  const data = { preferedLanguage: language, registrationToken: newInvitationToken() };
  // In one statement, which waits for a registration and then sees that the account is active.
  const renewed = await strapi.db
    .connection(panelUserTable)
    .where({ id: invited.id, registration_token: invited.registrationToken ?? null })
    .whereRaw('is_active is not true')
    .update({ prefered_language: language, registration_token: data.registrationToken });
  return renewed > 0 ? { ...invited, ...data } : undefined;
}

const access = z.object({
  email: z.string(),
  password: z.string().nullish(),
  isActive: z.boolean().nullish(),
  blocked: z.boolean().nullish(),
  roles: z.array(z.object({ id: z.number() })),
});

/**
 * An account's login data, state and roles as one string, to see whether they have changed; undefined if the account was
 * deleted.
 */
export async function accessOf(strapi: Core.Strapi, id: number): Promise<string | undefined> {
  const found = await strapi.db.query(uid).findOne({ where: { id }, populate: ['roles'] });
  if (!found) return undefined;
  const { roles, ...rest } = access.parse(found);
  return JSON.stringify({ ...rest, roles: roles.map((each) => each.id).toSorted() });
}

const ability = z.custom<{ can: (action: string) => boolean }>(
  (given) => typeof given === 'object' && given !== null && 'can' in given,
);

/** The permissions of an account that isn't calling. */
export async function permissionsOf(strapi: Core.Strapi, user: PanelAccount) {
  const { engine } = strapi.service('admin::permission');
  const userAbility = ability.parse(await engine.generateUserAbility(user));
  return {
    hasAction: (action: string): boolean => userAbility.can(action),
    /** On entries of a content type, in a language, and on a field if given. */
    has: (action: EntryAction, type: string, locale: string, field?: string): boolean =>
      canWithEntries(strapi, { userAbility }, action, type, locale, field),
  };
}
