import type { Core } from '@strapi/strapi';

/**
 * Makes Koa use only the last entry of `X-Forwarded-For`, which the site added; callers can forge the others. Strapi's
 * setting `proxy.koa` trusts all entries.
 */
export function trustOneProxy(strapi: Core.Strapi): void {
  strapi.server.app.maxIpsCount = 1;
}
