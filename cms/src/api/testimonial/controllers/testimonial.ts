import type { Context } from 'koa';
import { isLoopback } from '../../../contract/loopback.ts';
import { languageOf } from '../../../language-of.ts';
import { letterSettings } from '../../../mail/settings.ts';
import { listTestimonials } from '../queries.ts';

export default {
  async list(ctx: Context) {
    // On a public site, invented texts must not pass for real ones.
    const withSamples = isLoopback(letterSettings().SITE_URL);
    ctx.body = await listTestimonials(strapi.db.connection, languageOf(ctx), { withSamples });
  },
};
