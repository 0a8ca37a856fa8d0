import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { adminApi, adminToken } from './admin.ts';
import { createRole, join, right } from './custom-roles.ts';
import { administrator, invite, type Staff } from './staff.ts';

const categories = '/content-manager/collection-types/api::category.category';
let documentId: string;
let people: { editor: Staff; translator: Staff };
beforeAll(async () => {
  documentId = await adminApi.create('category', { name: 'Authors', description: 'Who wrote it' });
  people = { editor: await invite('strapi-editor'), translator: await invite('translator') };
});
afterAll(() => adminApi.remove('category', documentId));

const paths = () => [
  `${categories}?locale=en&pageSize=100`,
  `${categories}/${documentId}?locale=en`,
];

it.each(['editor', 'translator'] as const)(
  'shows the panel role %s the names but not the email addresses of an entry’s authors',
  async (role) => {
    for (const path of paths()) {
      const answer = await people[role].call('GET', path);
      expect(answer.status).toBe(200);
      const text = await answer.text();
      expect(text).not.toContain('@');
    }
    const { data } = await (await people[role].call('GET', paths()[1] ?? '')).json();
    expect(data.createdBy).toMatchObject({ firstname: 'Colibri' });
  },
);

it('shows administrators the names and the email address of an entry’s author, and editors only the names', async () => {
  const authorFor = async ({ call }: Pick<Staff, 'call'>) =>
    (await (await call('GET', paths()[1] ?? '')).json()).data.createdBy;
  const names = {
    id: expect.any(Number),
    firstname: 'Colibri',
    lastname: null,
    username: null,
  };
  expect(await authorFor(people.editor)).toEqual(names);
  const email = process.env['TEST_ADMIN_EMAIL'];
  expect(await authorFor(administrator)).toEqual({ ...names, email, isActive: true });
});

it.each([
  'populate=createdBy',
  'populate=*',
  'populate[createdBy]=*',
  'populate[category][populate][updatedBy]=true',
])(
  'answers 400 to every panel role that asks lists of content for more with %s, such as an author’s password reset token',
  async (populate) => {
    for (const { call } of [...Object.values(people), administrator])
      for (const list of [
        'relations/api::week.week/affirmation',
        'relations/api::letter.letter/affirmation',
        'collection-types/api::affirmation.affirmation',
      ])
        expect((await call('GET', `/content-manager/${list}?${populate}`)).status, list).toBe(400);
  },
);

it.each([
  'select=id&select=t1.password%20as%20icon',
  'select[]=t1.reset_password_token%20as%20name',
  'orderBy[unknown]=asc',
  'groupBy=unknown',
])(
  'ignores what would reach the database unchecked in the query of a list of relations of every panel role: %s',
  async (unchecked) => {
    const relations =
      '/content-manager/relations/api::affirmation.affirmation/category?sort=&fields';
    for (const { call } of [...Object.values(people), administrator]) {
      const [plain, asked] = await Promise.all([
        call('GET', `${relations}&filters[createdBy][id][$notNull]=true`),
        call('GET', `${relations}&filters[createdBy][id][$notNull]=true&${unchecked}`),
      ]);
      expect(asked.status).toBe(200);
      const { results } = await asked.json();
      expect(results).not.toEqual([]);
      expect(results).toEqual((await plain.json()).results);
    }
  },
);

it('shows no passwords in a list of accounts whose query names their column', async () => {
  const query = 'select=id&select=password%20as%20firstname&fields';
  const { data } = await (await administrator.call('GET', `/admin/users?${query}`)).json();
  expect(data.results).toContainEqual(expect.objectContaining({ firstname: 'Colibri' }));
  expect(JSON.stringify(data)).not.toContain('$2');
});

it('leaves the descriptions of the authors’ fields in the schemas and the settings of lists', async () => {
  const { data } = await (await people.editor.call('GET', '/content-manager/init')).json();
  expect(data.contentTypes).toContainEqual(
    expect.objectContaining({
      uid: 'api::category.category',
      attributes: expect.objectContaining({
        createdBy: expect.objectContaining({ type: 'relation' }),
      }),
    }),
  );
  const settings = '/content-manager/content-types/api::category.category/configuration';
  const { data: view } = await (await people.editor.call('GET', settings)).json();
  expect(view.contentType.metadatas.createdBy.list.label).toEqual(expect.any(String));
});

it('a role that may read the media library sees who uploaded a file without the email address, and can’t filter by it', async () => {
  const body = new FormData();
  body.append('files', new Blob(['a file'], { type: 'text/plain' }), 'authors.txt');
  const uploaded = await fetch(`${inject('cms')}/upload`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${adminToken()}` },
    body,
  });
  const [{ id }] = z.tuple([z.object({ id: z.number() })]).parse(await uploaded.json());
  onTestFinished(async () => void (await administrator.call('DELETE', `/upload/files/${id}`)));
  const { call } = await join(await createRole([right('plugin::upload.read')]));
  for (const path of [`/upload/files/${id}`, '/upload/files?populate=createdBy']) {
    const answer = await call('GET', path);
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toContain('authors.txt');
    expect(text).not.toContain('@');
  }
  const filter = 'filters[createdBy][email][$startsWith]=a';
  expect((await call('GET', `/upload/files?${filter}`)).status).toBe(403);
});

it.each([
  'filters[createdBy][email][$startsWith]=a',
  // A line separator, at which a regular expression could stop matching.
  'filters[updatedBy][firstname][$ne]=%E2%80%A8&filters[updatedBy][email][$startsWith]=a',
  'filters[$and][0][updatedBy][email][$contains]=a',
  'filters[createdBy][isActive]=true',
  'sort=createdBy.email:asc',
  'sort[createdBy][email]=asc',
])(
  'answers 403 to an editor’s query %s, which could reveal authors’ email addresses or states, but 200 to an administrator’s',
  async (query) => {
    expect((await people.editor.call('GET', `${categories}?locale=en&${query}`)).status).toBe(403);
    const allowed = await administrator.call('GET', `${categories}?locale=en&${query}`);
    expect(allowed.status).toBe(200);
  },
);

it.each([
  '/admin/users',
  '/admin/users/1',
  '/content-manager/relations/api::category.category/createdBy',
])('answers 403 to an editor who asks for panel accounts at %s', async (path) => {
  expect((await people.editor.call('GET', path)).status).toBe(403);
});
