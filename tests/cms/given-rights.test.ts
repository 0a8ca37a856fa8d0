import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { invitationResult, team } from '#contract/team';
import { callAdmin } from './admin.ts';
import { createRole, deleteAfterFile, inviteTo, join, person, right } from './custom-roles.ts';
import { freshEmail } from './members.ts';
import { invite, type Staff } from './staff.ts';

const roleList = z.object({ data: z.array(z.object({ id: z.number(), code: z.string() })) });
const accountRights = [
  'admin::users.create',
  'admin::users.read',
  'admin::users.update',
  'admin::users.delete',
  'admin::roles.read',
  'admin::roles.update',
  'api::history.read',
].map(right);

let manager: Staff & { id: number; role: number };
let superAdmin: number;
let weaker: number;

beforeAll(async () => {
  const { data } = roleList.parse(await (await callAdmin('GET', '/admin/roles')).json());
  superAdmin = data.find(({ code }) => code === 'strapi-super-admin')?.id ?? 0;
  const role = await createRole(accountRights);
  weaker = await createRole([right('api::history.read')]);
  manager = { ...(await join(role)), role };
});
describe('someone who may manage accounts and roles, but isn’t a super admin', () => {
  it('someone who manages accounts, but isn’t a super admin, gets 403 when they invite a super admin, by Colibri’s call or by Strapi’s', async () => {
    expect((await manager.call('POST', '/panel/team', person(superAdmin))).status).toBe(403);
    const { role, language: _, ...rest } = person(superAdmin);
    for (const given of [String(role), 999_999]) {
      const body = { ...rest, roles: [given] };
      expect((await manager.call('POST', '/admin/users', body)).status).toBe(403);
    }
  });

  it('someone who manages accounts, but isn’t a super admin, invites people to a role that can do less, and gives them their own role', async () => {
    const answer = await manager.call('POST', '/panel/team', person(weaker));
    expect(answer.status).toBe(200);
    const { id, link } = invitationResult.parse(await answer.json()).person;
    deleteAfterFile(id);
    expect(link).not.toBeNull();
    const change = await manager.call('PUT', `/admin/users/${id}`, { roles: [manager.role] });
    expect(change.status).toBe(200);
  });

  it('someone who manages accounts, but isn’t a super admin, neither sees nor resends an invitation link for a role that can do more', async () => {
    const { id } = await inviteTo(superAdmin);
    const seen = team.parse(await (await manager.call('GET', '/panel/team')).json());
    expect(seen.people.find((each) => each.id === id)).toMatchObject({
      state: 'invited',
      link: null,
    });
    const again = await manager.call('POST', `/panel/team/${id}/invitation`, { language: 'en' });
    expect(again.status).toBe(403);
  });

  it('someone who manages accounts, but isn’t a super admin, gives nobody a role that can do more, not even themselves', async () => {
    for (const roleIds of [[superAdmin], [String(superAdmin)], [manager.role, superAdmin]]) {
      const body = { roles: roleIds };
      expect((await manager.call('PUT', `/admin/users/${manager.id}`, body)).status).toBe(403);
    }
  });

  it('someone who manages accounts, but isn’t a super admin, changes and removes no account that can do more', async () => {
    const { id } = await invite('strapi-editor');
    const change = { password: 'Chosen12345', email: freshEmail() };
    expect((await manager.call('PUT', `/admin/users/${id}`, change)).status).toBe(403);
    expect((await manager.call('DELETE', `/admin/users/${id}`)).status).toBe(403);
    const several = await manager.call('POST', '/admin/users/batch-delete', { ids: [id] });
    expect(several.status).toBe(403);
  });

  it('someone who manages accounts, but isn’t a super admin, gives no role a permission that they lack, and edits no role that can do more', async () => {
    const change = (role: number, permissions: object[]) =>
      manager.call('PUT', `/admin/roles/${role}/permissions`, { permissions });
    const more = [...accountRights, right('api::people.read')];
    expect((await change(manager.role, more)).status).toBe(403);
    const stronger = await createRole([right('api::people.read')]);
    expect((await change(stronger, [])).status).toBe(403);
    expect((await change(weaker, [right('admin::users.read')])).status).toBe(200);
  });

  it('someone who manages accounts, but isn’t a super admin, can rename a role only if it can’t do more, and can’t delete any', async () => {
    const [stronger, own] = [
      await createRole([right('api::people.read')]),
      await createRole([right('admin::users.read')]),
    ];
    const attempts = async (role: number) => [
      (await manager.call('PUT', `/admin/roles/${role}`, { name: crypto.randomUUID() })).status,
      (await manager.call('POST', '/admin/roles/batch-delete', { ids: [role] })).status,
    ];
    expect((await manager.call('DELETE', `/admin/roles/${own}`)).status).toBe(403);
    expect(await attempts(stronger)).toEqual([403, 403]);
    expect(await attempts(own)).toEqual([200, 403]);
  });

  it('someone whose role is limited to some fields, languages and own entries can’t give a role access to others', async () => {
    const entries = (restrictions: object) => ({
      action: 'plugin::content-manager.explorer.read',
      subject: 'api::affirmation.affirmation',
      properties: { fields: ['text'], locales: ['fr'] },
      conditions: ['admin::is-creator'],
      ...restrictions,
    });
    const role = await createRole([...accountRights, entries({})]);
    const restricted = await join(role);
    const give = async (restrictions: object) => {
      const permissions = [entries(restrictions)];
      const path = `/admin/roles/${weaker}/permissions`;
      return (await restricted.call('PUT', path, { permissions })).status;
    };
    expect(await give({ properties: { fields: ['text', 'description'], locales: ['fr'] } })).toBe(
      403,
    );
    expect(await give({ properties: { fields: ['text'], locales: ['en'] } })).toBe(403);
    expect(await give({ properties: { fields: ['text'] } })).toBe(403);
    expect(await give({ properties: {} })).toBe(403);
    expect(await give({ conditions: [] })).toBe(403);
    // Strapi shows entries that meet one of the conditions.
    const sameRole = 'admin::has-same-role-as-creator';
    expect(await give({ conditions: ['admin::is-creator', sameRole] })).toBe(403);
    expect(await give({ properties: { fields: ['text'], locales: ['fr'], valueOf: ['x'] } })).toBe(
      403,
    );
    expect(await give({})).toBe(200);
  });

  it('someone whose rights are limited to French cannot give a role the same rights without a language', async () => {
    const rights = (locales: string[]) => [
      ...accountRights,
      {
        action: 'plugin::content-manager.explorer.update',
        subject: 'api::affirmation.affirmation',
        properties: { fields: ['text'], locales },
        conditions: [],
      },
    ];
    const french = await createRole(rights(['fr']));
    const frenchManager = await join(french);
    const give = async (locales: string[]) => {
      const path = `/admin/roles/${french}/permissions`;
      return (await frenchManager.call('PUT', path, { permissions: rights(locales) })).status;
    };
    expect([await give([]), await give(['fr'])]).toEqual([403, 200]);
  });
});
