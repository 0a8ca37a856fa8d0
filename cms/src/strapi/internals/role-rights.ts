import type { Core } from '@strapi/strapi';
import { z } from 'zod';

/** Strapi stores an empty object if a permission is created without any. */
const noConditions = z.strictObject({}).transform((): string[] => []);

/** What a role may do. Properties restrict it to fields and languages, conditions to entries. */
export const right = z.object({
  action: z.string(),
  subject: z.string().nullish(),
  properties: z.record(z.string(), z.array(z.string()).nullish()).nullish(),
  conditions: z.array(z.string()).or(noConditions).nullish(),
});
export type Right = z.infer<typeof right>;

const roleWithRights = z.object({
  id: z.number(),
  code: z.string().nullish(),
  permissions: z.array(right),
});
export type RoleWithRights = z.infer<typeof roleWithRights>;

/** Has every right, also one that it isn't stored for. */
export const hasAllRights = ({ code }: RoleWithRights) => code === 'strapi-super-admin';

export async function findRolesWithRights(strapi: Core.Strapi): Promise<RoleWithRights[]> {
  const found = await strapi.db.query('admin::role').findMany({ populate: ['permissions'] });
  return z.array(roleWithRights).parse(found);
}

/** The ids of the roles of panel accounts. */
export async function findRoleIds(strapi: Core.Strapi, accounts: number[]): Promise<number[]> {
  const found = await strapi.db
    .query('admin::user')
    .findMany({ where: { id: { $in: accounts } }, populate: ['roles'] });
  return z
    .array(z.object({ roles: z.array(z.object({ id: z.number() })) }))
    .parse(found)
    .flatMap(({ roles }) => roles.map(({ id }) => id));
}
