import type { Core } from '@strapi/strapi';
import { posix } from 'node:path';

/** The panel records nothing but a voice, and frames nothing but the site. */
const permissions = 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()';

/** Files that people uploaded are shown, and never run as a page of the panel's own origin. */
const uploadsPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Whatever the spelling: what serves files reads `/%75ploads` and `/./uploads` alike. */
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
  // What serves parts of files promises bytes that never come, for a part beyond the end.
  delete ctx.req.headers.range;
  return next();
};

export default headers;
