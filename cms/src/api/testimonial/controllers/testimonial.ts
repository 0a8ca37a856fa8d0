import type { Context } from 'koa';
import { isLoopback } from '../../../contract/loopback.ts';
import { requestLanguage } from '../../../core/request.ts';
import { cmsSettings } from '../../../core/settings.ts';
import { listTestimonials } from '../queries.ts';

export default {
  async list(ctx: Context) {
    // A public site must not show invented testimonials as real ones.
    const withSamples = isLoopback(cmsSettings().SITE_URL);
    ctx.body = await listTestimonials(strapi.db.connection, requestLanguage(ctx), { withSamples });
  },
};
