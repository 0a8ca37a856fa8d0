import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errors } from '@strapi/utils';
import sharp from 'sharp';
import { z } from 'zod';
import { bodyLimits } from '../core/body.ts';
import { callerNetwork } from '../core/request.ts';
import { BoundedQueue } from '../contract/bounded-queue.ts';
import { CallError } from '../contract/error.ts';
import { keepPlace } from './panel-queue.ts';
import { hasAction } from '../strapi/internals/panel-callers.ts';

/** One at a time: resizing keeps a core and threads busy that logins need, too. */
const queue = new BoundedQueue({ running: 1, waiting: 40, perNetwork: 20 });
/** A photo of the best phones. Resizing takes a second for every ten megapixels, whatever the file's size. */
const mostPixels = 50_000_000;
/** Resizing a very long picture of one pixel in height can take minutes and gigabytes. Panoramas are up to 16,384 wide. */
const longestSide = 20_000;

// Drawing the filters of a small SVG can take minutes and gigabytes. Strapi stores what it can't read without resizing it.
sharp.block({ operation: ['VipsForeignLoadSvg'] });

const permissions = ['create', 'update'].map((name) => `plugin::upload.assets.${name}`);

/**
 * Parses an upload after checking the permission; Strapi has already checked the session. Each upload has its own
 * temporary folder, which is always deleted.
 */
const upload: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    if (!permissions.some((action) => hasAction(ctx, action))) throw new errors.ForbiddenError();
    if (!ctx.is('multipart/form-data')) return next();

    const folder = await mkdtemp(join(tmpdir(), 'colibri-upload-'));
    const read = strapi.middleware('strapi::body')(
      {
        json: false,
        multipart: true,
        formidable: {
          uploadDir: folder,
          maxFileSize: bodyLimits.upload,
          maxFieldsSize: bodyLimits.call,
        },
      },
      { strapi },
    );
    try {
      if (read) await read(ctx, () => queue.run(() => processFiles(ctx, next), callerNetwork(ctx)));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
};

const readFile = z.object({ filepath: z.string() });

/** Whether a file is a picture that is too large to resize. The pixels of all its frames count together. */
async function isTooLarge(filepath: string): Promise<boolean> {
  const picture = await sharp(filepath)
    .metadata()
    .catch(() => undefined);
  if (!picture) return false;
  const { width, height, pages = 1 } = picture;
  return width * height * pages > mostPixels || Math.max(width, height) > longestSide;
}

/** @throws `CallError` `too-large` if a picture is too large to resize. */
async function processFiles(ctx: Context, next: () => Promise<unknown>): Promise<void> {
  await keepPlace(ctx);
  for (const file of Object.values(ctx.request.files ?? {}).flat()) {
    if (await isTooLarge(readFile.parse(file).filepath)) throw new CallError('too-large');
  }
  await next();
}

export default upload;
