import { beforeAll, describe, expect, inject, it } from 'vitest';
import { presence, presenceLimits } from '#contract/versions';
import { affirmationFactory } from './affirmations.ts';
import { connect } from './database.ts';
import { anonymous, invite, type Staff } from './staff.ts';

const client = connect();
const affirmations = affirmationFactory(client);

let edda: Staff & { id: number };
let tess: Staff & { id: number };
beforeAll(async () => {
  edda = await invite('strapi-editor');
  tess = await invite('translator');
});

const pathOf = (documentId: string) => `/panel/presence/affirmation/${documentId}`;
const open = async (person: Staff, documentId: string, language = 'en') =>
  presence.parse(await (await person.call('POST', pathOf(documentId), { language })).json());
const rowsOf = async (accountId: number) =>
  (await client.query('select document_id from open_entries where account_id = $1', [accountId]))
    .rows;

describe('who has an entry open', () => {
  it('tells each of two people that the other has an entry open, by name and language, until one closes it', async () => {
    const documentId = await affirmations.draft('I am open.');
    expect((await open(edda, documentId)).others).toEqual([]);
    const answer = await tess.call('POST', pathOf(documentId), { language: 'fr' });
    const text = await answer.text();
    expect(presence.parse(JSON.parse(text)).others).toEqual([{ name: 'Edda', language: 'en' }]);
    expect(text).not.toContain('@');
    expect((await open(edda, documentId)).others).toEqual([{ name: 'Tess', language: 'fr' }]);
    await tess.call('DELETE', `${pathOf(documentId)}?language=fr`);
    expect((await open(edda, documentId)).others).toEqual([]);
  });

  it('tells a person who has an entry open who saved it last', async () => {
    const documentId = await affirmations.draft('I am watched.');
    const { newest } = await open(edda, documentId);
    expect(newest).toMatchObject({ by: 'Colibri', isMine: false });
    const path = `/content-manager/collection-types/api::affirmation.affirmation/${documentId}`;
    await edda.call('PUT', `${path}?locale=en`, { text: 'I am saved.' });
    const after = (await open(edda, documentId)).newest;
    expect(after).toMatchObject({ by: 'Edda', isMine: true });
    expect(after?.id).toBeGreaterThan(newest?.id ?? 0);
  });

  it(`an entry counts as closed after ${presenceLimits.expiresSeconds} seconds without a call from its form, and its row is deleted`, async () => {
    const documentId = await affirmations.draft('I am forgotten.');
    await open(edda, documentId);
    await client.query(
      `update open_entries set seen_at = now() - make_interval(secs => $2) where account_id = $1`,
      [edda.id, presenceLimits.expiresSeconds + 1],
    );
    expect((await open(tess, documentId)).others).toEqual([]);
    expect(await rowsOf(edda.id)).toEqual([]);
  });

  it(`the CMS remembers the last ${presenceLimits.entries} entries that an account has opened, and none that do not exist`, async () => {
    const documentId = await affirmations.draft('I am the last.');
    await client.query(
      `insert into open_entries (noun, document_id, language, account_id, seen_at)
       select 'affirmation', 'made-up-' || n, 'en', $1, now() - make_interval(secs => n)
       from generate_series(1, 30) as n`,
      [edda.id],
    );
    await open(edda, documentId);
    await open(edda, 'no-such-document');
    const rows = await rowsOf(edda.id);
    expect(rows).toHaveLength(presenceLimits.entries);
    expect(rows).toContainEqual({ document_id: documentId });
    expect(rows).not.toContainEqual({ document_id: 'no-such-document' });
    await client.query('delete from open_entries where account_id = $1', [edda.id]);
  });

  it('telling the CMS that an entry is open gets 401 without an account, 400 without a language and 429 after too many calls', async () => {
    const documentId = await affirmations.draft('I am closed.');
    const nobody = anonymous(inject('cms'));
    expect((await nobody.call('POST', pathOf(documentId), { language: 'en' })).status).toBe(401);
    expect((await tess.call('POST', pathOf(documentId), {})).status).toBe(400);
    await open(tess, documentId);
    await client.query(`update call_limits set points = 100000 where key like 'presences:%'`);
    const refused = await tess.call('POST', pathOf(documentId), { language: 'en' });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/);
    await client.query(`delete from call_limits where key like 'presences:%'`);
  });
});
