import type { Context } from 'koa';
import { languageOf } from '../../../language-of.ts';
import { listCategories } from '../queries.ts';

export default {
  async list(ctx: Context) {
    ctx.body = await listCategories(strapi.db.connection, languageOf(ctx));
  },
};
