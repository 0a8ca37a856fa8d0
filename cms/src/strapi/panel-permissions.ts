import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import {
  allPanelPermissions,
  panelAction,
  panelPermissions,
  type PanelPermission,
} from '../contract/panel-permission.ts';

/** Registers the permissions of the panel's own pages. Later than `register`, Strapi would delete them from roles. */
export async function registerPanelPermissions(strapi: Core.Strapi): Promise<void> {
  await strapi.service('admin::permission').actionProvider.registerMany(
    allPanelPermissions.map((permission) => ({
      section: 'settings',
      category: 'Colibri',
      subCategory: permission.split('.')[0],
      uid: permission,
      displayName: panelPermissions[permission],
    })),
  );
}

type Permission = { action: string; subject: string | null };
const content = (action: string, noun: string): Permission => ({
  action: `plugin::content-manager.explorer.${action}`,
  subject: `api::${noun}.${noun}`,
});
const read = content('read', 'affirmation');
const update = content('update', 'affirmation');

/** The permissions that gave access to these pages before they had their own. Only super admins could see people. */
const formerly: Partial<Record<PanelPermission, Permission>> = {
  'translations.read': read,
  'translations.update': update,
  'featured.read': read,
  'featured.update': update,
  'spreadsheet.export-csv': read,
  'spreadsheet.import-csv': content('publish', 'affirmation'),
  'newsletter.read': content('read', 'letter'),
  'newsletter.update': content('update', 'letter'),
  'newsletter.test': content('update', 'letter'),
  'history.read': { action: 'admin::users.read', subject: null },
};

const rolesWithPermissions = z.array(
  z.object({
    id: z.number(),
    permissions: z.array(z.object({ action: z.string(), subject: z.string().nullish() })),
  }),
);

/** Permissions that were added when the store said only `true`: that roles had got all permissions of that time. */
const later: readonly PanelPermission[] = ['newsletter.update'];

/** The stored names of permissions that roles have already got where they could do the same before. */
const kept = z
  .array(z.string())
  .or(z.literal(true).transform(() => allPanelPermissions.filter((name) => !later.includes(name))))
  .catch([]);

/** Gives roles the permissions of pages that they could use before these had permissions, once for each permission. */
export async function keepFormerPermissions(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'panel' });
  const known: readonly string[] = kept.parse(await store.get({ key: 'permissions' }));
  const unknown = allPanelPermissions.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const found = await strapi.db.query('admin::role').findMany({ populate: ['permissions'] });
  const wanted = rolesWithPermissions.parse(found).flatMap(({ id, permissions }) => {
    const has = ({ action, subject }: Permission) =>
      permissions.some((own) => own.action === action && (own.subject ?? null) === subject);
    return unknown
      .filter((name) => {
        const former = formerly[name];
        return former && has(former) && !has({ action: panelAction(name), subject: null });
      })
      .map((name) => ({ action: panelAction(name), subject: null, role: id }));
  });
  await strapi.service('admin::permission').createMany(wanted);
  await store.set({ key: 'permissions', value: allPanelPermissions });
}
