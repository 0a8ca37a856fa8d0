import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { glossary } from '#contract/glossary';
import { terms as seed } from '../../cms/src/seed/terms.ts';
import { adminApi } from './admin.ts';
import { filledDatabase, startCms } from './another-cms.ts';
import { connect, lockTable } from './database.ts';
import { entriesOf, testPermissions } from './permissions.ts';
import { administrator, invite } from './staff.ts';
import { Client } from 'pg';

const client = connect();
const at = entriesOf('term');

/** All terms of these tests begin like this. */
const mark = 'zzz';
const unused = () => `${mark} ${crypto.randomUUID()}`;
const newTerm = (data: object = {}) =>
  adminApi.create('term', { english: unused(), french: 'un terme', ...data });
afterEach(() => client.query(`delete from glossary_terms where english like '${mark}%'`));

describe('glossary permissions', () => {
  testPermissions([
    ['reads the glossary at the desk', () => ['GET', '/panel/glossary'], [200, 200, 200]],
    ['reads the glossary', () => ['GET', at], [200, 200, 200]],
    ['adds a term', () => ['POST', at, { english: unused(), french: 'x' }], [201, 201, 403]],
    [
      'changes a term',
      async () => ['PUT', `${at}/${await newTerm()}`, { note: 'Changed.' }],
      [200, 200, 403],
    ],
    ['deletes a term', async () => ['DELETE', `${at}/${await newTerm()}`], [200, 200, 403]],
  ]);
});

describe('glossary', () => {
  const read = async (person = administrator) =>
    glossary.parse(await (await person.call('GET', '/panel/glossary')).json());

  it('lists glossary terms in alphabetical order, and says whether the caller can add one', async () => {
    await newTerm({ english: `${mark} B`, note: 'Second.' });
    await newTerm({ english: `${mark} a`, french: '', doNotTranslate: true });
    const { terms, isWritable } = await read();
    expect(isWritable).toBe(true);
    expect(terms.filter(({ english }) => english.startsWith(mark))).toMatchObject([
      { english: `${mark} a`, french: '', note: '', noteFr: '', doNotTranslate: true },
      {
        english: `${mark} B`,
        french: 'un terme',
        note: 'Second.',
        noteFr: '',
        doNotTranslate: false,
      },
    ]);
    expect((await read(await invite('translator'))).isWritable).toBe(false);
  });

  it.each([
    ['no English', { english: ' ', french: 'oui' }],
    ['neither French nor “Do not translate”', { english: unused(), french: ' ' }],
    ['more than 100 characters', { english: `${mark}${'x'.repeat(100)}`, french: 'oui' }],
  ])('refuses a glossary term with %s', async (_, data) => {
    expect((await administrator.call('POST', at, data)).status).toBe(400);
  });

  it('refuses a glossary term that already exists, whatever its case, even if two people add it at once', async () => {
    const english = unused();
    const answers = await Promise.all(
      [english, english.toUpperCase()].map((text) =>
        administrator.call('POST', at, { english: text, french: 'x' }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    const refused = answers.find(({ status }) => status === 400);
    expect(await refused?.text()).toContain('already in the glossary');
  });
});

it('saves two glossary terms that two people change at the same time', async () => {
  const changed = [await newTerm(), await newTerm()];
  const lock = await lockTable(client, 'glossary_terms', 'share row exclusive');
  const answers = changed.map((term) =>
    administrator.call('PUT', `${at}/${term}`, { note: 'Changed.' }),
  );
  await expect.poll(lock.waiting).toBe(2);
  await lock.release();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
});

it('adds the first glossary terms to a new installation once, and never adds a deleted one again', async () => {
  const url = await filledDatabase();
  const database = new Client({ connectionString: url });
  await database.connect();
  try {
    const terms = async () =>
      z
        .array(z.object({ english: z.string() }))
        .parse((await database.query('select english from glossary_terms order by id')).rows)
        .map(({ english }) => english);
    expect(await terms()).toEqual(seed.map(({ english }) => english));
    await database.query(`delete from glossary_terms where english = 'mistake'`);
    await (await startCms({ DATABASE_URL: url })).end();
    expect(await terms()).toEqual(
      seed.map(({ english }) => english).filter((english) => english !== 'mistake'),
    );
  } finally {
    await database.end();
  }
}, 200_000);
