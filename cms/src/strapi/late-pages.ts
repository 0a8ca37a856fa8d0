import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { contentTypes } from '../contract/change.ts';

/** Before it, Strapi's own query is as fast. */
const firstLateOffset = 1000;
const latePage = z.object({ limit: z.int().positive(), offset: z.int().min(firstLateOffset) });
const idRows = z.array(z.object({ id: z.int() }));

/**
 * Reads late pages of long lists in two steps: first their ids, which an index has in order, then these entries. Strapi
 * reads all entries before a page and sorts them with all their texts, which takes many times as long.
 */
export function readLatePagesById(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: contentTypes.map((noun) => `api::${noun}.${noun}`),
    async beforeFindMany({ model, params }) {
      if (!latePage.safeParse(params).success) return;
      const ids = { ...params, select: ['id'], populate: undefined };
      const found = await strapi.db.queryBuilder(model.uid).init(ids).execute();
      const where = { id: { $in: idRows.parse(found).map(({ id }) => id) } };
      Object.assign(params, { where, filters: undefined, _q: undefined, offset: undefined });
    },
  });
}
