import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { entriesOf } from './permissions.ts';
import { callAdmin, adminApi } from './admin.ts';
import { affirmationFactory } from './affirmations.ts';
import { connect } from './database.ts';
import { invite, type Staff } from './staff.ts';

const client = connect();
const affirmations = affirmationFactory(client);

const made = z.object({ data: z.object({ documentId: z.string(), id: z.number() }) });

/** Values that no call accepts in any field. */
const odd: readonly unknown[] = [
  null,
  [],
  {},
  -1,
  1e300,
  '',
  'x'.repeat(50_000),
  '\u0000',
  '\ud800',
  ['a'],
  '0000-01-01',
  '+275760-09-13T00:00:00.001Z',
];

let edda: Staff;
beforeAll(async () => {
  edda = await invite('strapi-editor');
});

describe('invalid input in panel calls', () => {
  it.each([
    ['POST', '/panel/featured', { documentIds: ['abcdefghijklmnopqrstuvwx'], featured: true }],
    ['PUT', '/panel/featured/order', { documentIds: [] }],
    [
      'PUT',
      '/panel/translations/affirmation/abcdefghijklmnopqrstuvwx',
      { language: 'fr', seen: 'x', version: 'x', texts: { text: 'a', description: 'b' } },
    ],
    [
      'POST',
      '/panel/translations/category/abcdefghijklmnopqrstuvwx/ready',
      { language: 'fr', seen: 'x', version: 'x' },
    ],
    [
      'POST',
      '/panel/letter/weeks/2097-01-07/test',
      { language: 'de', to: 'someone@example.org', plan: {} },
    ],
    ['PUT', '/panel/letter/weeks/2097-01-07', { affirmation: 'x', subjectEn: 1 }],
    ['POST', '/panel/letter/weeks/2097-01-07/move', { to: 'soon' }],
    ['POST', '/panel/letter/weeks/2097-01-07/preview', { plan: {} }],
  ])('refuses invalid values in the body of %s %s with 400 or 404', async (method, path, body) => {
    for (const value of odd) {
      const bodies = [value, ...Object.keys(body).map((key) => ({ ...body, [key]: value }))];
      for (const sent of bodies) {
        const { status } = await edda.call(method, path, sent);
        expect([400, 404], `${status} ${JSON.stringify(sent).slice(0, 200)}`).toContain(status);
      }
    }
  });

  it.each([
    '/panel/translations/affirmation?language=fr&state=done&page=',
    '/panel/translations/affirmation?state=done&language=',
    '/panel/affirmations/similar?locale=en&text=',
    '/panel/affirmations/similar?text=I+am&locale=',
    '/panel/spreadsheet?separator=',
    '/panel/members?page=',
    '/panel/subscribers/export?q[a]=',
    '/panel/history?page=',
    '/panel/history?by=',
    '/panel/history?from=',
    '/panel/history?noun=',
  ])(
    'the panel call GET %s never answers 500, whatever invalid value ends its query',
    async (path) => {
      for (const value of ['%00', '0', '-1', '2147483648', 'x'.repeat(5000), '%25%5C'])
        expect((await callAdmin('GET', path + value)).status, value).toBeLessThan(500);
    },
  );

  it('ignores the id that an editor sends for a new affirmation', async () => {
    const texts = { text: 'I have an id.', description: 'Say it.' };
    for (const id of [null, 1_000_000_000]) {
      const { data } = made.parse(
        await (await edda.call('POST', entriesOf('affirmation'), { ...texts, id })).json(),
      );
      expect(data.id).toBeLessThan(1_000_000_000);
      await edda.call('DELETE', `${entriesOf('affirmation')}/${data.documentId}?locale=*`);
    }
  });

  it.each([
    ['letter', 'letters', { week: '2098-01-06' }],
    ['term', 'glossary_terms', { english: 'a system field', french: 'un champ' }],
  ])(
    'ignores a document id, language or time that a panel save of a %s gives',
    async (noun, table, data) => {
      const created = await (await callAdmin('POST', entriesOf(noun), data)).json();
      const { documentId } = z.object({ documentId: z.string() }).parse(created.data);
      onTestFinished(async () => {
        await client.query(`delete from ${table} where document_id = $1`, [documentId]);
      });
      const read = async () =>
        (
          await client.query(`select id, locale, created_at from ${table} where document_id = $1`, [
            documentId,
          ])
        ).rows;
      const before = await read();
      for (const given of [null, 'another']) {
        const change = { documentId: given, id: 1, locale: 'fr', createdAt: '2001-01-01' };
        const answer = await callAdmin('PUT', `${entriesOf(noun)}/${documentId}`, change);
        expect(answer.status).toBe(200);
      }
      expect(before).toHaveLength(1);
      expect(await read()).toEqual(before);
    },
  );

  it('releases the database connection of a save that Strapi never finishes because it ignores an error of the database', async () => {
    const relation = { connect: [{ id: 'x' }] };
    for (let time = 0; time < 12; time += 1) {
      const save = { week: '2098-01-20', affirmation: relation };
      expect((await edda.call('POST', entriesOf('letter'), save)).status).toBe(400);
    }
    const held = `select from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction (aborted)'`;
    await expect.poll(async () => (await client.query(held)).rowCount).toBe(0);
    expect((await edda.call('GET', entriesOf('affirmation'))).status).toBe(200);
  });

  it('answers 200 to a check of entries in several languages, and 400 to one whose language is not a text', async () => {
    const check = (noun: string, query: string, locale?: unknown) =>
      edda.call('POST', `${entriesOf(noun)}/actions/bulkFindForValidation?${query}`, {
        documentIds: ['x'],
        locale,
      });
    expect((await check('category', 'locale=en&locale=fr')).status).toBe(200);
    expect((await check('category', 'locale[en]=fr')).status).toBe(400);
    for (const locale of [{ en: 'fr' }, 1, true, [1]])
      expect((await check('letter', '', locale)).status).toBe(400);
  });

  it.each([
    ['GET', 404],
    ['PUT', 405],
    ['DELETE', 405],
  ])(
    'answers %s of a content type as a single type, which would read all its entries, with %i',
    async (method, status) => {
      const single = '/content-manager/single-types/api::affirmation.affirmation?locale=en';
      expect((await edda.call(method, single)).status).toBe(status);
    },
  );

  it.each<[method: string, path: string, body?: unknown]>([
    ['POST', '/admin/permissions/check', {}],
    ['PUT', '/admin/homepage/layout', { widgets: 'x' }],
    ['POST', '/admin/users', { firstname: 'Edda', email: 1, roles: [1] }],
    ['POST', '/admin/webhooks/999999/trigger', {}],
    ['GET', '/admin/users?fields=x'],
    ['GET', '/admin/users?_q[a]=b'],
    ['GET', '/admin/users?fields=category.name:asc'],
    ['GET', '/admin/users?fields=%00'],
    ['GET', '/admin/users?sort=category.name:asc'],
    ['GET', '/admin/users?sort=roles:asc&_q=%00'],
    ['GET', `${entriesOf('affirmation')}?sort=%00`],
    ['GET', `${entriesOf('affirmation')}?sort[category][asc]=asc`],
    ['GET', `${entriesOf('affirmation')}?fields[0][a]=`],
    ['GET', '/content-manager/relations/__proto__/1'],
    ['POST', `${entriesOf('affirmation')}/actions/bulkPublish`, { documentIds: [1] }],
    [
      'POST',
      entriesOf('letter'),
      { week: '2098-01-13', affirmation: { connect: [{ id: '9'.repeat(30) }] } },
    ],
  ])(
    'answers 400 to the invalid panel call %s %s, to which Strapi alone would answer 500',
    async (method, path, body) => {
      expect((await callAdmin(method, path, body)).status).toBe(400);
    },
  );

  it('answers 400 to a panel user who changes their own account without sending a body', async () => {
    expect((await edda.call('PUT', '/admin/users/me')).status).toBe(400);
  });

  it('the CMS answers 400 to a new upload folder with an invalid parent, and keeps running', async () => {
    for (const parent of ['x', -1, {}, ['a']])
      expect((await callAdmin('POST', '/upload/folders', { name: 'x', parent })).status).toBe(400);
    expect((await fetch(`${inject('cms')}/_health`)).status).toBe(204);
  });

  it('the CMS has no route for the panel’s request about Strapi’s license, and answers it with an HTML page', async () => {
    const answer = await edda.call('GET', '/admin/license-trial-time-left');
    expect(answer.headers.get('Content-Type')).toContain('text/html');
  });

  it('answers 400 to an invalid week of a weekly email in the panel, and keeps running', async () => {
    const letter = await adminApi.create('letter', { week: '2098-01-06' });
    try {
      for (const week of odd
        .slice(0, -2)
        .concat('soon', '2098-02-30', '0000-01-01', '275760-09-13')) {
        const answer = await edda.call('PUT', `${entriesOf('letter')}/${letter}`, { week });
        expect(answer.status, JSON.stringify(week).slice(0, 50)).toBe(400);
      }
      const inFrench = await edda.call(
        'PUT',
        `${entriesOf('letter')}/${letter}`,
        { week: 'x' },
        'fr',
      );
      expect(await inFrench.text()).toContain('Cette date n’existe pas');
    } finally {
      await adminApi.remove('letter', letter);
    }
    expect((await fetch(`${inject('cms')}/_health`)).status).toBe(204);
  });

  it('a draft without a text, which earlier versions could save, can be featured and deleted, but publishing it gets 400', async () => {
    const documentId = await affirmations.draft('I am old.');
    // As versions before the rule could save it (behavior T2).
    await client.query('update affirmations set text = null where document_id = $1', [documentId]);
    const featured = { documentIds: [documentId], featured: true };
    expect((await edda.call('POST', '/panel/featured', featured)).status).toBe(200);
    expect((await edda.call('GET', '/panel/featured')).status).toBe(200);
    const at = `${entriesOf('affirmation')}/${documentId}`;
    expect((await edda.call('POST', `${at}/actions/publish?locale=en`, {})).status).toBe(400);
    expect((await edda.call('DELETE', `${at}?locale=*`)).status).toBe(200);
  });

  it.each(['x/actions/publish', 'x/actions/discard', 'actions/bulkPublish'])(
    'answers 404 to a panel user who calls %s for categories, which have no drafts',
    async (path) => {
      const answer = await edda.call('POST', `${entriesOf('category')}/${path}`, {});
      expect(answer.status).toBe(404);
    },
  );
});
