import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { roles as texts } from '../i18n/en/roles.ts';
import { keepFormerPermissions } from './panel-permissions.ts';
import { editorPermissions, translatorPermissions } from './permissions.ts';

/** Reuses Strapi's own roles, so that administrators don't see two editors when inviting. */
const roles = [
  // Has every permission already.
  { code: 'strapi-super-admin', ...texts['strapi-super-admin'], permissions: undefined },
  { code: 'strapi-editor', ...texts['strapi-editor'], permissions: editorPermissions },
  { code: 'translator', ...texts.translator, permissions: translatorPermissions },
];

/** Strapi's Author role, which the site doesn't use. */
const unusedCode = 'strapi-author';

const role = z.object({ id: z.number() });

/** Creates or resets the built-in roles at each start. Roles with other names are left alone. */
export async function setUpRoles(strapi: Core.Strapi): Promise<void> {
  const service = strapi.service('admin::role');
  await strapi.db.transaction(async () => {
    await keepFormerPermissions(strapi);
    for (const { code, name, description, permissions } of roles) {
      const known = role.nullish().parse(await service.findOne({ code }));
      const { id } = role.parse(
        known
          ? await service.update({ id: known.id }, { name, description })
          : await service.create({ code, name, description }),
      );
      if (permissions) await service.assignPermissions(id, permissions(strapi));
    }
    const unused = role.nullish().parse(await service.findOne({ code: unusedCode }));
    if (unused && (await service.getUsersCount(unused.id)) === 0)
      await service.deleteByIds([unused.id]);
  });
}
