import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { conflict, noBasis } from '#contract/versions';
import { adminApi } from './admin.ts';
import { affirmationFactory } from './affirmations.ts';
import { connect, countLockWaits, lockTable } from './database.ts';
import { entriesOf } from './permissions.ts';
import { invite, type Staff } from './staff.ts';
import { messages as inEnglish } from '../../cms/src/versions/i18n/en.ts';
import { historyOf, readVersions, savedAt, saveFrom } from './versions.ts';

const client = connect();
const affirmations = affirmationFactory(client);

let edda: Staff;
let tess: Staff;
let eve: Staff;
beforeAll(async () => {
  edda = await invite('strapi-editor');
  eve = await invite('strapi-editor');
  tess = await invite('translator');
});

const at = (documentId: string) => `${entriesOf('affirmation')}/${documentId}`;
const english = (documentId: string) => `${at(documentId)}?locale=en`;
const textOf = async (documentId: string, language = 'en') =>
  (await readVersions('affirmation', documentId, language)).now?.['text'];
const refusal = async (answer: Response) =>
  z.object({ error: conflict }).parse(await answer.json()).error;

describe('a save that is based on an older text', () => {
  it('answers 409 to a save over a newer text, with that text and the name of the person who saved it', async () => {
    const documentId = await affirmations.draft('I am ours.');
    const basis = await savedAt(at(documentId));
    await edda.call('PUT', english(documentId), { text: 'I am Edda’s.' });
    const answer = await saveFrom(eve, english(documentId), { text: 'I am Eve’s.' }, basis);
    expect(answer.status).toBe(409);
    expect(await refusal(answer)).toMatchObject({
      details: { by: 'Edda', fields: { text: 'I am Edda’s.' }, base: { text: 'I am ours.' } },
    });
    expect(await textOf(documentId)).toBe('I am Edda’s.');
    expect(await historyOf('affirmation', documentId, 'en')).toHaveLength(2);
  });

  it('saves over a newer text once the editor has seen it, and answers 409 again after another save', async () => {
    const documentId = await affirmations.draft('I am ours.');
    const basis = await savedAt(at(documentId));
    await edda.call('PUT', english(documentId), { text: 'I am Edda’s.' });
    const mine = { text: 'I am Eve’s.' };
    const { details } = await refusal(await saveFrom(eve, english(documentId), mine, basis));
    await edda.call('PUT', english(documentId), { text: 'I am Edda’s again.' });
    const seen = details.savedAt.toISOString();
    const { details: later } = await refusal(await saveFrom(eve, english(documentId), mine, seen));
    expect(later.fields['text']).toBe('I am Edda’s again.');
    const answer = await saveFrom(eve, english(documentId), mine, later.savedAt.toISOString());
    expect(answer.status).toBe(200);
    expect(await textOf(documentId)).toBe('I am Eve’s.');
  });

  it('answers 409 to a publication over a newer text, and publishes nothing', async () => {
    const documentId = await affirmations.draft('I am not out.');
    const basis = await savedAt(at(documentId));
    await edda.call('PUT', english(documentId), { text: 'I am Edda’s.' });
    const path = `${at(documentId)}/actions/publish?locale=en`;
    const body = { text: 'I am Eve’s.', locale: 'en' };
    expect((await saveFrom(eve, path, body, basis, 'POST')).status).toBe(409);
    const { rows } = await client.query(
      'select from affirmations where document_id = $1 and published_at is not null',
      [documentId],
    );
    expect(rows).toEqual([]);
  });

  it('answers 409 to an editor who adds a French text to an affirmation that a colleague has added one to meanwhile', async () => {
    const documentId = await affirmations.draft('I am new.');
    const path = `${at(documentId)}?locale=fr`;
    const french = { text: 'Je suis là.', description: 'Dis-le.' };
    expect((await saveFrom(tess, path, french, noBasis)).status).toBe(200);
    expect((await saveFrom(edda, path, { ...french, text: 'Moi.' }, noBasis)).status).toBe(409);
  });

  it('answers 409 to one of two people who save an entry at the same time', async () => {
    const documentId = await affirmations.draft('I am wanted.');
    const basis = await savedAt(at(documentId));
    const lock = await lockTable(client, 'affirmations', 'share row exclusive');
    const answers = [edda, eve].map((person, index) =>
      saveFrom(person, english(documentId), { text: `I am number ${index}.` }, basis),
    );
    // One for the table, with the entry locked, and the other for the entry.
    await expect.poll(() => countLockWaits(client)).toBe(2);
    await lock.release();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
  });

  it('answers 409 to a save over a newer text that the same person has saved elsewhere', async () => {
    const documentId = await affirmations.draft('I am mine.');
    const basis = await savedAt(at(documentId));
    await edda.call('PUT', english(documentId), { text: 'I am on her phone.' });
    const answer = await saveFrom(edda, english(documentId), { text: 'I am here.' }, basis);
    expect(answer.status).toBe(409);
    expect(await textOf(documentId)).toBe('I am on her phone.');
  });

  it('accepts a save if the text has only been published meanwhile, and one that does not say which version it is based on', async () => {
    const documentId = await affirmations.draft('I am still Edda’s.');
    const next = await savedAt(at(documentId));
    const publish = `${at(documentId)}/actions/publish?locale=en`;
    const body = { text: 'I am still Edda’s.', locale: 'en' };
    expect((await eve.call('POST', publish, body)).status).toBe(200);
    const over = await saveFrom(edda, english(documentId), { text: 'I am public.' }, next);
    expect(over.status).toBe(200);
    expect((await eve.call('PUT', english(documentId), { text: 'I am Eve’s.' })).status).toBe(200);
  });

  it('answers 409 to saves over newer texts of categories, newsletters and glossary terms, too', async () => {
    const entries = [
      ['category', { name: 'Ours' }, { name: 'Edda’s' }, { name: 'Eve’s' }],
      ['letter', { week: '2098-02-03' }, { noteEn: 'Edda’s' }, { noteEn: 'Eve’s' }],
      ['term', { english: 'gnu', french: 'âne' }, { french: 'mule' }, { french: 'gnou' }],
    ] as const;
    for (const [noun, body, first, second] of entries) {
      const documentId = await adminApi.create(noun, body);
      const entry = `${entriesOf(noun)}/${documentId}`;
      const basis = await savedAt(entry);
      await edda.call('PUT', `${entry}?locale=en`, first);
      const answer = await saveFrom(eve, `${entry}?locale=en`, second, basis);
      expect([noun, answer.status]).toEqual([noun, 409]);
      await adminApi.remove(noun, documentId);
    }
  });

  it('answers 409 to an editor who would bring back the French text that a colleague has deleted, but not to that colleague', async () => {
    const documentId = await affirmations.draft('I am here.');
    const path = `${at(documentId)}?locale=fr`;
    const french = { text: 'Je suis là.', description: 'Dis-le.' };
    await tess.call('PUT', path, french);
    const basis = await savedAt(at(documentId), 'fr');
    expect((await edda.call('DELETE', path)).status).toBe(200);
    const answer = await saveFrom(eve, path, french, basis);
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain(inEnglish.deleted);
    const publish = `${at(documentId)}/actions/publish?locale=fr`;
    expect((await saveFrom(eve, publish, french, basis, 'POST')).status).toBe(409);
    expect((await saveFrom(edda, path, french, basis)).status).toBe(200);
  });

  it('answers 400 to a save that gives “yesterday” as the time of the text that it is based on', async () => {
    const documentId = await affirmations.draft('I am timeless.');
    const answer = await saveFrom(edda, english(documentId), { text: 'I am.' }, 'yesterday');
    expect(answer.status).toBe(400);
  });

  it('the message about a newer text says “a colleague” if the account has no name', () => {
    expect(inEnglish.conflict(null)).toMatch(/^A colleague saved/);
  });
});
