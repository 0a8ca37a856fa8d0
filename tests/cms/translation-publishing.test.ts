import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { publishReport, unfinishedCount } from '#contract/translation';
import { adminApi } from './admin.ts';
import { affirmationFactory } from './affirmations.ts';
import { connect } from './database.ts';
import { french, translationCalls } from './translations.ts';
import { invite, type Staff } from './staff.ts';

const client = connect();
const affirmations = affirmationFactory(client);

let translator: Staff;
let editor: Staff;
beforeAll(async () => {
  translator = await invite('translator');
  editor = await invite('strapi-editor');
});
const { find, stateOf, save, mark, publish } = translationCalls(() => translator);

const reportOf = async (answer: Response) => publishReport.parse(await answer.json());

/** The languages and texts that readers see. */
async function publishedTexts(documentId: string) {
  const { rows } = await client.query(
    `select locale, text from affirmations where document_id = $1 and published_at is not null order by locale`,
    [documentId],
  );
  return rows.map(({ locale, text }) => `${locale}: ${text}`);
}

describe('what waits for review and publishing', () => {
  it('a saved translation is in the review queue until it is marked as ready, and again after a later change', async () => {
    const documentId = await affirmations.published('I am here.');
    await save(documentId, { isReady: false });
    expect(await stateOf(documentId)).toBe('review');
    expect((await mark(documentId)).status).toBe(204);
    expect(await stateOf(documentId)).toBe('publish');
    await adminApi.update('affirmation', documentId, { ...french, text: 'Oui.' }, 'fr');
    expect(await stateOf(documentId)).toBe('review');
  });

  it('an editor can send a translation that is ready to be published back for review', async () => {
    const documentId = await affirmations.published('I am here.');
    await save(documentId);
    expect((await mark(documentId, { person: editor, isReady: false })).status).toBe(204);
    expect(await stateOf(documentId)).toBe('review');
  });

  it('a translation is done once it is published, and waits to be published again once it is changed or unpublished', async () => {
    const documentId = await affirmations.published('I am here.');
    await save(documentId);
    await adminApi.publish('affirmation', documentId, {}, 'fr');
    expect(await stateOf(documentId)).toBe('done');
    await save(documentId, { texts: { ...french, text: 'Oui.' } });
    expect(await stateOf(documentId)).toBe('publish');
    await adminApi.publish('affirmation', documentId, {}, 'fr');
    await adminApi.unpublish('affirmation', documentId, 'fr');
    expect(await stateOf(documentId)).toBe('publish');
  });

  it('an English text with a translation waits to be published, waits for review if an editor sends it back, and is done once published', async () => {
    const documentId = await affirmations.draft('I am here.');
    await save(documentId);
    const english = async () => (await find(documentId, 'en'))?.state;
    expect(await english()).toBe('publish');
    await mark(documentId, { person: editor, language: 'en', isReady: false });
    expect(await english()).toBe('review');
    await mark(documentId, { person: editor, language: 'en' });
    expect(await english()).toBe('publish');
    await adminApi.publish('affirmation', documentId);
    expect(await english()).toBe('done');
  });

  it('an English translation of a French original waits for review, and the French is outdated only once that English changes', async () => {
    const filed = await affirmations.filedUnder(2);
    const documentId = affirmations.keep(
      await adminApi.create('affirmation', { ...french, ...filed }, 'fr'),
    );
    await adminApi.publish('affirmation', documentId, {}, 'fr');
    const english = { text: 'I am there.', description: 'Say it.' };
    await save(documentId, { person: editor, language: 'en', texts: english, isReady: false });
    expect((await find(documentId, 'en'))?.state).toBe('review');
    expect(await stateOf(documentId)).toBe('done');
    await adminApi.update('affirmation', documentId, { ...english, text: 'I am here.' });
    expect(await find(documentId)).toMatchObject({ state: 'outdated', before: english });
  });
});

describe('publishing from the translation desk', () => {
  it('publishes several translations at once, and the history names the editor who did', async () => {
    const ids = [
      await affirmations.published('I am one.'),
      await affirmations.published('I am two.'),
    ];
    for (const documentId of ids) await save(documentId);
    expect(await reportOf(await publish(ids, { person: editor }))).toEqual({
      published: 2,
      failed: [],
    });
    for (const documentId of ids) expect(await stateOf(documentId)).toBe('done');
    const { rows } = await client.query(
      `select language, by_name from audit_log where action = 'publish' and document_id = $1 and language = 'fr'`,
      [ids[0]],
    );
    expect(rows).toMatchObject([{ language: 'fr', by_name: expect.stringContaining('editor') }]);
  });

  it('publishing a French translation also publishes its English draft if the editor asks for that, and otherwise does not', async () => {
    const [alone, both] = [
      await affirmations.draft('I am new.'),
      await affirmations.draft('I am too.'),
    ];
    await save(alone);
    await save(both);
    expect(await find(both)).toMatchObject({ isSourcePublished: false });
    await publish([alone], { person: editor });
    expect(await publishedTexts(alone)).toEqual([`fr: ${french.text}`]);
    await publish([both], { person: editor, withSource: true });
    expect(await publishedTexts(both)).toEqual(['en: I am too.', `fr: ${french.text}`]);
    expect(await find(both)).toMatchObject({ state: 'done', isSourcePublished: true });
  });

  it('the translation queue says when a translation or its source will be published only if that is still to come', async () => {
    const [later, past, never] = [
      await affirmations.published('I come later.'),
      await affirmations.published('I was due.'),
      await affirmations.published('I have no date.'),
    ];
    for (const documentId of [later, past, never]) await save(documentId);
    await adminApi.update('affirmation', later, { publishAt: '2099-11-25T12:00:00.000Z' }, 'fr');
    await client.query(
      `update affirmations set publish_at = now() - interval '2 days'
       where document_id = $1 and locale = 'fr' and published_at is null`,
      [past],
    );
    await adminApi.update('affirmation', never, { publishAt: '2099-12-01T12:00:00.000Z' }, 'en');
    const times = [];
    for (const documentId of [later, past, never]) {
      const { publishAt, sourcePublishAt } = (await find(documentId)) ?? {};
      times.push([publishAt, sourcePublishAt]);
    }
    expect(times).toEqual([
      [new Date('2099-11-25T12:00:00.000Z'), null],
      [null, null],
      [null, new Date('2099-12-01T12:00:00.000Z')],
    ]);
  });

  it('publishing several translations skips those that, or whose source, changed after the editor loaded them, and publishes the rest', async () => {
    const [changed, reworded, source, same] = [
      await affirmations.published('I am changed.'),
      await affirmations.published('My keywords are changed.'),
      await affirmations.published('My source is changed.'),
      await affirmations.published('I am the same.'),
    ];
    const documents = [changed, reworded, source, same];
    for (const documentId of documents) await save(documentId);
    const loaded = await Promise.all(documents.map((documentId) => find(documentId)));
    await save(changed, { texts: { ...french, text: 'Non.' } });
    await save(reworded, { texts: { ...french, keywords: 'non' } });
    await adminApi.update('affirmation', source, { text: 'My source is new.' });
    const texts = loaded.map((entry) => ({
      documentId: entry?.documentId,
      seen: entry?.seen,
      version: entry?.version,
    }));
    const answer = await editor.call('POST', '/panel/translations/affirmation/publish', {
      language: 'fr',
      texts,
    });
    expect(await reportOf(answer)).toEqual({
      published: 1,
      failed: [changed, reworded, source].map((documentId) => ({
        documentId,
        message: expect.stringContaining('has changed'),
      })),
    });
    expect(await publishedTexts(changed)).toEqual(['en: I am changed.']);
    expect(await publishedTexts(reworded)).toEqual(['en: My keywords are changed.']);
    expect(await publishedTexts(source)).toEqual(['en: My source is changed.']);
    expect(await stateOf(same)).toBe('done');
  });

  it('says why a translation could not be published together with its English, and changes nothing', async () => {
    const documentId = affirmations.keep(
      await adminApi.create('affirmation', { text: 'I have no category.', description: 'None.' }),
    );
    await save(documentId);
    const report = await reportOf(
      await publish([documentId], { person: editor, withSource: true }),
    );
    expect(report).toEqual({
      published: 0,
      failed: [{ documentId, message: expect.stringContaining('category') }],
    });
    expect(await publishedTexts(documentId)).toEqual([]);
  });

  it('tells a translator in French that their role does not allow publishing', async () => {
    const documentId = await affirmations.published('I am here.');
    await save(documentId);
    const entry = await find(documentId);
    const answer = await translator.call(
      'POST',
      '/panel/translations/affirmation/publish',
      { language: 'fr', texts: [{ documentId, seen: entry?.seen, version: entry?.version }] },
      'fr',
    );
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('ne permet pas de publier');
  });

  it('counts how many of the affirmations that an editor selected have an outdated translation or one that waits for review', async () => {
    const outdated = await affirmations.published('I change.');
    const unreviewed = await affirmations.published('I wait.');
    const ready = await affirmations.published('I am ready.');
    for (const documentId of [outdated, unreviewed, ready])
      await save(documentId, { isReady: documentId !== unreviewed });
    await adminApi.update('affirmation', outdated, { text: 'I have changed.' });
    const unfinished = async (...documents: string[]) => {
      const path = `/panel/translations/affirmation/unfinished?documents=${documents.join(',')}`;
      return z.array(unfinishedCount).parse(await (await editor.call('GET', path)).json());
    };
    expect(await unfinished(outdated, unreviewed, ready)).toEqual([
      { language: 'fr', outdated: 1, review: 1 },
    ]);
    expect(await unfinished(ready)).toEqual([]);
  });
});
