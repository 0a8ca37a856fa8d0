import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { z } from 'zod';
import { findRolesWithRights, hasAllRights, type Right } from '../strapi/internals/role-rights.ts';
import { forbid, panelTexts } from './panel-user.ts';

const caller = z.object({ roles: z.array(z.object({ id: z.number() })) });

/** What a panel user may pass on to others. */
export interface OwnRights {
  /** Everything, as super admins. */
  areUnlimited: boolean;
  include(rights: readonly Right[]): boolean;
  includeRoles(roles: readonly number[]): boolean;
}

/** Reads the rights of the caller. */
export async function readOwnRights(strapi: Core.Strapi, ctx: Context): Promise<OwnRights> {
  const roles = await findRolesWithRights(strapi);
  const ownIds = caller.parse(ctx.state['user']).roles.map((role) => role.id);
  const own = roles.filter((role) => ownIds.includes(role.id));
  const areUnlimited = own.some(hasAllRights);
  const ownRights = own.flatMap(({ permissions }) => permissions);
  const include = (rights: readonly Right[]) =>
    areUnlimited || rights.every((other) => ownRights.some((each) => covers(each, other)));
  return {
    areUnlimited,
    include,
    // A role that doesn't exist could be created later.
    includeRoles: (others) =>
      areUnlimited ||
      others.every((id) => {
        const role = roles.find((each) => each.id === id);
        return role && !hasAllRights(role) && include(role.permissions);
      }),
  };
}

/** @throws 403 unless the caller has all rights of these roles. */
export async function requireRightsOf(
  strapi: Core.Strapi,
  ctx: Context,
  roles: readonly number[],
): Promise<void> {
  const own = await readOwnRights(strapi, ctx);
  if (!own.includeRoles(roles)) refuseRights(strapi);
}

/** Whether someone with a right can do everything that another one allows. */
function covers(own: Right, other: Right): boolean {
  if (own.action !== other.action || (own.subject ?? null) !== (other.subject ?? null))
    return false;
  const [ownConditions, conditions] = [own.conditions ?? [], other.conditions ?? []];
  // Entries have to meet only one of the conditions, so each one that is added allows more.
  const isRestricted =
    conditions.length > 0 && conditions.every((condition) => ownConditions.includes(condition));
  if (ownConditions.length > 0 && !isRestricted) return false;
  const [ownProperties, properties] = [propertiesOf(own), propertiesOf(other)];
  return [...new Set([...ownProperties.keys(), ...properties.keys()])].every((name) => {
    const [ownValues, values] = [ownProperties.get(name), properties.get(name)];
    return ownValues ? values?.every((value) => ownValues.includes(value)) === true : !values;
  });
}

/** An empty list of languages is no restriction, unlike one of fields. */
const propertiesOf = ({ properties }: Right) =>
  new Map(
    Object.entries(properties ?? {}).filter(
      ([name, values]) => name !== 'locales' || values?.length !== 0,
    ),
  );

/** @throws 403 with a sentence for the caller. */
export const refuseRights = (strapi: Core.Strapi): never =>
  forbid(strapi, panelTexts(strapi).account.moreRights);
