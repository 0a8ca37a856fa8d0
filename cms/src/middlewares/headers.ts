import type { Core } from '@strapi/strapi';
import { posix } from 'node:path';

/** The panel records nothing but a voice, and frames nothing but the site. */
const permissions = 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()';

/** Files that people uploaded are shown, and never run as a page of the panel's own origin. */
const uploadsPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Decodes first, because the static file server accepts `/%75ploads` and `/./uploads` too. */
function isUpload(path: string): boolean {
  try {
    return /^\/uploads\//i.test(posix.normalize(decodeURIComponent(path)));
  } catch {
    return false;
  }
}

/** Headers beside those of `strapi::security`. */
const headers: Core.MiddlewareFactory = () => (ctx, next) => {
  ctx.set('Permissions-Policy', permissions);
  if (!isUpload(ctx.path)) return next();
  ctx.set('Content-Security-Policy', uploadsPolicy);
  // For a range beyond the end, the file server would announce bytes that it never sends.
  delete ctx.req.headers.range;
  return next();
};

export default headers;
