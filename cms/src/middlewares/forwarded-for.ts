import type { Core } from '@strapi/strapi';
import { cmsSettings } from '../core/settings.ts';
import { hasKey } from '../core/site-key.ts';

/**
 * Ignores X-Forwarded-For unless the operator has configured a proxy, because forged addresses would evade the rate
 * limits of the panel's login. The site's own header is always trusted.
 */
const forwardedFor: Core.MiddlewareFactory = () => {
  const { TRUSTED_PROXIES } = cmsSettings();
  return async (ctx, next) => {
    if (TRUSTED_PROXIES === 0 && !hasKey(ctx)) delete ctx.req.headers['x-forwarded-for'];
    return next();
  };
};

export default forwardedFor;
