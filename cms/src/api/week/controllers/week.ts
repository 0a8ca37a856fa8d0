import type { Context } from 'koa';
import { requestLanguage } from '../../../core/request.ts';
import { listWeeks } from '../queries.ts';

export default {
  async list(ctx: Context) {
    ctx.body = await listWeeks(strapi.db.connection, requestLanguage(ctx));
  },
};
