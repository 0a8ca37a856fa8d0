import { expect, it } from 'vitest';
import {
  categoryLinks,
  letterLinks,
  memberTable,
  panelUserTable,
  sessionTable,
  weekLinks,
} from '../../cms/src/strapi/internals/tables.ts';
import { affirmationFactory } from './affirmations.ts';
import { head, report } from './csv.ts';
import { connect } from './database.ts';
import { newMember } from './members.ts';

/*
 * What Colibri uses of Strapi beside its extension points, and what breaks first when a new version changes it. Other
 * tests already cover: its password methods (password-hashing), the routes that a middleware is added to (panel-login,
 * panel-sessions) or that are removed (roles-settings, panel-input; the CMS does not start without them), its permission
 * checker (roles-writing), its password email (panel-password), its test email (test-email), the authors of entries
 * (panel-authors), forwarded addresses (panel-login), the order in which it stops (shutdown), its settings of views
 * (panel), the size of pictures (uploads); and the panel's scripts tests/panel/strapi-seam.test.ts.
 */

const client = connect();
const affirmations = affirmationFactory(client);

async function columnsOf(table: string) {
  const { rows } = await client.query(
    `select column_name as name, is_nullable = 'NO' and column_default is null as required
     from information_schema.columns where table_name = $1`,
    [table],
  );
  return {
    names: rows.map(({ name }) => String(name)),
    required: rows.filter(({ required }) => required).map(({ name }) => String(name)),
  };
}

it.each([
  [
    'members',
    memberTable,
    ['id', 'email', 'password', 'confirmed', 'blocked', 'created_at', 'updated_at'],
  ],
  ['panel accounts', panelUserTable, ['id', 'email', 'firstname', 'lastname']],
  [
    'sessions',
    sessionTable,
    'session_id child_id user_id origin status created_at absolute_expires_at'.split(' '),
  ],
  [
    'the categories of affirmations',
    categoryLinks.table,
    [categoryLinks.affirmation, categoryLinks.category],
  ],
  [
    'the affirmations of weekly emails',
    letterLinks.table,
    [letterLinks.letter, letterLinks.affirmation],
  ],
  ['the affirmations of the year plan', weekLinks.table, [weekLinks.week, weekLinks.affirmation]],
])(
  'the database stores %s in the Strapi table %s with the columns %j, which Colibri’s queries use',
  async (_what, table, columns) => {
    const { names, required } = await columnsOf(table);
    expect(names, 'mend cms/src/strapi/internals').toEqual(expect.arrayContaining(columns));
    expect(
      required.filter((name) => name !== 'id'),
      'a row written by cms/src/strapi/internals now needs these columns too',
    ).toEqual([]);
  },
);

it('Strapi stores a member’s session as an active row of the origin users-permissions, and an administrator’s of the origin admin', async () => {
  const { id } = await newMember();
  const { rows } = await client.query(
    `select distinct origin, status from ${sessionTable} where user_id = $1 and origin <> 'admin'`,
    [String(id)],
  );
  expect(rows).toEqual([{ origin: 'users-permissions', status: 'active' }]);
  const panel = await client.query(
    `select distinct status from ${sessionTable} where origin = 'admin'`,
  );
  expect(panel.rows).toContainEqual({ status: 'active' });
});

/** Which columns of an affirmation's rows have a value, and the languages of the category that each row is linked to. */
async function rowsOf(text: string) {
  const { rows } = await client.query(
    `select a.document_id, to_jsonb(a) as row, array_agg(c.locale) as categories
     from affirmations a
     left join ${categoryLinks.table} l on l.${categoryLinks.affirmation} = a.id
     left join categories c on c.id = l.${categoryLinks.category}
     where a.text = $1 group by a.id order by a.published_at is not null`,
    [text],
  );
  for (const { document_id: documentId } of rows) affirmations.keep(String(documentId));
  return rows.map(({ row, categories }) => ({
    filled: Object.keys(row).filter((name) => row[name] !== null),
    isPublished: row.published_at !== null,
    categories,
  }));
}

it('a CSV import and Strapi write the same database rows and links for a published affirmation: a draft and a published version', async () => {
  await affirmations.published('Strapi wrote this.', 'Say it.');
  const line = ',Confidence,A sheet wrote this.,Say it.,,,no,published,';
  expect(await report(`${head}\r\n${line}`, true)).toMatchObject({ applied: true, problems: [] });

  const [strapi, sheet] = [await rowsOf('Strapi wrote this.'), await rowsOf('A sheet wrote this.')];
  expect(strapi.map(({ isPublished }) => isPublished)).toEqual([false, true]);
  // The command that imports has no account; the panel's import writes its caller's id.
  const withoutAuthors = strapi.map((row) => ({
    ...row,
    filled: row.filled.filter((name) => !name.endsWith('_by_id')),
  }));
  expect(sheet, 'mend cms/src/strapi/internals/entry-rows.ts').toEqual(withoutAuthors);
});
