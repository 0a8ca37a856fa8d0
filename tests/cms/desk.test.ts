import { beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { keyHeader } from '#contract/change';
import { deskCount, deskQueue, type DeskEntry } from '#contract/desk';
import { spreadsheetPath } from '#contract/spreadsheet';
import { editor } from './admin.ts';
import { madeBy } from './affirmations.ts';
import { connect } from './database.ts';
import { administrator, invite, type Staff } from './staff.ts';

const client = connect();
const affirmations = madeBy(client);
const french = { text: 'Je suis là.', description: 'Dis-le doucement.' };

let people: Record<'administrator' | 'editor' | 'translator', Staff>;
beforeAll(async () => {
  people = {
    administrator,
    editor: await invite('strapi-editor'),
    translator: await invite('translator'),
  };
});

const draft = () => affirmations.draft('I am here.');
const states = ['missing', 'outdated', 'done'] as const;

/** Where an affirmation stands at the desk, through all pages of the queue. */
async function find(documentId: string, language = 'fr'): Promise<DeskEntry | undefined> {
  for (const state of states)
    for (let page = 1; ; page += 1) {
      const path = `/panel/desk/affirmation?language=${language}&state=${state}&page=${page}`;
      const answer = await people.translator.call('GET', path);
      const { entries } = deskQueue.parse(await answer.json());
      const found = entries.find((entry) => entry.documentId === documentId);
      if (found) return found;
      if (entries.length === 0) break;
    }
  return undefined;
}
const stateOf = async (documentId: string) => (await find(documentId))?.state;

async function save(
  documentId: string,
  {
    person = people.translator,
    language = 'fr',
    texts = french,
    seen = '',
  }: { person?: Staff; language?: string; texts?: Record<string, string>; seen?: string } = {},
) {
  const read = seen || ((await find(documentId, language))?.seen ?? '');
  return person.call('PUT', `/panel/desk/affirmation/${documentId}`, {
    language,
    seen: read,
    texts,
  });
}

async function stillRight(documentId: string, person = people.translator, language = 'fr') {
  const seen = (await find(documentId))?.seen ?? '';
  return person.call('POST', `/panel/desk/affirmation/${documentId}/still-right`, {
    language,
    seen,
  });
}

async function importSheet(sheet: string) {
  const answer = await fetch(`${inject('cms')}${spreadsheetPath}?apply=true`, {
    method: 'POST',
    headers: { [keyHeader]: inject('cmsKey'), 'Content-Type': 'application/octet-stream' },
    body: sheet,
  });
  expect(await answer.text()).toContain('"applied":true');
}

const english = (text: string) => ({ text, description: 'Say it when a test is running.' });

describe('an affirmation at the desk', () => {
  it('is missing, done when it is saved, and outdated when its English changes', async () => {
    const documentId = await draft();
    expect(await find(documentId)).toMatchObject({
      state: 'missing',
      source: { text: 'I am here.' },
      target: { text: '' },
    });
    expect((await save(documentId)).status).toBe(204);
    expect(await find(documentId)).toMatchObject({ state: 'done', target: french });
    await editor.update('affirmation', documentId, english('I am still here.'));
    expect(await stateOf(documentId)).toBe('outdated');
  });

  it('is done again when it is marked as still right, and when it is written anew', async () => {
    const documentId = await draft();
    await save(documentId);
    await editor.update('affirmation', documentId, english('I am here!'));
    expect((await stillRight(documentId)).status).toBe(204);
    expect(await stateOf(documentId)).toBe('done');
    await editor.update('affirmation', documentId, english('I am here!!'));
    await editor.update('affirmation', documentId, { ...french, text: 'Je suis là !' }, 'fr');
    expect(await stateOf(documentId)).toBe('done');
  });

  it('stays outdated when only its English is published, its French or what is no sentence', async () => {
    const documentId = await draft();
    await save(documentId);
    await editor.update('affirmation', documentId, english('I am somewhere.'));
    await editor.publish('affirmation', documentId, {}, 'fr');
    await editor.publish('affirmation', documentId);
    await editor.update('affirmation', documentId, { ...french, featured: true }, 'fr');
    expect(await stateOf(documentId)).toBe('outdated');
  });

  it('is to be looked at when its French draft is discarded, and missing when its French is deleted', async () => {
    const documentId = await draft();
    await save(documentId);
    await editor.publish('affirmation', documentId, {}, 'fr');
    await save(documentId, { texts: { ...french, text: 'Je reste là.' } });
    const at = `/content-manager/collection-types/api::affirmation.affirmation/${documentId}`;
    const discarded = await administrator.call('POST', `${at}/actions/discard?locale=fr`, {});
    expect(discarded.status).toBe(200);
    expect(await find(documentId)).toMatchObject({ state: 'outdated', target: french });
    await administrator.call('DELETE', `${at}?locale=fr`);
    expect(await stateOf(documentId)).toBe('missing');
  });

  it('is done when a spreadsheet brings it published, and outdated when one brings its English alone', async () => {
    const head = 'category,text_en,description_en,text_fr,description_fr,status_en,status_fr';
    const text = `I came in ${crypto.randomUUID()}.`;
    await importSheet(
      `id,${head}\n,Courage,${text},Say it.,Je suis venu.,Dis-le.,published,published`,
    );
    const { rows } = await client.query(
      'select distinct document_id, public_id from affirmations where text = $1',
      [text],
    );
    const documentId = affirmations.keep(String(rows[0]?.document_id));
    expect(await stateOf(documentId)).toBe('done');
    await importSheet(
      `id,${head}\n${rows[0]?.public_id},Courage,${text}..,Say it.,Je suis venu.,Dis-le.,published,published`,
    );
    expect(await stateOf(documentId)).toBe('outdated');
  });

  it('is not saved over a source that changed meanwhile', async () => {
    const documentId = await draft();
    const seen = (await find(documentId))?.seen ?? '';
    await editor.update('affirmation', documentId, english('I am elsewhere.'));
    const answer = await save(documentId, { seen });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('The source has changed');
    expect(await stateOf(documentId)).toBe('missing');
  });

  it('is saved as a draft by the translator who wrote it', async () => {
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

describe('a category at the desk', () => {
  it('gets its French with the icon and the colour of its English', async () => {
    const documentId = await editor.create('category', {
      name: 'Of a test',
      icon: 'ph-star',
      color: '#123456',
    });
    try {
      const queue = await people.translator.call(
        'GET',
        '/panel/desk/category?language=fr&state=missing',
      );
      const { entries } = deskQueue.parse(await queue.json());
      const seen = entries.find((entry) => entry.documentId === documentId)?.seen;
      const answer = await people.translator.call('PUT', `/panel/desk/category/${documentId}`, {
        language: 'fr',
        seen,
        texts: { name: 'D’un test' },
      });
      expect(answer.status).toBe(204);
      const { rows } = await client.query(
        `select name, icon, color from categories where document_id = $1 and locale = 'fr'`,
        [documentId],
      );
      expect(rows).toEqual([{ name: 'D’un test', icon: 'ph-star', color: '#123456' }]);
    } finally {
      await editor.remove('category', documentId);
    }
  });
});

describe('the desk', () => {
  it('counts what its queues hold', async () => {
    const answer = await people.translator.call('GET', '/panel/desk');
    const counts = z.array(deskCount).parse(await answer.json());
    expect(counts).toHaveLength(6);
    for (const { noun, language, ...count } of counts)
      for (const state of states) {
        const path = `/panel/desk/${noun}?language=${language}&state=${state}`;
        const queue = await people.translator.call('GET', path);
        expect(deskQueue.parse(await queue.json()).total, `${noun} ${language} ${state}`).toBe(
          count[state],
        );
      }
    expect(
      counts.map(({ language, isWritable }) => isWritable === (language === 'fr')),
    ).not.toContain(false);
  });

  it.each([
    ['a text too long', { ...french, text: 'é'.repeat(281) }],
    ['a blank text', { ...french, text: ' ' }],
    ['a text that is missing', { text: 'Oui.' }],
    ['more than sentences', { ...french, featured: 'true' }],
  ])('refuses %s', async (_, texts) => {
    const documentId = await draft();
    const answer = await save(documentId, { texts });
    expect(answer.status).toBe(400);
    expect(await stateOf(documentId)).toBe('missing');
  });

  const calls: [string, (person: Staff) => Promise<Response>, number[]][] = [
    ['counts', (person) => person.call('GET', '/panel/desk'), [200, 200, 200]],
    [
      'reads a queue',
      (person) => person.call('GET', '/panel/desk/category?language=fr&state=done'),
      [200, 200, 200],
    ],
    ['saves French', async (person) => save(await draft(), { person }), [204, 204, 204]],
    [
      'saves English',
      async (person) => {
        const documentId = await draft();
        await save(documentId);
        return save(documentId, { person, language: 'en' });
      },
      [204, 204, 403],
    ],
    ['marks as still right', async (person) => stillRight(await draft(), person), [204, 204, 204]],
    [
      'marks English as still right',
      async (person) => {
        const documentId = await draft();
        await save(documentId);
        const seen = (await find(documentId, 'en'))?.seen ?? '';
        return person.call('POST', `/panel/desk/affirmation/${documentId}/still-right`, {
          language: 'en',
          seen,
        });
      },
      [204, 204, 403],
    ],
    [
      'asks for a queue that there is not',
      (person) => person.call('GET', '/panel/desk/subscriber?language=fr&state=done'),
      [404, 404, 404],
    ],
    [
      'asks in a language that there is not',
      (person) => person.call('GET', '/panel/desk/category?language=de&state=done'),
      [400, 400, 400],
    ],
    [
      'saves what has gone',
      (person) => save('abcdefghijklmnopqrstuvwx', { person, seen: 'x' }),
      [404, 404, 404],
    ],
  ];
  it.each(calls)('answers who %s', async (_, act, expected) => {
    const answers: number[] = [];
    for (const person of Object.values(people)) answers.push((await act(person)).status);
    expect(answers).toEqual(expected);
  });

  it('answers nobody who is not of the panel', async () => {
    const { origin } = new URL((await people.translator.call('GET', '/panel/desk')).url);
    expect((await fetch(`${origin}/panel/desk`)).status).toBe(401);
  });
});
