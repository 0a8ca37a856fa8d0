import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { z } from 'zod';
import { canWithEntries, panelRequestState } from './internals/panel-callers.ts';

const relation = z.object({ model: z.string(), targetField: z.string() });

/** Whether a route of the content manager lists the entries that a relation has or can have. */
export const listsRelations = (path: string) => path.startsWith('/relations/:model/');

/**
 * Refuses to list relations that the caller cannot read, and polymorphic ones, which have no content type to list, because
 * Strapi would fail with a 500.
 */
export async function rejectUnreadableRelations(ctx: Context, next: Next): Promise<void> {
  const { model, targetField } = relation.parse(ctx['params']);
  const state = panelRequestState(strapi);
  const type = Object.values(strapi.contentTypes).find(({ uid }) => uid === model);
  const attribute = type?.attributes[targetField];
  // Strapi itself refuses what isn't a relation.
  if (state && attribute?.type === 'relation') {
    const canRead = canWithEntries(strapi, state, 'read', model, undefined, targetField);
    if (!canRead || !('target' in attribute)) throw new errors.ForbiddenError();
  }
  await next();
}
