import type { Context } from 'koa';
import { historyQuery } from '../../contract/history.ts';
import { panelQuery } from '../../core/panel-input.ts';
import { listEvents } from './audit-log.ts';

export async function listAuditLog(ctx: Context): Promise<void> {
  const { page } = panelQuery(historyQuery, ctx);
  ctx.body = await listEvents(strapi, page);
}
