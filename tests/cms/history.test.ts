import { beforeEach, describe, expect, it } from 'vitest';
import { historyPage } from '#contract/history';
import { callAdmin, adminApi } from './admin.ts';
import { affirmationFactory } from './affirmations.ts';
import { connect } from './database.ts';
import { invite } from './staff.ts';

const client = connect();
const affirmations = affirmationFactory(client);

let since = 0;
beforeEach(async () => {
  const { rows } = await client.query('select coalesce(max(id), 0) as last from audit_log');
  since = Number(rows[0]?.last);
});

/** The history entries since the test began. */
async function history() {
  const answer = await callAdmin('GET', '/panel/history');
  const { entries } = historyPage.parse(await answer.json());
  return entries
    .filter(({ id }) => id > since)
    .toReversed()
    .map(({ by, action, noun, language, title }) => [by, action, noun, language, title]);
}

describe('history of the panel', () => {
  it('records who published, unpublished and deleted an entry', async () => {
    const edda = await invite('strapi-editor');
    const documentId = await affirmations.draft('I am remembered.');
    const at = `/content-manager/collection-types/api::affirmation.affirmation/${documentId}`;
    await edda.call('POST', `${at}/actions/publish?locale=en`, {});
    await edda.call('POST', `${at}/actions/unpublish?locale=en`, {});
    await edda.call('DELETE', `${at}?locale=*`);
    expect(await history()).toEqual([
      ['Colibri', 'invite', 'account', null, `${edda.email}: Editor`],
      ['Edda', 'publish', 'affirmation', 'en', 'I am remembered.'],
      ['Edda', 'unpublish', 'affirmation', 'en', 'I am remembered.'],
      ['Edda', 'delete', 'affirmation', 'en', 'I am remembered.'],
    ]);
  });

  it('records which roles an account was given, and by whom', async () => {
    const { id, email } = await invite('translator');
    const { rows } = await client.query(
      `select id, code from admin_roles where code = 'strapi-editor'`,
    );
    const change = { email, firstname: 'Tess', isActive: true, roles: [rows[0]?.id] };
    expect((await callAdmin('PUT', `/admin/users/${id}`, change)).status).toBe(200);
    expect(
      (await callAdmin('PUT', `/admin/users/${id}`, { ...change, firstname: 'T.' })).status,
    ).toBe(200);
    expect(await history()).toEqual([
      ['Colibri', 'invite', 'account', null, `${email}: Translator`],
      ['Colibri', 'change-roles', 'account', null, `${email}: Editor`],
    ]);
  });

  it('records nothing for a refused publication', async () => {
    const documentId = affirmations.keep(
      await adminApi.create('affirmation', { text: 'I am lost.', description: 'Say it.' }),
    );
    await expect(adminApi.publish('affirmation', documentId)).rejects.toThrow(/^400/);
    expect(await history()).toEqual([]);
  });
});
