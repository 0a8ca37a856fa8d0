import type { Core } from '@strapi/strapi';
import { hasKey } from '../site-key.ts';

/**
 * Forgets what a caller says of their own address, unless a proxy of the operator's stands in front to say it: from
 * made-up addresses anybody could go on guessing at the panel's login. The site's word counts always.
 */
const forwardedFor: Core.MiddlewareFactory = () => {
  const proxies = Number(process.env.TRUSTED_PROXIES ?? 0);
  return async (ctx, next) => {
    if (proxies === 0 && !hasKey(ctx)) delete ctx.req.headers['x-forwarded-for'];
    return next();
  };
};

export default forwardedFor;
