import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { posix } from 'node:path';

/** Browser features that the panel does not need. */
const permissions = 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()';

/** Keeps uploaded files from running scripts in the panel's origin. */
const uploadsPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Types of uploaded files that a browser shows without running anything. */
const inert = /^(?:image\/(?!svg)|audio\/|video\/)/;

/**
 * Saves an uploaded file that could run something, instead of opening it. The panel's policy allows scripts and styles of
 * its own origin, so such a file has no type that a page could load it by; pictures with markup stay pictures.
 */
function keepFromRunning(ctx: Context): void {
  if (inert.test(ctx.type)) return;
  ctx.set('Content-Disposition', 'attachment');
  if (!ctx.type.startsWith('image/')) ctx.type = 'application/octet-stream';
}

/** Decodes first, because the static file server accepts `/%75ploads` and `/./uploads` too. */
function isUpload(path: string): boolean {
  try {
    return /^\/uploads\//i.test(posix.normalize(decodeURIComponent(path)));
  } catch {
    return false;
  }
}

/** Headers in addition to those of `strapi::security`. */
const headers: Core.MiddlewareFactory = () => async (ctx, next) => {
  ctx.set('Permissions-Policy', permissions);
  if (!isUpload(ctx.path)) return next();
  ctx.set('Content-Security-Policy', uploadsPolicy);
  // For a range beyond the end of the file, the static file server announces bytes that it never sends.
  delete ctx.req.headers.range;
  await next();
  if (ctx.status === 200) keepFromRunning(ctx);
};

export default headers;
