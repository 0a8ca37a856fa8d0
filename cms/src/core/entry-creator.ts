import type { Core, UID } from '@strapi/strapi';
import { z } from 'zod';

const entryWithCreator = z.object({ createdBy: z.unknown() }).nullish();

/** Who created an entry, with their roles, because a role can be limited to the entries of some people. */
export async function findCreator(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  where: { documentId: string; locale?: string },
): Promise<unknown> {
  const found: unknown = await strapi.db
    .query(uid)
    .findOne({ where, populate: ['createdBy.roles'], orderBy: { id: 'asc' } });
  return entryWithCreator.parse(found)?.createdBy;
}
