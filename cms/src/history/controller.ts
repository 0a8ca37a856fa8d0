import type { Context } from 'koa';
import { historyQuery } from '../contract/history.ts';
import { panelQuery } from '../panel/input.ts';
import { listHistory } from './history.ts';

/** A page of what was done in the panel. */
export async function readHistory(ctx: Context): Promise<void> {
  const { page } = panelQuery(historyQuery, ctx);
  ctx.body = await listHistory(strapi, page);
}
