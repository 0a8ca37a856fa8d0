import type { Core } from '@strapi/strapi';
import { hasKey } from '../site-key.ts';

/**
 * Ignores a caller's own X-Forwarded-For unless the operator has a proxy in front: forged addresses would evade the
 * limits of the panel's login. The site's header always counts.
 */
const forwardedFor: Core.MiddlewareFactory = () => {
  const proxies = Number(process.env.TRUSTED_PROXIES ?? 0);
  return async (ctx, next) => {
    if (proxies === 0 && !hasKey(ctx)) delete ctx.req.headers['x-forwarded-for'];
    return next();
  };
};

export default forwardedFor;
