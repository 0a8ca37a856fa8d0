import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callAdmin, editor } from './admin.ts';
import { madeBy } from './affirmations.ts';
import { connect } from './database.ts';
import { administrator, invite, type Staff } from './staff.ts';

const client = connect();
const affirmations = madeBy(client);
const types = '/content-manager/collection-types';
const at = `${types}/api::affirmation.affirmation`;
const french = { text: 'Je traduis.', description: 'Dis-le.' };
const english = { text: 'I write.', description: 'Say it.' };

let people: Record<'administrator' | 'editor' | 'translator', Staff>;
beforeAll(async () => {
  people = {
    administrator,
    editor: await invite('strapi-editor'),
    translator: await invite('translator'),
  };
});

/** Published in English alone. */
const published = () => affirmations.published('I am here for everybody.');
const draft = () => affirmations.draft('I am being written.');
const category = async () => {
  const { rows } = await client.query(
    `select document_id from categories where public_id = 4 and locale = 'en'`,
  );
  return String(rows[0]?.document_id);
};
const testimonial = async () => {
  const { rows } = await client.query(
    `select document_id from testimonials where public_id = 5 and locale = 'fr'`,
  );
  return String(rows[0]?.document_id);
};
const inCategory = async () => ({
  category: { connect: [{ documentId: await category(), locale: 'en' }] },
});

let weeks = 0;
/** A Monday far away that no other test asks for. */
function nextWeek() {
  weeks += 1;
  return new Date(Date.UTC(2099, 0, 5 + weeks * 7)).toISOString().slice(0, 10);
}

type Call = [method: string, path: string, body?: unknown];
/** What is done, as the panel calls it, and what the server answers an administrator, an editor, a translator. */
const actions: [name: string, call: () => Promise<Call>, expected: [number, number, number]][] = [
  ['reads English', async () => ['GET', `${at}/${await published()}?locale=en`], [200, 200, 200]],
  ['reads a list in French', async () => ['GET', `${at}?locale=fr`], [200, 200, 200]],
  [
    'writes English',
    async () => ['PUT', `${at}/${await draft()}?locale=en`, english],
    [200, 200, 403],
  ],
  [
    'adds French to a document',
    async () => ['PUT', `${at}/${await draft()}?locale=fr`, french],
    [200, 200, 200],
  ],
  [
    'changes French',
    async () => {
      const documentId = await draft();
      await editor.update('affirmation', documentId, { text: 'Avant.', description: 'Dis.' }, 'fr');
      return ['PUT', `${at}/${documentId}?locale=fr`, french];
    },
    [200, 200, 200],
  ],
  [
    'adds English to a French document',
    async () => {
      const documentId = affirmations.keep(
        await editor.create('affirmation', { ...french, ...(await inCategory()) }, 'fr'),
      );
      return ['PUT', `${at}/${documentId}?locale=en`, english];
    },
    [200, 200, 403],
  ],
  [
    'creates in English',
    async () => ['POST', `${at}?locale=en`, { ...english, ...(await inCategory()) }],
    [201, 201, 403],
  ],
  [
    'creates in French',
    async () => ['POST', `${at}?locale=fr`, { ...french, ...(await inCategory()) }],
    [201, 201, 403],
  ],
  [
    'creates, the language in the body',
    async () => ['POST', at, { ...french, locale: 'fr', status: 'published' }],
    [201, 201, 403],
  ],
  [
    'creates and publishes at once',
    async () => ['POST', `${at}/actions/publish?locale=fr`, { ...french, ...(await inCategory()) }],
    [200, 200, 403],
  ],
  [
    'clones',
    async () => ['POST', `${at}/clone/${await draft()}?locale=en`, english],
    [200, 200, 403],
  ],
  [
    'clones by itself',
    async () => ['POST', `${at}/auto-clone/${await draft()}?locale=en`, {}],
    [200, 200, 403],
  ],
  [
    'publishes',
    async () => ['POST', `${at}/${await draft()}/actions/publish?locale=en`, {}],
    [200, 200, 403],
  ],
  [
    'publishes French',
    async () => {
      const documentId = await draft();
      await editor.update('affirmation', documentId, french, 'fr');
      return ['POST', `${at}/${documentId}/actions/publish?locale=fr`, {}];
    },
    [200, 200, 403],
  ],
  [
    'unpublishes',
    async () => ['POST', `${at}/${await published()}/actions/unpublish?locale=en`, {}],
    [200, 200, 403],
  ],
  [
    'discards an English draft',
    async () => ['POST', `${at}/${await published()}/actions/discard?locale=en`, {}],
    [200, 200, 403],
  ],
  [
    'publishes many',
    async () => [
      'POST',
      `${at}/actions/bulkPublish?locale=en`,
      { documentIds: [await draft(), await draft()] },
    ],
    [200, 200, 403],
  ],
  [
    'unpublishes many',
    async () => [
      'POST',
      `${at}/actions/bulkUnpublish?locale=en`,
      { documentIds: [await published()] },
    ],
    [200, 200, 403],
  ],
  [
    'deletes many',
    async () => ['POST', `${at}/actions/bulkDelete?locale=en`, { documentIds: [await draft()] }],
    [200, 200, 403],
  ],
  ['deletes', async () => ['DELETE', `${at}/${await draft()}?locale=*`], [200, 200, 403]],
  [
    'deletes French',
    async () => {
      const documentId = await draft();
      await editor.update('affirmation', documentId, french, 'fr');
      return ['DELETE', `${at}/${documentId}?locale=fr`];
    },
    [200, 200, 403],
  ],
  [
    'features many',
    async () => ['POST', '/panel/featured', { documentIds: [await draft()], featured: true }],
    [200, 200, 403],
  ],
  [
    'orders the featured',
    async () => ['PUT', '/panel/featured/order', { documentIds: [await draft()] }],
    [204, 204, 403],
  ],
  ['reads the featured', async () => ['GET', '/panel/featured'], [200, 200, 200]],
  ['exports a sheet', async () => ['GET', '/panel/spreadsheet?noun=category'], [200, 200, 200]],
  ['imports a sheet', async () => ['POST', '/panel/spreadsheet?apply=true'], [200, 200, 403]],
  [
    'links to a preview',
    async () => [
      'GET',
      `/content-manager/preview/url/api::affirmation.affirmation?documentId=${await draft()}`,
    ],
    [200, 200, 200],
  ],
  [
    'asks for texts alike',
    async () => ['GET', '/panel/affirmations/alike?locale=en&text=I+am+here'],
    [200, 200, 200],
  ],
  [
    'recolours a category',
    async () => [
      'PUT',
      `${types}/api::category.category/${await category()}?locale=en`,
      { color: '#2f6fdb' },
    ],
    [200, 200, 403],
  ],
  [
    'creates a category',
    async () => [
      'POST',
      `${types}/api::category.category?locale=en`,
      { name: 'Of a test', icon: 'ph-star', color: '#123456' },
    ],
    [201, 201, 403],
  ],
  [
    'deletes a category in use',
    async () => ['DELETE', `${types}/api::category.category/${await category()}?locale=*`],
    [400, 400, 403],
  ],
  [
    'translates a testimonial',
    async () => {
      const documentId = await testimonial();
      const path = `${types}/api::testimonial.testimonial/${documentId}?locale=fr`;
      const { data } = z
        .object({ data: z.object({ title: z.string() }) })
        .parse(await (await callAdmin('GET', path)).json());
      return ['PUT', path, data];
    },
    [200, 200, 200],
  ],
  ['reads letters', async () => ['GET', `${types}/api::letter.letter`], [200, 200, 200]],
  [
    'chooses a letter’s affirmation',
    async () => ['POST', `${types}/api::letter.letter`, { week: nextWeek(), noteEn: 'Dear all,' }],
    [201, 201, 403],
  ],
  [
    'reads subscribers',
    async () => ['GET', `${types}/api::subscriber.subscriber`],
    [200, 403, 403],
  ],
  [
    'reads members',
    async () => ['GET', `${types}/plugin::users-permissions.user`],
    [200, 403, 403],
  ],
  ['reads accounts', async () => ['GET', '/admin/users'], [200, 403, 403]],
  ['reads roles', async () => ['GET', '/admin/roles'], [200, 403, 403]],
  ['invites', async () => ['POST', '/admin/users', {}], [400, 403, 403]],
  ['reads the history', async () => ['GET', '/panel/history'], [200, 403, 403]],
  ['reads API tokens', async () => ['GET', '/admin/api-tokens'], [200, 403, 403]],
  ['makes an admin token', async () => ['POST', '/admin/admin-tokens', {}], [400, 403, 403]],
  ['reads webhooks', async () => ['GET', '/admin/webhooks'], [200, 403, 403]],
  ['adds a language', async () => ['POST', '/i18n/locales', {}], [400, 403, 403]],
  [
    'changes the view of a type',
    async () => [
      'PUT',
      '/content-manager/content-types/api::affirmation.affirmation/configuration',
      { settings: 'none' },
    ],
    [400, 403, 403],
  ],
  [
    'changes a content type',
    async () => ['GET', '/content-type-builder/content-types'],
    [200, 403, 403],
  ],
  ['reads files', async () => ['GET', '/upload/files'], [200, 403, 403]],
];

const width = Math.max(...actions.map(([name]) => name.length));
const table: string[] = [];

describe('what the server answers', () => {
  it.each(actions)('who %s', async (name, call, expected) => {
    const answers: number[] = [];
    for (const person of Object.values(people)) {
      const answer = await person.call(...(await call()));
      answers.push(answer.status);
      await tidy(answer);
    }
    table.push(`| ${name.padEnd(width)} | ${answers.join(' | ')} |`);
    expect(answers).toEqual(expected);
  });

  it('is this table', () => {
    console.log(
      [`| ${'action'.padEnd(width)} | administrator | editor | translator |`, ...table].join('\n'),
    );
    expect(table).toHaveLength(actions.length);
  });
});

const made = z.object({ data: z.object({ documentId: z.string() }) });

/** What an action made goes after it. */
async function tidy(answer: Response) {
  if (answer.status !== 201 && !/clone|actions\/publish/.test(answer.url)) return;
  const body = made.safeParse(await answer.json());
  if (!body.success) return;
  const noun = ['category', 'letter'].find((each) => answer.url.includes(`api::${each}`));
  if (noun) await editor.remove(noun, body.data.data.documentId);
  else affirmations.keep(body.data.data.documentId);
}

describe('a translator', () => {
  const row = async (documentId: string, locale: string) => {
    const { rows } = await client.query(
      `select text, featured, filed_under, publish_at from affirmations
       where document_id = $1 and locale = $2 and published_at is null`,
      [documentId, locale],
    );
    return rows[0];
  };

  it('changes nothing but sentences, whatever else is sent along', async () => {
    const documentId = await draft();
    const more = {
      featured: true,
      featuredOrder: 1,
      publishAt: '2000-01-01T00:00:00.000Z',
      publishedAt: '2000-01-01T00:00:00.000Z',
      category: { connect: [{ documentId: await category(), locale: 'en' }] },
    };
    for (const data of [french, { text: 'Je traduis encore.' }]) {
      const answer = await people.translator.call('PUT', `${at}/${documentId}?locale=fr`, {
        ...data,
        ...more,
      });
      expect(answer.status).toBe(200);
      expect(await row(documentId, 'fr')).toEqual({
        text: data.text,
        featured: false,
        filed_under: 2,
        publish_at: null,
      });
    }
    expect(await row(documentId, 'en')).toMatchObject({
      text: 'I am being written.',
      filed_under: 2,
    });
    const { rows } = await client.query(
      'select 1 from affirmations where document_id = $1 and published_at is not null',
      [documentId],
    );
    expect(rows).toEqual([]);
  });

  it('is told why in French, where that is the browser’s language', async () => {
    const answer = await people.translator.call('POST', `${at}?locale=fr`, french, 'fr');
    expect(await answer.text()).toContain('Les nouvelles entrées sont créées par les éditeurs');
  });
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
