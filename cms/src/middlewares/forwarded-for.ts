import type { Core } from '@strapi/strapi';
import { hasKey } from '../core/site-key.ts';

/**
 * Ignores X-Forwarded-For unless the operator has configured a proxy, because forged addresses would evade the rate
 * limits of the panel's login. The site's own header is always trusted.
 */
const forwardedFor: Core.MiddlewareFactory = () => {
  const proxies = Number(process.env.TRUSTED_PROXIES ?? 0);
  return async (ctx, next) => {
    if (proxies === 0 && !hasKey(ctx)) delete ctx.req.headers['x-forwarded-for'];
    return next();
  };
};

export default forwardedFor;
