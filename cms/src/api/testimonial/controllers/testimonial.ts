import type { Context } from 'koa';
import { languageOf } from '../../../language-of.ts';
import { listTestimonials } from '../queries.ts';

export default {
  async list(ctx: Context) {
    ctx.body = await listTestimonials(strapi.db.connection, languageOf(ctx));
  },
};
