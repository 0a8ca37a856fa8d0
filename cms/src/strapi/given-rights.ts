import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { forbid, panelTexts } from '../core/panel-user.ts';
import { addRouteMiddleware } from './add-route-middleware.ts';
import {
  findRoleIds,
  findRolesWithRights,
  hasAllRights,
  right,
  type Right,
} from './internals/role-rights.ts';

const caller = z.object({ roles: z.array(z.object({ id: z.number() })) });
const id = z.coerce.number().int();
const ids = z.array(id);
const givenRoles = z.object({ roles: ids.optional() });
const givenRights = z.object({ permissions: z.array(right) });
const removedAccounts = z.object({ ids });

/** What a panel user may pass on to others. */
export interface OwnRights {
  include(rights: readonly Right[]): boolean;
  includeRoles(roles: readonly number[]): boolean;
}

/** Reads the rights of the caller. */
export async function readOwnRights(strapi: Core.Strapi, ctx: Context): Promise<OwnRights> {
  const roles = await findRolesWithRights(strapi);
  const ownIds = caller.parse(ctx.state['user']).roles.map((role) => role.id);
  const own = roles.filter((role) => ownIds.includes(role.id));
  const isUnlimited = own.some(hasAllRights);
  const ownRights = own.flatMap(({ permissions }) => permissions);
  const include = (rights: readonly Right[]) =>
    isUnlimited || rights.every((other) => ownRights.some((each) => covers(each, other)));
  return {
    include,
    includeRoles: (others) =>
      roles
        .filter((role) => others.includes(role.id))
        .every((role) => isUnlimited || (!hasAllRights(role) && include(role.permissions))),
  };
}

/** @throws 403 unless the caller has all rights of these roles. */
export async function requireRightsOf(
  strapi: Core.Strapi,
  ctx: Context,
  roles: readonly number[],
): Promise<void> {
  const own = await readOwnRights(strapi, ctx);
  if (!own.includeRoles(roles)) refuse(strapi);
}

/**
 * Who may invite people or change accounts or roles could otherwise become a super admin: nobody gives rights that they
 * don't have, and nobody changes or removes the account of someone who has more.
 */
export function limitGivenRights(strapi: Core.Strapi): void {
  const limit = (
    method: string,
    path: string,
    affectedRoles: (ctx: Context) => Promise<number[]> | number[],
  ) =>
    addRouteMiddleware(strapi, method, path, async (ctx, next) => {
      await requireRightsOf(strapi, ctx, await affectedRoles(ctx));
      await next();
    });
  const rolesInBody = (ctx: Context) => read(givenRoles, ctx.request.body).roles ?? [];
  const rolesInPath = (ctx: Context) => findRoleIds(strapi, [read(id, ctx['params'].id)]);

  limit('POST', '/users', rolesInBody);
  limit('PUT', '/users/:id', async (ctx) => [...(await rolesInPath(ctx)), ...rolesInBody(ctx)]);
  limit('DELETE', '/users/:id', rolesInPath);
  limit('POST', '/users/batch-delete', (ctx) =>
    findRoleIds(strapi, read(removedAccounts, ctx.request.body).ids),
  );
  addRouteMiddleware(strapi, 'PUT', '/roles/:id/permissions', async (ctx, next) => {
    const own = await readOwnRights(strapi, ctx);
    const { permissions } = read(givenRights, ctx.request.body);
    if (!own.includeRoles([read(id, ctx['params'].id)]) || !own.include(permissions))
      refuse(strapi);
    await next();
  });
}

/** Whether someone with a right can do everything that another one allows. */
function covers(own: Right, other: Right): boolean {
  if (own.action !== other.action || (own.subject ?? null) !== (other.subject ?? null))
    return false;
  if (!(own.conditions ?? []).every((condition) => other.conditions?.includes(condition)))
    return false;
  const names = Object.keys({ ...own.properties, ...other.properties });
  return names.every((name) => {
    const [ownValues, values] = [own.properties?.[name], other.properties?.[name]];
    return ownValues ? values?.every((value) => ownValues.includes(value)) === true : !values;
  });
}

function read<Value>(schema: z.ZodType<Value>, given: unknown): Value {
  const result = schema.safeParse(given);
  if (!result.success) throw new errors.ValidationError('Invalid request');
  return result.data;
}

const refuse = (strapi: Core.Strapi): never =>
  forbid(strapi, panelTexts(strapi).account.moreRights);
