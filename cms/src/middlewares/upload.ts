import type { Core } from '@strapi/strapi';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errors } from '@strapi/utils';
import { bodyLimits } from '../core/body.ts';
import { hasAction } from '../strapi/internals/panel-callers.ts';

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
      if (read) await read(ctx, next);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
};

export default upload;
