import type { Context, Next } from 'koa';
import { z } from 'zod';
import { affirmationUid } from '../contract/affirmation-uid.ts';

export const listsEntries = (path: string): boolean => path === '/collection-types/:model';

const filtered = z.looseObject({ filters: z.looseObject({ $and: z.array(z.unknown()) }) });
const statusFilter = '__status';
const shownStatus = z.enum(['draft', 'scheduled', 'modified']);
const status = z
  .object({ [statusFilter]: z.object({ $eq: shownStatus }) })
  .transform((filter) => filter[statusFilter].$eq);

const byStatus = (wanted: string) => ({ [statusFilter]: { $eq: wanted } });

/** The filters of Strapi's list that find the entries with a status. Only affirmations can be scheduled. */
function filtersOf(wanted: z.infer<typeof shownStatus>, model: unknown): object[] {
  if (wanted === 'modified') return [byStatus('published-modified')];
  if (model !== affirmationUid) return [byStatus('draft')];
  const now = new Date().toISOString();
  const isLater = { publishAt: { $gt: now } };
  const isNotLater = { $or: [{ publishAt: { $null: 'true' } }, { publishAt: { $lte: now } }] };
  return [byStatus('draft'), wanted === 'scheduled' ? isLater : isNotLater];
}

/** Lets lists be filtered by each status that they show. */
export function filterByShownStatus(ctx: Context, next: Next): Promise<unknown> {
  const { data } = filtered.safeParse(ctx['query']);
  if (data) {
    const $and = data.filters.$and.flatMap((filter) => {
      const wanted = status.safeParse(filter).data;
      return wanted ? filtersOf(wanted, ctx['params'].model) : [filter];
    });
    ctx['query'] = { ...data, filters: { ...data.filters, $and } };
  }
  return next();
}
