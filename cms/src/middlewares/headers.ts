import type { Core } from '@strapi/strapi';

/** The panel records nothing but a voice, and frames nothing but the site. */
const permissions = 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()';

/** Files that people uploaded are shown, and never run as a page of the panel's own origin. */
const uploadsPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Headers beside those of `strapi::security`. */
const headers: Core.MiddlewareFactory = () => (ctx, next) => {
  ctx.set('Permissions-Policy', permissions);
  if (/^\/uploads\//i.test(ctx.path)) ctx.set('Content-Security-Policy', uploadsPolicy);
  return next();
};

export default headers;
