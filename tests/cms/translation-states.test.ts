import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { translationQueue } from '#contract/translation';
import { callAdmin, adminApi } from './admin.ts';
import { affirmationFactory } from './affirmations.ts';
import { connect } from './database.ts';
import { translationCalls, french } from './translations.ts';
import { report } from './csv.ts';
import { invite, type Staff } from './staff.ts';

const client = connect();
const affirmations = affirmationFactory(client);

let translator: Staff;
let publisher: Staff;
beforeAll(async () => {
  translator = await invite('translator');
  publisher = await invite('strapi-editor');
});
const { find, stateOf, save, mark, publish } = translationCalls(() => translator);

const draft = () => affirmations.draft('I am here.');
const english = (text: string) => ({ text, description: 'Say it when a test is running.' });

describe('translation state of an affirmation', () => {
  it('a translation is missing at first, waits to be published once it is saved as ready, and is outdated once the English changes', async () => {
    const documentId = await draft();
    expect(await find(documentId)).toMatchObject({
      state: 'missing',
      source: { text: 'I am here.' },
      target: { text: '' },
    });
    expect((await save(documentId)).status).toBe(204);
    expect(await find(documentId)).toMatchObject({ state: 'publish', target: french });
    await adminApi.update('affirmation', documentId, english('I am still here.'));
    expect(await stateOf(documentId)).toBe('outdated');
  });

  it('shows the English text that an outdated translation was made from, until it is marked as up to date or its draft is discarded', async () => {
    const documentId = await affirmations.published('I am here.');
    await save(documentId);
    expect(await find(documentId)).toMatchObject({ before: null });
    await adminApi.update('affirmation', documentId, english('I am still here.'));
    await adminApi.update('affirmation', documentId, english('I am always here.'));
    expect(await find(documentId)).toMatchObject({
      before: { text: 'I am here.' },
      source: { text: 'I am always here.' },
    });
    await mark(documentId);
    await adminApi.publish('affirmation', documentId, {}, 'fr');
    await adminApi.update('affirmation', documentId, english('I am there.'));
    expect(await find(documentId)).toMatchObject({ before: { text: 'I am always here.' } });
    const at = `/content-manager/collection-types/api::affirmation.affirmation/${documentId}`;
    await callAdmin('POST', `${at}/actions/discard?locale=fr`, {});
    expect(await find(documentId)).toMatchObject({ state: 'outdated', before: null });
  });

  it('an outdated translation waits to be published once it is marked as up to date, and for review once its text is rewritten', async () => {
    const documentId = await draft();
    await save(documentId);
    await adminApi.update('affirmation', documentId, english('I am here!'));
    expect((await mark(documentId)).status).toBe(204);
    expect(await stateOf(documentId)).toBe('publish');
    await adminApi.update('affirmation', documentId, english('I am here!!'));
    await adminApi.update('affirmation', documentId, { ...french, text: 'Je suis là !' }, 'fr');
    expect(await stateOf(documentId)).toBe('review');
  });

  it('a translation stays outdated when the texts are only published, or when fields without text change', async () => {
    const documentId = await draft();
    await save(documentId);
    await adminApi.update('affirmation', documentId, english('I am somewhere.'));
    await adminApi.publish('affirmation', documentId, {}, 'fr');
    await adminApi.publish('affirmation', documentId);
    await adminApi.update('affirmation', documentId, { ...french, featured: true }, 'fr');
    expect(await stateOf(documentId)).toBe('outdated');
  });

  it('a translation is outdated once its French draft is discarded, and missing once its French is deleted', async () => {
    const documentId = await draft();
    await save(documentId);
    await adminApi.publish('affirmation', documentId, {}, 'fr');
    await save(documentId, { texts: { ...french, text: 'Je reste là.' } });
    const at = `/content-manager/collection-types/api::affirmation.affirmation/${documentId}`;
    const discarded = await callAdmin('POST', `${at}/actions/discard?locale=fr`, {});
    expect(discarded.status).toBe(200);
    expect(await find(documentId)).toMatchObject({ state: 'outdated', target: french });
    await callAdmin('DELETE', `${at}?locale=fr`);
    expect(await stateOf(documentId)).toBe('missing');
  });

  it('a translation imported from CSV is done, and is outdated once a later import changes only its English', async () => {
    const head = 'category,text_en,description_en,text_fr,description_fr,status_en,status_fr';
    const text = `I came in ${crypto.randomUUID()}.`;
    await report(
      `id,${head}\n,Courage,${text},Say it.,Je suis venu.,Dis-le.,published,published`,
      true,
    );
    const { rows } = await client.query(
      'select distinct document_id, public_id from affirmations where text = $1',
      [text],
    );
    const documentId = affirmations.keep(String(rows[0]?.document_id));
    expect(await stateOf(documentId)).toBe('done');
    await report(
      `id,${head}\n${rows[0]?.public_id},Courage,${text}..,Say it.,Je suis venu.,Dis-le.,published,published`,
      true,
    );
    expect(await stateOf(documentId)).toBe('outdated');
  });

  it('a translation needs no keywords; changing them makes it wait to be published, and changing the English ones does not outdate it', async () => {
    const documentId = await affirmations.published('I am here.');
    await save(documentId);
    await adminApi.publish('affirmation', documentId, {}, 'fr');
    expect(await stateOf(documentId)).toBe('done');
    await adminApi.publish('affirmation', documentId, { keywords: 'alone' });
    expect(await find(documentId)).toMatchObject({ state: 'done', source: { keywords: 'alone' } });
    await save(documentId, { texts: { ...french, keywords: 'seul, seule' } });
    expect(await find(documentId)).toMatchObject({
      state: 'publish',
      target: { keywords: 'seul, seule' },
    });
    expect(await (await publish([documentId], { person: publisher })).json()).toMatchObject({
      published: 1,
    });
    expect(await stateOf(documentId)).toBe('done');
    // As a page sends it that was open during the upgrade.
    expect((await save(documentId)).status).toBe(204);
    expect(await find(documentId)).toMatchObject({ target: { keywords: 'seul, seule' } });
    expect((await save(documentId, { texts: { ...french, keywords: '' } })).status).toBe(204);
    expect(await stateOf(documentId)).toBe('publish');
  });

  it('leaves an affirmation out of the translation queues while its English text is empty', async () => {
    const documentId = await draft();
    // As a version before T2 could save it.
    await client.query(`update affirmations set text = '' where document_id = $1`, [documentId]);
    expect(await find(documentId)).toBeUndefined();
  });

  it('answers 409 to a translation whose English source has changed in the meantime', async () => {
    const documentId = await draft();
    const seen = (await find(documentId))?.seen ?? '';
    await adminApi.update('affirmation', documentId, english('I am elsewhere.'));
    const answer = await save(documentId, { seen });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('The source text has changed');
    expect(await stateOf(documentId)).toBe('missing');
  });

  it('an English text can be changed while its French translation is being deleted', async () => {
    const documentId = await affirmations.published('I am here.');
    await save(documentId);
    const editor = await client.connect();
    // A closed connection holds no lock, whatever failed before.
    onTestFinished(() => editor.release(true));
    await editor.query('begin');
    const change = `update affirmations set text = text || '!' where document_id = $1 and locale = 'en'`;
    await editor.query(`${change} and published_at is not null`, [documentId]);
    const deletion = client.query(
      `delete from affirmations where document_id = $1 and locale = 'fr'`,
      [documentId],
    );
    const blocked = async () =>
      (
        await editor.query(
          'select from pg_locks where pg_backend_pid() = any(pg_blocking_pids(pid))',
        )
      ).rowCount;
    await expect.poll(blocked).toBeGreaterThan(0);
    await editor.query(change, [documentId]);
    await editor.query('commit');
    await deletion;
    expect(await find(documentId)).toMatchObject({
      state: 'missing',
      source: { text: 'I am here.!' },
    });
  });

  it('saves a translation as a draft under the translator’s name', async () => {
    const documentId = await draft();
    await save(documentId);
    const { rows } = await client.query(
      `select a.published_at, a.filed_under, u.firstname from affirmations a
       left join admin_users u on u.id = a.updated_by_id
       where a.document_id = $1 and a.locale = 'fr'`,
      [documentId],
    );
    expect(rows).toEqual([{ published_at: null, filed_under: 2, firstname: 'Tess' }]);
  });
});

describe('translating a category', () => {
  it('creates a category’s French translation with the icon and color of the English one', async () => {
    const documentId = await adminApi.create('category', {
      name: 'Of a test',
      icon: 'ph-star',
      color: '#123456',
    });
    try {
      const queue = await translator.call(
        'GET',
        '/panel/translations/category?language=fr&state=missing',
      );
      const { entries } = translationQueue.parse(await queue.json());
      const entry = entries.find((each) => each.documentId === documentId);
      const answer = await translator.call('PUT', `/panel/translations/category/${documentId}`, {
        language: 'fr',
        seen: entry?.seen,
        version: entry?.version,
        texts: { name: 'D’un test' },
      });
      expect(answer.status).toBe(204);
      const { rows } = await client.query(
        `select name, icon, color from categories where document_id = $1 and locale = 'fr'`,
        [documentId],
      );
      expect(rows).toEqual([{ name: 'D’un test', icon: 'ph-star', color: '#123456' }]);
    } finally {
      await adminApi.remove('category', documentId);
    }
  });
});
