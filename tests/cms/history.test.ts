import { beforeEach, describe, expect, it } from 'vitest';
import { historyPage } from '#contract/history';
import { invitationResult } from '#contract/team';
import { callAdmin, adminApi } from './admin.ts';
import { affirmationFactory } from './affirmations.ts';
import { connect } from './database.ts';
import { freshEmail } from './members.ts';
import { invite } from './staff.ts';

const client = connect();
const affirmations = affirmationFactory(client);

const administrator = 'admin@colibri.example · Colibri';

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
    .map(({ by, actor, action, noun, language, title }) => [
      by ?? actor,
      action,
      noun,
      language,
      title,
    ]);
}

describe('history of the panel', () => {
  it('the panel’s history records who accepted an invitation, and published, unpublished and deleted an entry', async () => {
    const edda = await invite('strapi-editor');
    const documentId = await affirmations.draft('I am remembered.');
    const at = `/content-manager/collection-types/api::affirmation.affirmation/${documentId}`;
    await edda.call('POST', `${at}/actions/publish?locale=en`, {});
    await edda.call('POST', `${at}/actions/unpublish?locale=en`, {});
    await edda.call('DELETE', `${at}?locale=*`);
    const by = `${edda.email} · Edda`;
    expect(await history()).toEqual([
      [administrator, 'invite', 'account', null, `${edda.email}: Editor`],
      [by, 'accept', 'account', null, `${edda.email}: Editor`],
      [administrator, 'create', 'affirmation', 'en', 'I am remembered.'],
      [by, 'publish', 'affirmation', 'en', 'I am remembered.'],
      [by, 'unpublish', 'affirmation', 'en', 'I am remembered.'],
      [by, 'delete', 'affirmation', 'en', 'I am remembered.'],
    ]);
  });

  it('the panel’s history shows an account by its current email and name, and a deleted one by its last email', async () => {
    const edda = await invite('strapi-editor');
    const call = (firstname: string, lastname: string) =>
      edda.call('PUT', '/admin/users/me', { firstname, lastname });
    const documentId = await affirmations.draft('I am signed.');
    const at = `/content-manager/collection-types/api::affirmation.affirmation/${documentId}`;
    await call('Ada', 'Administrator');
    await edda.call('POST', `${at}/actions/publish?locale=en`, {});
    await call('schedule', '');
    const author = async () => (await history()).at(-1)?.[0];
    expect(await author()).toBe(`${edda.email} · schedule`);
    await call('Edda', 'Editor');
    expect(await author()).toBe(`${edda.email} · Edda Editor`);
    await callAdmin('DELETE', `/admin/users/${edda.id}`);
    expect((await history())[3]?.[0]).toBe(edda.email);
  });

  it('the panel’s history records which roles an account was given and by whom, but not its new name', async () => {
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
      [administrator, 'invite', 'account', null, `${email}: Translator`],
      [`${email} · T.`, 'accept', 'account', null, `${email}: Translator`],
      [administrator, 'change-roles', 'account', null, `${email}: Editor`],
    ]);
  });

  it('the panel’s history records which account was deactivated or activated and by whom, also that of somebody who has not accepted the invitation', async () => {
    const { id, email } = await invite('translator');
    for (const isActive of [false, false, true])
      await callAdmin('PUT', `/admin/users/${id}`, { email, firstname: 'Tess', isActive });
    const { rows } = await client.query(`select id from admin_roles where code = 'translator'`);
    const person = { firstname: 'Theo', lastname: '', email: freshEmail(), language: 'en' };
    const invited = await callAdmin('POST', '/panel/team', { ...person, role: rows[0]?.id });
    const other = invitationResult.parse(await invited.json()).person.id;
    const change = { email: person.email, firstname: 'Theo', isActive: true };
    expect((await callAdmin('PUT', `/admin/users/${other}`, change)).status).toBe(200);
    const [own, theirs] = [`${email}: Translator`, `${person.email}: Translator`];
    expect((await history()).slice(2)).toEqual([
      [administrator, 'deactivate', 'account', null, own],
      [administrator, 'activate', 'account', null, own],
      [administrator, 'invite', 'account', null, theirs],
      [administrator, 'activate', 'account', null, theirs],
    ]);
    for (const each of [id, other]) await callAdmin('DELETE', `/admin/users/${each}`);
  });

  it('the panel’s history records that an invitation was sent again', async () => {
    const { rows } = await client.query(`select id from admin_roles where code = 'translator'`);
    const email = freshEmail();
    const person = { firstname: 'Tess', lastname: '', email, language: 'en', role: rows[0]?.id };
    const invited = await callAdmin('POST', '/panel/team', person);
    const { id } = invitationResult.parse(await invited.json()).person;
    await callAdmin('POST', `/panel/team/${id}/invitation`, { language: 'fr' });
    expect(await history()).toEqual([
      [administrator, 'invite', 'account', null, `${email}: Translator`],
      [administrator, 'invite-again', 'account', null, email],
    ]);
    await callAdmin('DELETE', `/admin/users/${id}`);
  });

  it('the history does not record a publication that was refused', async () => {
    const documentId = affirmations.keep(
      await adminApi.create('affirmation', { text: 'I am lost.', description: 'Say it.' }),
    );
    await expect(adminApi.publish('affirmation', documentId)).rejects.toThrow(/^400/);
    expect(await history()).toEqual([[administrator, 'create', 'affirmation', 'en', 'I am lost.']]);
  });
});
