import { beforeAll, expect, it } from 'vitest';
import { callAdmin } from './admin.ts';
import { entriesOf } from './permissions.ts';
import { invite, type Staff } from './staff.ts';

let edda: Staff;
beforeAll(async () => {
  edda = await invite('strapi-editor');
});

it('answers 400 to a filter of a panel list with a number that is too large for the database', async () => {
  for (const filter of ['filters[id]=99999999999999999999', 'filters[featuredOrder][$gt]=1e30'])
    expect((await edda.call('GET', `${entriesOf('affirmation')}?${filter}`)).status).toBe(400);
});

it.each([
  '[$or]=1',
  '[$and][0][$or]=x',
  '[$not]=x',
  '[category][$not]=x',
  '[text][$between]=1',
  '[text][$between][]=a&filters[text][$between][]=b&filters[text][$between][]=c',
  '[text][$jsonSupersetOf]=1',
  '[id][$contains]=x',
  '[featured][$startsWith]=x',
  '[createdAt][$contains]=x',
  '[featuredOrder]=x',
  '[$and][]=x',
  '[category.name]=x',
  '[category%5Bname%5D]=x',
  '[category][$in][name]=Calm',
  '[category][$notIn][localizations][id]=1',
  '[createdBy][$in][][resetPasswordToken][$startsWith]=a',
  '[text][$between][][a]=1&filters[text][$between][][a]=2',
])('answers 400 to a panel list with the malformed filter %s', async (filter) => {
  const answer = await edda.call('GET', `${entriesOf('affirmation')}?filters${filter}`);
  expect(answer.status).toBe(400);
});

it.each([
  'sort=locale.id',
  'sort[locale][id]=asc',
  'sort[]=text.id:ASC',
  'sort=category.locale.id',
])(
  'answers 400 to a panel list with the invalid sort %s, which treats a plain field as a relation',
  async (sort) => {
    const { status } = await edda.call('GET', `${entriesOf('affirmation')}?${sort}`);
    expect(status).toBe(400);
  },
);

it.each([
  'sort=localizations[localizations][text]:asc',
  'sort[]=localizations[localizations][text]:asc',
  'sort=text,category[name]',
  'sort[category]=localizations[name]:asc',
  'sort[0][category%5Bname%5D]=asc',
  'sort=updatedBy[resetPasswordToken]:asc',
  'sort=updatedBy["password"]',
])(
  'answers 400 to a list of relations with the sort %s, whose brackets hide the relations on the way to a field',
  async (sort) => {
    const relations = '/content-manager/relations/api::week.week/affirmation';
    expect((await edda.call('GET', `${relations}?${sort}`)).status).toBe(400);
  },
);

it.each([
  'sort=createdBy.password',
  'sort=createdBy.password:asc:x',
  'sort[createdBy]=password:desc',
  'sort=updatedBy.resetPasswordToken:desc',
  'sort=createdBy.isActive',
])(
  'answers 400 to a panel list sorted by %s, which would reveal something secret about panel accounts',
  async (sort) => {
    const { status } = await edda.call('GET', `${entriesOf('affirmation')}?${sort}`);
    expect(status).toBe(400);
  },
);

it('answers 400 to a list of members sorted by their passwords', async () => {
  const list = '/content-manager/collection-types/plugin::users-permissions.user';
  expect((await callAdmin('GET', `${list}?sort=password:asc`)).status).toBe(400);
  const encoded = list.replace('/content-manager', '/Content-Manager').replace('::', '%3A%3A');
  expect((await callAdmin('GET', `${encoded}?sort=password:asc`)).status).toBe(400);
  expect((await callAdmin('GET', `${list}?sort=email:asc`)).status).toBe(200);
});

it('answers 403 to a panel list whose name is not valid UTF-8', async () => {
  const { status } = await edda.call('GET', '/content-manager/collection-types/api%ff');
  expect(status).toBe(403);
});

it.each([
  'sort=text',
  'sort=category.name:DESC',
  'sort[category][name]=asc',
  'sort=createdBy.firstname:ASC',
])(
  'answers 200 to a panel list with the valid sort %s, by a field or by a field of a relation',
  async (sort) => {
    const { status } = await edda.call('GET', `${entriesOf('affirmation')}?${sort}`);
    expect(status).toBe(200);
  },
);

it('answers 400 to a panel list with more than 30 filter conditions; a list of 100 ids counts as one condition', async () => {
  const listWith = async (parts: readonly string[]) =>
    (await edda.call('GET', `${entriesOf('affirmation')}?${parts.join('&')}`)).status;
  const conditions = Array.from(
    { length: 31 },
    (_, index) => `filters[$or][${index % 20}][text][${index > 19 ? '$ne' : '$eq'}]=x`,
  );
  expect(await listWith(conditions)).toBe(400);
  expect(await listWith(conditions.slice(0, 30))).toBe(200);
  const ids = Array.from({ length: 100 }, (_, id) => `filters[id][$in][${id}]=${id + 1}`);
  expect(await listWith(ids)).toBe(200);
});

it.each([
  '[category][name][$containsi]=a',
  '[category][$notNull]=true',
  '[category]=1',
  '[category][id][$in][0]=1',
  '[category][$in][0]=1',
  '[localizations][$notNull]=true',
  '[createdBy][id]=1',
])(
  'answers 400 to a panel list with more than five filter conditions %s on related entries, which the database must join',
  async (condition) => {
    const listWith = async (count: number) => {
      const conditions = Array.from(
        { length: count },
        (_, index) => `filters[$and][${index}]${condition}`,
      );
      return (await edda.call('GET', `${entriesOf('affirmation')}?${conditions.join('&')}`)).status;
    };
    expect([await listWith(5), await listWith(6)]).toEqual([200, 400]);
  },
);

it.each([
  ['sort=', 'category.name', ','],
  ['', 'sort[]=category.name', '&'],
])(
  'answers 400 to a panel list that is sorted %s%s more than five times, for each of which the database joins tables',
  async (start, field, separator) => {
    const listWith = async (count: number) => {
      const sort = start + Array(count).fill(field).join(separator);
      return (await edda.call('GET', `${entriesOf('affirmation')}?${sort}`)).status;
    };
    expect([await listWith(5), await listWith(6)]).toEqual([200, 400]);
  },
);

it('answers 400 to a panel list with a filter condition on an entry related to a related entry', async () => {
  const condition = 'filters[affirmation][localizations][text][$contains]=a';
  expect((await edda.call('GET', `${entriesOf('week')}?${condition}`)).status).toBe(400);
});

it.each([
  ['pageSize=100', 200],
  ['_q[a]=b', 400],
  ['_q=a&_q=b', 400],
  ['pageSize=101', 400],
  ['pageSize=-1', 400],
  ['pagination[pageSize]=101', 400],
  ['limit=101', 400],
  ['pagination[limit]=-1', 400],
])('answers a panel list with the query %s with %i', async (query, status) => {
  const answer = await edda.call('GET', `${entriesOf('affirmation')}?${query}`);
  expect(answer.status).toBe(status);
});

it.each([
  ['_q=', 300, 200],
  ['_q=', 301, 400],
  ['filters[text][$containsi]=', 300, 200],
  ['filters[text][$containsi]=', 301, 400],
  ['filters[text][$notContains]=', 301, 400],
  ['filters[$or][0][text][$startsWith]=1234567890&filters[$or][1][text][$endsWithi]=', 291, 400],
  ['filters[text][$eq]=', 301, 200],
  ['filters[text][$eqi]=', 301, 400],
])(
  'answers a panel list with the query %s and a text of %i characters with %i, because only long patterns take the database time',
  async (query, length, status) => {
    const path = `${entriesOf('affirmation')}?${query}${'_'.repeat(length)}`;
    expect((await edda.call('GET', path)).status).toBe(status);
  },
);

it.each(['$containsi', '$eqi', '$nei'])(
  'answers 400 to a panel list with more than ten filter conditions %s, for which the database reads a text in lower case',
  async (operator) => {
    const listWith = async (count: number) => {
      const conditions = Array.from(
        { length: count },
        (_, index) => `filters[$or][${index}][text][${operator}]=a`,
      );
      return (await edda.call('GET', `${entriesOf('affirmation')}?${conditions.join('&')}`)).status;
    };
    expect([await listWith(10), await listWith(11)]).toEqual([200, 400]);
  },
);

it('the CMS accepts the list filters that the panel itself sends', async () => {
  const filter = 'filters[$and][0][$or][0][text][$contains]=brave&filters[$and][1][featured]=true';
  const answer = await edda.call('GET', `${entriesOf('affirmation')}?${filter}`);
  expect(answer.status).toBe(200);
});
