import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { hardCoded } from '../../cms/src/admin/i18n/fr/hard-coded.ts';
import { permissions as frenchNames } from '../../cms/src/admin/i18n/fr/permissions.ts';
import { startCms } from './another-cms.ts';
import { callAdmin } from './admin.ts';
import { createNamedRole } from './custom-roles.ts';
import { connect } from './database.ts';
import { invite } from './staff.ts';

const client = connect();
const granted = z.object({ data: z.array(z.object({ action: z.string() })) });

/** Creates a role with these permissions, deleted after the test file with its accounts. */
const newRole = (name: string, permissions: { action: string; subject: string | null }[]) =>
  createNamedRole(
    name,
    permissions.map((each) => ({ ...each, properties: {}, conditions: [] })),
  );
const accountIds: number[] = [];
afterAll(async () => {
  for (const id of accountIds) await callAdmin('DELETE', `/admin/users/${id}`);
});

async function actionsOf(roleId: number): Promise<string[]> {
  const answer = await callAdmin('GET', `/admin/roles/${roleId}/permissions`);
  return granted.parse(await answer.json()).data.map(({ action }) => action);
}

it('a role with only the permission to see members and subscribers can’t delete members, and gets 403 from other panel pages', async () => {
  const { code } = await newRole('Reads people', [{ action: 'api::people.read', subject: null }]);
  const person = await invite(code);
  accountIds.push(person.id);
  const statusOf = async (method: string, path: string) => (await person.call(method, path)).status;
  expect(await statusOf('GET', '/panel/subscribers')).toBe(200);
  expect(await statusOf('GET', '/panel/members/export')).toBe(200);
  for (const [method, path] of [
    ['DELETE', '/panel/members/999999'],
    ['GET', '/panel/history'],
    ['GET', '/panel/letter/weeks'],
    ['GET', '/panel/featured'],
    ['GET', '/panel/translations'],
    ['GET', '/panel/spreadsheet?noun=category'],
    ['GET', '/admin/users'],
  ] as const)
    expect([path, await statusOf(method, path)]).toEqual([path, 403]);
});

it('an upgrade gives each role, once, the new permissions for those pages of the panel that the role could use before', async () => {
  const noun = { subject: 'api::affirmation.affirmation' };
  const { id } = await newRole('From before', [
    { action: 'plugin::content-manager.explorer.read', ...noun },
    { action: 'plugin::content-manager.explorer.publish', ...noun },
    { action: 'admin::users.read', subject: null },
  ]);
  await client.query(`delete from strapi_core_store_settings where key = 'core_panel_permissions'`);
  const started = await startCms();
  expect((await actionsOf(id)).filter((action) => action.startsWith('api::')).toSorted()).toEqual([
    'api::featured.read',
    'api::history.read',
    'api::spreadsheet.export-csv',
    'api::spreadsheet.import-csv',
    'api::translations.read',
  ]);
  await started.end();

  const permissions = [
    { action: 'admin::users.read', subject: null, properties: {}, conditions: [] },
  ];
  await callAdmin('PUT', `/admin/roles/${id}/permissions`, { permissions });
  await (await startCms()).end();
  expect(await actionsOf(id)).toEqual(['admin::users.read']);
}, 300_000);

it('an upgrade does not add permissions again to roles that an earlier version has upgraded, only those that are new since', async () => {
  const { id } = await newRole('Sees accounts', [{ action: 'admin::users.read', subject: null }]);
  // What earlier versions stored.
  await client.query(
    `update strapi_core_store_settings set value = 'true', type = 'boolean' where key = 'core_panel_permissions'`,
  );
  const planners = await newRole('Plans newsletters', [
    { action: 'plugin::content-manager.explorer.update', subject: 'api::letter.letter' },
  ]);
  await (await startCms()).end();
  expect(await actionsOf(id)).toEqual(['admin::users.read']);
  expect((await actionsOf(planners.id)).filter((action) => action.startsWith('api::'))).toEqual([
    'api::newsletter.update',
  ]);
}, 300_000);

const permission = z.object({
  displayName: z.string(),
  subCategory: z.string(),
  category: z.string().optional(),
  plugin: z.string().optional(),
});
const layout = z.object({
  data: z.object({
    sections: z.object({ plugins: z.array(permission), settings: z.array(permission) }),
    conditions: z.array(z.object({ displayName: z.string() })),
  }),
});

/** A group's title, as Strapi's settings of roles write it. */
function titleOf(group: string): string {
  if (group === 'upload') return 'Media Library';
  const spaced = group.replaceAll('-', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

it('the French panel has a name for every permission, and for every group of them', async () => {
  const answer = await callAdmin('GET', '/admin/permissions');
  const { sections, conditions } = layout.parse(await answer.json()).data;
  const shown = Object.entries({ plugin: sections.plugins, settings: sections.settings }).flatMap(
    ([kind, all]) =>
      all.flatMap(({ displayName, subCategory, category, plugin }) => {
        const group = category ?? plugin ?? '';
        return [displayName, subCategory, titleOf(group), `Droits\u00a0: ${group} ${kind}`];
      }),
  );
  const named = new Set([...Object.keys(frenchNames), ...Object.keys(hardCoded), 'Colibri']);
  const all = [...shown, ...conditions.map(({ displayName }) => displayName)];
  expect(all.length).toBeGreaterThan(100);
  expect([...new Set(all)].filter((name) => !named.has(name))).toEqual([]);
});
