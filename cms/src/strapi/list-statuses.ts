import type { Context, Next } from 'koa';
import { z } from 'zod';

export const listsEntries = (path: string): boolean => path === '/collection-types/:model';

const filtered = z.looseObject({ filters: z.looseObject({ $and: z.array(z.unknown()) }) });
const statusFilter = '__status';
const status = z
  .object({ [statusFilter]: z.object({ $eq: z.enum(['scheduled', 'modified']) }) })
  .transform((filter) => filter[statusFilter].$eq);

const byStatus = (wanted: string) => ({ [statusFilter]: { $eq: wanted } });

/** The filters of Strapi's list that find the entries with a status. */
const filtersOf = {
  scheduled: [byStatus('draft'), { publishAt: { $notNull: 'true' } }],
  modified: [byStatus('published-modified')],
};

/** Lets lists be filtered by each status that they show. */
export function filterByShownStatus(ctx: Context, next: Next): Promise<unknown> {
  const { data } = filtered.safeParse(ctx['query']);
  if (data) {
    const $and = data.filters.$and.flatMap((filter) => {
      const wanted = status.safeParse(filter).data;
      return wanted ? filtersOf[wanted] : [filter];
    });
    ctx['query'] = { ...data, filters: { ...data.filters, $and } };
  }
  return next();
}
