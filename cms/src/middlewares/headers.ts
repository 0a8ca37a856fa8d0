import type { Core } from '@strapi/strapi';
import { posix } from 'node:path';

/** Browser features that the panel does not need. */
const permissions = 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()';

/** Keeps uploaded files from running scripts in the panel's origin. */
const uploadsPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Decodes first, because the static file server accepts `/%75ploads` and `/./uploads` too. */
function isUpload(path: string): boolean {
  try {
    return /^\/uploads\//i.test(posix.normalize(decodeURIComponent(path)));
  } catch {
    return false;
  }
}

/** Headers in addition to those of `strapi::security`. */
const headers: Core.MiddlewareFactory = () => (ctx, next) => {
  ctx.set('Permissions-Policy', permissions);
  if (!isUpload(ctx.path)) return next();
  ctx.set('Content-Security-Policy', uploadsPolicy);
  // For a range beyond the end of the file, the static file server announces bytes that it never sends.
  delete ctx.req.headers.range;
  return next();
};

export default headers;
