import type { Context } from 'koa';
import { requestLanguage } from '../../../core/request.ts';
import { listCategories } from '../queries.ts';

export default {
  async list(ctx: Context) {
    ctx.body = await listCategories(strapi.db.connection, requestLanguage(ctx));
  },
};
