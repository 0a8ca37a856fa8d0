import type { Context } from 'koa';
import { totalHeader } from '../contract/affirmation.ts';
import { historyQuery } from '../contract/history.ts';
import { panelQuery } from '../panel/input.ts';
import { listHistory } from './history.ts';

/** A page of what was done in the panel. */
export async function readHistory(ctx: Context): Promise<void> {
  const { page } = panelQuery(historyQuery, ctx);
  const { entries, total } = await listHistory(strapi, page);
  ctx.set(totalHeader, String(total));
  ctx.body = entries;
}
