import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testPermissions, types, type Action } from './permissions.ts';
import { callAdmin } from './admin.ts';

/** A call for administrators only: 200, or another status where the call itself is invalid. */
const adminOnly = (name: string, method: string, path: string, status = 200): Action => [
  name,
  () => [method, path, method === 'GET' || method === 'DELETE' ? undefined : {}],
  [status, 403, 403],
];
/** A call for what Colibri doesn't use. */
const nobody = (name: string, method: string, path: string): Action => [
  name,
  () => [method, path, method === 'GET' ? undefined : {}],
  [403, 403, 403],
];
const everyone = (name: string, path: string): Action => [
  name,
  () => ['GET', path],
  [200, 200, 200],
];
const unknown = 999_999;

describe('permissions for members and panel accounts', () => {
  testPermissions([
    adminOnly('reads subscribers', 'GET', `${types}/api::subscriber.subscriber`),
    adminOnly(
      'filters subscribers by address',
      'GET',
      `${types}/api::subscriber.subscriber?filters[email][$startsWith]=a`,
    ),
    adminOnly('creates a subscriber', 'POST', `${types}/api::subscriber.subscriber`, 400),
    adminOnly('reads members', 'GET', `${types}/plugin::users-permissions.user`),
    adminOnly(
      'reads members by their role',
      'GET',
      '/content-manager/relations/plugin::users-permissions.role/users',
    ),
    adminOnly('reads panel accounts', 'GET', '/admin/users'),
    adminOnly('reads a panel account', 'GET', `/admin/users/${unknown}`, 404),
    adminOnly('reads panel accounts as content', 'GET', `${types}/admin::user`),
    adminOnly(
      'reads panel accounts by their role',
      'GET',
      '/content-manager/relations/admin::role/users',
    ),
    adminOnly('invites a panel user', 'POST', '/admin/users', 400),
    adminOnly('changes a panel account', 'PUT', `/admin/users/${unknown}`, 404),
    adminOnly('removes a panel account', 'DELETE', `/admin/users/${unknown}`, 404),
    adminOnly('removes several panel accounts', 'POST', '/admin/users/batch-delete', 400),
    adminOnly('lists members', 'GET', '/panel/members'),
    adminOnly('exports members', 'GET', '/panel/members/export'),
    adminOnly('deletes a member', 'DELETE', `/panel/members/${unknown}`, 404),
    adminOnly('lists subscribers', 'GET', '/panel/subscribers'),
    adminOnly('exports subscribers', 'GET', '/panel/subscribers/export'),
    adminOnly('deletes a subscriber', 'DELETE', `/panel/subscribers/${unknown}`, 404),
    adminOnly('lists the team', 'GET', '/panel/team'),
    adminOnly('invites somebody by email', 'POST', '/panel/team', 400),
    adminOnly('sends an invitation again', 'POST', `/panel/team/${unknown}/invitation`, 400),
    ['reads the history', () => ['GET', '/panel/history'], [200, 200, 200]],
    [
      'reads what an event changed',
      () => ['GET', `/panel/history/${unknown}/changes`],
      [404, 404, 404],
    ],
    [
      'reads the authors of affirmations through a relation',
      () => ['GET', '/content-manager/relations/api::affirmation.affirmation/createdBy'],
      [403, 403, 403],
    ],
    [
      'reads what uses a file through a relation',
      () => ['GET', '/content-manager/relations/plugin::upload.file/related'],
      [403, 403, 403],
    ],
  ]);
});

describe('permissions for settings', () => {
  testPermissions([
    adminOnly('reads roles', 'GET', '/admin/roles'),
    nobody('creates a role', 'POST', '/admin/roles'),
    adminOnly('changes a role', 'PUT', `/admin/roles/${unknown}`, 404),
    adminOnly(
      'changes the permissions of a role',
      'PUT',
      `/admin/roles/${unknown}/permissions`,
      404,
    ),
    nobody('removes a role', 'DELETE', `/admin/roles/${unknown}`),
    nobody('removes several roles', 'POST', '/admin/roles/batch-delete'),
    nobody('reads API tokens', 'GET', '/admin/api-tokens'),
    nobody('creates an API token', 'POST', '/admin/api-tokens'),
    nobody('reads admin tokens', 'GET', '/admin/admin-tokens'),
    nobody('creates an admin token', 'POST', '/admin/admin-tokens'),
    nobody('reads transfer tokens', 'GET', '/admin/transfer/tokens'),
    nobody('creates a transfer token', 'POST', '/admin/transfer/tokens'),
    adminOnly('reads webhooks', 'GET', '/admin/webhooks'),
    adminOnly('creates a webhook', 'POST', '/admin/webhooks', 400),
    adminOnly('changes the panel’s logos', 'POST', '/admin/project-settings', 400),
    nobody('adds a language', 'POST', '/i18n/locales'),
    nobody('changes a language', 'PUT', `/i18n/locales/${unknown}`),
    nobody('removes a language, with all its texts', 'DELETE', `/i18n/locales/${unknown}`),
    [
      'changes the panel’s view of a content type',
      () => [
        'PUT',
        '/content-manager/content-types/api::affirmation.affirmation/configuration',
        { settings: 'none' },
      ],
      [400, 403, 403],
    ],
    nobody('reads content types', 'GET', '/content-type-builder/content-types'),
    nobody('reads the schema', 'GET', '/content-type-builder/schema'),
    adminOnly('reads files', 'GET', '/upload/files'),
    adminOnly('creates a folder', 'POST', '/upload/folders', 400),
    adminOnly('removes files', 'POST', '/upload/actions/bulk-delete'),
    adminOnly('reads the email settings', 'GET', '/email/settings'),
    adminOnly('sends a test email', 'POST', '/email/test', 400),
    nobody('reads the roles of members', 'GET', '/users-permissions/roles'),
    nobody('reads the login providers', 'GET', '/users-permissions/providers'),
    nobody('changes the email templates', 'PUT', '/users-permissions/email-templates'),
    everyone('reads the languages', '/i18n/locales'),
    everyone('reads the caller’s own account', '/admin/users/me'),
    everyone('reads the caller’s own permissions', '/admin/users/me/permissions'),
    [
      'gives the caller another role',
      () => ['PUT', '/admin/users/me', { roles: [1] }],
      [400, 400, 400],
    ],
  ]);
});

it('answers 405 to an administrator who turns on Strapi’s AI translations', async () => {
  const answer = await callAdmin('PUT', '/i18n/settings', { aiLocalizations: true });
  expect(answer.status).toBe(405);
});

describe('roles of the panel', () => {
  it('the panel has exactly the roles Administrator, Editor and Translator', async () => {
    const answer = await callAdmin('GET', '/admin/roles');
    const { data } = z
      .object({ data: z.array(z.object({ code: z.string(), name: z.string() })) })
      .parse(await answer.json());
    expect(data.map(({ name }) => name).toSorted()).toEqual([
      'Administrator',
      'Editor',
      'Translator',
    ]);
  });
});
