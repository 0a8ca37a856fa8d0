import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { z } from 'zod';

const action = 'plugin::upload.assets.update';
const uid = 'plugin::upload.file';
const permissionsManager = z.object({
  ability: z.custom<{ can: (action: string, subject: unknown) => boolean }>(
    (given) => typeof given === 'object' && given !== null && 'can' in given,
  ),
  toSubject: z.custom<(file: object) => unknown>((given) => typeof given === 'function'),
});

/** Whether a route of the media library deletes or moves several files, for which Strapi doesn't ask whose they are. */
export const changesManyFiles = (path: string) => /^\/actions\/bulk-(?:delete|move)$/.test(path);

/** Refuses to change several files for callers who may not change everybody's. */
export async function requireRightToAllFiles(ctx: Context, next: Next): Promise<void> {
  const { ability, toSubject } = permissionsManager.parse(
    strapi
      .service('admin::permission')
      .createPermissionsManager({ ability: ctx.state['userAbility'], action, model: uid }),
  );
  // A file without a creator fulfills no condition about who has created it.
  if (!ability.can(action, toSubject({}))) throw new errors.ForbiddenError();
  await next();
}
