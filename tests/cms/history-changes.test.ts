import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { historyChanges, historyPage, type HistoryEntry } from '#contract/history';
import { adminApi, callAdmin } from './admin.ts';
import { affirmationFactory } from './affirmations.ts';
import { head } from './csv.ts';
import { connect } from './database.ts';
import { entriesOf } from './permissions.ts';
import { administrator, invite, type Staff } from './staff.ts';
import { translationCalls } from './translations.ts';

const client = connect();
const affirmations = affirmationFactory(client);
const desk = translationCalls(() => tess);

let edda: Awaited<ReturnType<typeof invite>>;
let tess: Awaited<ReturnType<typeof invite>>;
let since = 0;
beforeAll(async () => {
  edda = await invite('strapi-editor');
  tess = await invite('translator');
});
beforeEach(async () => {
  const { rows } = await client.query('select coalesce(max(id), 0) as last from audit_log');
  since = Number(rows[0]?.last);
});
afterEach(() => client.query(`delete from letters where note_en = 'In the history.'`));

async function read(query = '', reader: Staff = edda) {
  const answer = await reader.call('GET', `/panel/history?${query}`);
  expect(answer.status).toBe(200);
  return historyPage.parse(await answer.json());
}

/** The events since the test began, oldest first, as an editor reads them. */
async function events(query = '', reader: Staff = edda): Promise<HistoryEntry[]> {
  const { entries } = await read(query, reader);
  return entries.filter(({ id }) => id > since).toReversed();
}

async function changesOf({ id }: HistoryEntry, reader: Staff = edda) {
  const answer = await reader.call('GET', `/panel/history/${id}/changes`);
  return historyChanges.parse(await answer.json());
}

it('the history shows who wrote and who translated a draft, with the texts before and after', async () => {
  const documentId = await affirmations.draft('I write.');
  await edda.call('PUT', `${entriesOf('affirmation')}/${documentId}?locale=en`, {
    text: 'I write on.',
  });
  await desk.save(documentId, { person: tess });
  await desk.mark(documentId, { person: tess, isReady: false });

  const found = await events();
  expect(found.map(({ by, action, language, title }) => [by, action, language, title])).toEqual([
    ['Colibri', 'create', 'en', 'I write.'],
    ['Edda', 'change', 'en', 'I write on.'],
    ['Tess', 'change', 'fr', 'Je suis là.'],
    ['Tess', 'ready', 'fr', 'Je suis là.'],
    ['Tess', 'unready', 'fr', 'Je suis là.'],
  ]);
  const [, rewritten, translated] = found;
  if (!rewritten || !translated) throw new Error('Not logged');
  expect(await changesOf(rewritten)).toMatchObject({
    total: 1,
    changes: [
      { documentId, language: 'en', before: { text: 'I write.' }, after: { text: 'I write on.' } },
    ],
  });
  expect(await changesOf(translated)).toMatchObject({
    changes: [{ language: 'fr', before: null, after: { text: 'Je suis là.' } }],
  });
  expect(found.map(({ hasChanges }) => hasChanges)).toEqual([true, true, true, false, false]);
});

it('publishing an affirmation adds only that to the history, and saving it unchanged adds nothing', async () => {
  const documentId = await affirmations.draft('I stay as I am.');
  const at = `${entriesOf('affirmation')}/${documentId}`;
  await edda.call('PUT', `${at}?locale=en`, { text: 'I stay as I am.' });
  await edda.call('POST', `${at}/actions/publish?locale=en`, { text: 'I stay as I am.' });
  expect((await events()).map(({ action }) => action)).toEqual(['create', 'publish']);
});

it('publishing several affirmations adds only those to the history that were not published, or had changed since', async () => {
  const published = await affirmations.published('I was published before.');
  const changed = await affirmations.published('I changed.');
  await adminApi.update('affirmation', changed, { text: 'I have changed.' });
  const draft = await affirmations.draft('I was a draft.');
  const documentIds = [published, changed, draft];
  const before = (await events()).length;
  await edda.call('POST', `${entriesOf('affirmation')}/actions/bulkPublish`, { documentIds });
  const found = (await events()).slice(before).map(({ action, title }) => `${action}: ${title}`);
  expect(found.toSorted()).toEqual(['publish: I have changed.', 'publish: I was a draft.']);
});

it('the history shows an affirmation that was unpublished in both languages at once as unpublished once in each', async () => {
  const documentId = await affirmations.published('I was on the site.', 'Say it.');
  await adminApi.update(
    'affirmation',
    documentId,
    { text: 'J’y étais.', description: 'Dis-le.' },
    'fr',
  );
  await adminApi.publish('affirmation', documentId, {}, 'fr');
  const answer = await edda.call(
    'POST',
    '/content-manager/collection-types/api::affirmation.affirmation/actions/bulkUnpublish?locale[0]=en&locale[1]=fr',
    { documentIds: [documentId] },
  );
  expect(await answer.json()).toEqual({ count: 2 });
  const unpublished = (await events()).filter(({ action }) => action === 'unpublish');
  expect(unpublished.map(({ language }) => language).toSorted()).toEqual(['en', 'fr']);
});

it('the history records comments on translations and when they are resolved', async () => {
  const documentId = await affirmations.draft('I ask.');
  const at = `/panel/translations/affirmation/${documentId}/comments`;
  await tess.call('POST', at, { language: 'en', text: 'How do you mean?' });
  const { rows } = await client.query(
    'select id from translation_comments where document_id = $1',
    [documentId],
  );
  await edda.call('PUT', `${at}/${rows[0]?.id}`, { language: 'en', isResolved: true });
  expect((await events()).map(({ by, action }) => [by, action])).toEqual([
    ['Colibri', 'create'],
    ['Tess', 'comment'],
    ['Edda', 'resolve'],
  ]);
});

it('the history records only the featured affirmation that an editor moved, and its positions before and after', async () => {
  const ids = [];
  for (const text of ['I lead.', 'I follow.', 'I come last.'])
    ids.push(await affirmations.published(text));
  const { rows } = await client.query('select id, featured_order from affirmations where featured');
  await callAdmin('POST', '/panel/featured', { documentIds: ids, featured: true });
  await callAdmin('PUT', '/panel/featured/order', { documentIds: ids });
  since = (await events()).at(-1)?.id ?? since;
  const [first = '', second = '', third = ''] = ids;
  await edda.call('PUT', '/panel/featured/order', { documentIds: [third, first, second] });
  expect(await events()).toMatchObject([
    { by: 'Edda', action: 'reorder', title: 'I come last.', moved: { from: 3, to: 1 } },
  ]);
  for (const { id, featured_order: place } of rows)
    await client.query('update affirmations set featured_order = $2 where id = $1', [id, place]);
});

it('the history records what editors change in newsletters and in the glossary, with the texts before and after', async () => {
  const letter = await edda.call('POST', entriesOf('letter'), {
    week: '2031-03-05',
    noteEn: 'In the history.',
  });
  expect(letter.status).toBe(201);
  const english = `zzz ${crypto.randomUUID()}`;
  const term = await adminApi.create('term', { english, french: 'un mot' });
  await edda.call('PUT', `${entriesOf('term')}/${term}`, { french: 'une parole' });
  const change = (await events()).at(-1);
  if (!change) throw new Error('Not logged');
  expect((await changesOf(change)).changes).toMatchObject([
    { before: { french: 'un mot' }, after: { french: 'une parole' } },
  ]);
  await edda.call('DELETE', `${entriesOf('term')}/${term}`);

  const found = await events();
  expect(found.map(({ noun, action, title }) => [noun, action, title])).toEqual([
    ['letter', 'create', '2031-03-03'],
    ['term', 'create', english],
    ['term', 'change', english],
    ['term', 'delete', english],
  ]);
  const [planned, , , deleted] = found;
  if (!planned || !deleted) throw new Error('Not logged');
  expect((await changesOf(planned)).changes).toMatchObject([
    { language: null, before: null, after: { noteEn: 'In the history.' } },
  ]);
  expect((await changesOf(deleted)).changes).toMatchObject([
    { before: { french: 'une parole' }, after: null },
  ]);
});

it('the history lists the texts that an import changed, before and after', async () => {
  const documentId = await affirmations.draft('I am imported over.');
  const id = await affirmations.idOf(documentId);
  const line = `${id},Courage,I am imported anew.,Say it.,,,no,draft,`;
  expect((await edda.upload('/panel/spreadsheet?apply=true', `${head}\r\n${line}`)).status).toBe(
    200,
  );
  await expect.poll(async () => (await events()).length).toBe(2);
  const imported = (await events()).at(-1);
  if (!imported) throw new Error('Not logged');
  expect(imported).toMatchObject({ by: 'Edda', action: 'import-rows', hasChanges: true });
  expect(await changesOf(imported)).toMatchObject({
    total: 1,
    changes: [
      {
        documentId,
        language: 'en',
        before: { text: 'I am imported over.' },
        after: { text: 'I am imported anew.' },
      },
    ],
  });
});

it('filters the history by person, type and time', async () => {
  const documentId = await affirmations.draft('I am filtered.');
  await edda.call('PUT', `${entriesOf('affirmation')}/${documentId}?locale=en`, { text: 'I am.' });
  const now = new Date(Date.now() + 1000).toISOString();
  const actions = async (query: string) => (await events(query)).map(({ action }) => action);
  expect(await actions(`by=${edda.id}`)).toEqual(['change']);
  expect(await actions('by=schedule')).toEqual([]);
  expect(await actions('noun=affirmation')).toEqual(['create', 'change']);
  expect(await actions('noun=testimonial')).toEqual([]);
  expect(await actions(`until=${now}`)).toEqual(['create', 'change']);
  expect(await actions(`from=${now}`)).toEqual([]);
  const { people, total } = await read(`by=${edda.id}`);
  expect(total).toBeGreaterThan(0);
  expect(people).toContainEqual({ key: String(edda.id), actor: 'account', name: 'Edda' });
});

it('the history shows editors no events of accounts and members, and no email addresses', async () => {
  await invite('translator');
  const [invited] = await events('noun=account', administrator);
  if (!invited) throw new Error('Not logged');
  expect(invited.title).toContain('@');
  expect(await events('noun=account')).toEqual([]);
  expect((await edda.call('GET', `/panel/history/${invited.id}/changes`)).status).toBe(404);
  const answer = await edda.call('GET', '/panel/history');
  const text = await answer.text();
  expect(historyPage.parse(JSON.parse(text)).types).toEqual([
    'affirmation',
    'category',
    'testimonial',
    'week',
    'letter',
    'term',
  ]);
  expect(text).not.toContain('@');
});
