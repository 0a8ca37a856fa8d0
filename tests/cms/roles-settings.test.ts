import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answersTo, types, type Action } from './actions.ts';
import { callAdmin } from './admin.ts';

/** What an administrator alone may; 200 unless the call is one that nobody could make. */
const alone = (name: string, method: string, path: string, status = 200): Action => [
  name,
  () => [method, path, method === 'GET' || method === 'DELETE' ? undefined : {}],
  [status, 403, 403],
];
const inAll = (name: string, path: string): Action => [name, () => ['GET', path], [200, 200, 200]];
const unknown = 999_999;

describe('who sees people', () => {
  answersTo([
    alone('reads subscribers', 'GET', `${types}/api::subscriber.subscriber`),
    alone(
      'looks for a subscriber',
      'GET',
      `${types}/api::subscriber.subscriber?filters[email][$startsWith]=a`,
    ),
    alone('makes a subscriber', 'POST', `${types}/api::subscriber.subscriber`, 400),
    alone('reads members', 'GET', `${types}/plugin::users-permissions.user`),
    alone(
      'reads members by their role',
      'GET',
      '/content-manager/relations/plugin::users-permissions.role/users',
    ),
    alone('reads accounts', 'GET', '/admin/users'),
    alone('reads an account', 'GET', `/admin/users/${unknown}`, 404),
    alone('reads accounts as content', 'GET', `${types}/admin::user`),
    alone('reads accounts by their role', 'GET', '/content-manager/relations/admin::role/users'),
    alone('invites', 'POST', '/admin/users', 400),
    alone('changes an account', 'PUT', `/admin/users/${unknown}`, 404),
    alone('removes an account', 'DELETE', `/admin/users/${unknown}`, 404),
    alone('removes accounts', 'POST', '/admin/users/batch-delete', 400),
    alone('lists members', 'GET', '/panel/members'),
    alone('exports members', 'GET', '/panel/members/export'),
    alone('erases a member', 'DELETE', `/panel/members/${unknown}`, 404),
    alone('lists subscribers', 'GET', '/panel/subscribers'),
    alone('exports subscribers', 'GET', '/panel/subscribers/export'),
    alone('erases a subscriber', 'DELETE', `/panel/subscribers/${unknown}`, 404),
    alone('reads the history', 'GET', '/panel/history'),
    [
      'reads by whom through a relation',
      () => ['GET', '/content-manager/relations/api::affirmation.affirmation/createdBy'],
      [403, 403, 403],
    ],
  ]);
});

describe('who sets things up', () => {
  answersTo([
    alone('reads roles', 'GET', '/admin/roles'),
    alone('makes a role', 'POST', '/admin/roles', 400),
    alone('changes a role', 'PUT', `/admin/roles/${unknown}`, 404),
    alone('changes what a role may', 'PUT', `/admin/roles/${unknown}/permissions`, 404),
    alone('removes a role', 'DELETE', `/admin/roles/${unknown}`),
    alone('reads API tokens', 'GET', '/admin/api-tokens'),
    alone('makes an API token', 'POST', '/admin/api-tokens', 400),
    alone('reads admin tokens', 'GET', '/admin/admin-tokens'),
    alone('makes an admin token', 'POST', '/admin/admin-tokens', 400),
    alone('reads transfer tokens', 'GET', '/admin/transfer/tokens'),
    alone('makes a transfer token', 'POST', '/admin/transfer/tokens', 400),
    alone('reads webhooks', 'GET', '/admin/webhooks'),
    alone('makes a webhook', 'POST', '/admin/webhooks', 400),
    alone('changes the panel’s face', 'POST', '/admin/project-settings', 400),
    alone('adds a language', 'POST', '/i18n/locales', 400),
    alone('removes a language', 'DELETE', `/i18n/locales/${unknown}`, 404),
    [
      'changes the view of a type',
      () => [
        'PUT',
        '/content-manager/content-types/api::affirmation.affirmation/configuration',
        { settings: 'none' },
      ],
      [400, 403, 403],
    ],
    alone('reads content types', 'GET', '/content-type-builder/content-types'),
    alone('reads the schema', 'GET', '/content-type-builder/schema'),
    alone('reads files', 'GET', '/upload/files'),
    alone('makes a folder', 'POST', '/upload/folders', 400),
    alone('removes files', 'POST', '/upload/actions/bulk-delete'),
    alone('reads settings of letters', 'GET', '/email/settings'),
    alone('sends a test letter', 'POST', '/email/test', 400),
    alone('reads roles of members', 'GET', '/users-permissions/roles'),
    alone('reads ways to log in', 'GET', '/users-permissions/providers'),
    alone('changes letters of members', 'PUT', '/users-permissions/email-templates', 400),
    inAll('reads the languages', '/i18n/locales'),
    inAll('reads the own account', '/admin/users/me'),
    inAll('reads what the own account may', '/admin/users/me/permissions'),
    ['gives themselves a role', () => ['PUT', '/admin/users/me', { roles: [1] }], [400, 400, 400]],
  ]);
});

it('nobody changes the settings of languages, which Strapi lets all of the panel do', async () => {
  const answer = await callAdmin('PUT', '/i18n/settings', { aiLocalizations: true });
  expect(answer.status).toBe(405);
});

describe('the roles', () => {
  it('are three, and an administrator’s own are left alone', async () => {
    const answer = await callAdmin('GET', '/admin/roles');
    const { data } = z
      .object({ data: z.array(z.object({ code: z.string(), name: z.string() })) })
      .parse(await answer.json());
    expect(data.map(({ name }) => name).toSorted()).toEqual([
      'Editor',
      'Super Admin',
      'Translator',
    ]);
  });
});
