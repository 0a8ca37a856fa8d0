import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { readOwnRights, refuseRights, requireRightsOf } from '../core/own-rights.ts';
import { addRouteMiddleware } from './add-route-middleware.ts';
import { findRoleIds, right } from './internals/role-rights.ts';

const id = z.coerce.number().int();
const ids = z.array(id);
const givenRoles = z.object({ roles: ids.optional() });
const givenRights = z.object({ permissions: z.array(right) });
const removed = z.object({ ids });

/**
 * Keeps everyone who can invite people, or change accounts or roles, from making themselves a super admin: they can't
 * give rights that they don't have, change or remove an account that has more, or change a role that has more.
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
    findRoleIds(strapi, read(removed, ctx.request.body).ids),
  );
  limit('PUT', '/roles/:id', (ctx) => [read(id, ctx['params'].id)]);
  addRouteMiddleware(strapi, 'PUT', '/roles/:id/permissions', async (ctx, next) => {
    const own = await readOwnRights(strapi, ctx);
    if (own.areUnlimited) return next();
    const { permissions } = read(givenRights, ctx.request.body);
    if (!own.includeRoles([read(id, ctx['params'].id)]) || !own.include(permissions))
      refuseRights(strapi);
    await next();
  });
}

function read<Value>(schema: z.ZodType<Value>, given: unknown): Value {
  const result = schema.safeParse(given);
  if (!result.success) throw new errors.ValidationError('Invalid request');
  return result.data;
}
