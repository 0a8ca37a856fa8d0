import { createRequire } from 'node:module';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import databaseSettings from '../../cms/config/database.ts';
import { runMigrations, updateObjects } from '../../cms/src/core/database/migrate.ts';
import { index } from '../../cms/src/core/database/objects.ts';
import { emptyDatabase, filledDatabase, startCms } from './another-cms.ts';

type Knex = Parameters<typeof runMigrations>[0];

const load = createRequire(new URL('../../cms/package.json', import.meta.url));
const knex: (config: object) => Knex = load('knex');

const names = { name: '0001-names', statements: ['create table names (name text)'] };
const anna = { name: '0002-anna', statements: [`insert into names values ('Anna')`] };
const broken = {
  name: '0003-broken',
  statements: [`insert into names values ('Ben')`, 'insert into nothing values (1)'],
};

describe('migrations', () => {
  let db: Knex;
  beforeAll(async () => {
    db = knex({
      client: 'pg',
      connection: await emptyDatabase(),
      log: { error: () => undefined, warn: () => undefined },
    });
  });
  afterAll(() => db.destroy());
  const rows = () => db('names').pluck('name');

  it('migrations run once per database, in their order', async () => {
    await runMigrations(db, [names]);
    await runMigrations(db, [names, anna]);
    await runMigrations(db, [names, anna]);
    expect(await rows()).toEqual(['Anna']);
  });

  it('a failed migration leaves the database as it was, and runs again at the next start', async () => {
    await expect(runMigrations(db, [names, anna, broken])).rejects.toThrow('nothing');
    expect(await rows()).toEqual(['Anna']);
    const mended = { ...broken, statements: broken.statements.slice(0, 1) };
    await runMigrations(db, [names, anna, mended]);
    expect(await rows()).toEqual(['Anna', 'Ben']);
  });

  it('the database connection of the CMS ends queries after 30 seconds, but runs migrations without a time limit', async () => {
    const limitedUrl = await emptyDatabase();
    const { connection, pool } = databaseSettings({ env: () => limitedUrl }).connection;
    const limited = knex({ client: 'pg', connection, pool });
    onTestFinished(() => limited.destroy());
    const { rows: found } = await limited.raw('show statement_timeout');
    expect(found).toEqual([{ statement_timeout: '30s' }]);
    const asked = {
      name: '0000-timeout',
      statements: [`create table timeouts as select current_setting('statement_timeout') as value`],
    };
    await runMigrations(limited, [asked]);
    expect(await limited('timeouts').pluck('value')).toEqual(['0']);
  });

  it('migrations refuse a database that a newer version has migrated', async () => {
    await expect(runMigrations(db, [names])).rejects.toThrow(/0002-anna/);
  });

  it('migrations run even if a killed process left its lock in the database', async () => {
    await db('colibri_migrations_lock').update({ is_locked: 1 });
    await runMigrations(db, [names, anna, broken]);
  });

  it('a migration that waits for a locked table lets others read the table, and runs once the lock is released', async () => {
    const holder = await db.transaction();
    onTestFinished(async () => void (holder.isCompleted() || (await holder.rollback())));
    await holder.raw('lock table names in access share mode');
    const added = { name: '0004-age', statements: ['alter table names add column age integer'] };
    const running = runMigrations(db, [names, anna, broken, added]);
    // A reader gets through between two attempts.
    await expect
      .poll(async () => {
        const { rowCount } = await db.raw(
          `select from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rowCount;
      })
      .toBeGreaterThan(0);
    expect(await rows()).toContain('Anna');
    await holder.rollback();
    await running;
    expect(await db('names').first()).toHaveProperty('age');
  });
});

describe('database objects', () => {
  it('a starting CMS creates a database index again only if the definition of its columns has changed', async () => {
    const db = knex({ client: 'pg', connection: await emptyDatabase() });
    onTestFinished(() => db.destroy());
    await db.raw('create table names (name text, age integer)');
    const id = async () =>
      (await db.raw(`select 'names_index'::regclass::oid as oid`)).rows[0].oid as number;
    await updateObjects(db, [index('names_index', 'names (name)')]);
    const first = await id();
    await updateObjects(db, [index('names_index', 'names (name)')]);
    expect(await id()).toBe(first);
    await updateObjects(db, [index('names_index', 'names (age)')]);
    expect(await id()).not.toBe(first);
  });
});

describe('a start on an existing database', () => {
  it('the CMS starts without waiting for locked tables if no migration is new, and upgrades the database of an older version', async () => {
    const url = await filledDatabase();
    const client = new Client({ connectionString: url });
    await client.connect();
    onTestFinished(() => client.end());
    await client.query('begin');
    await client.query('lock table affirmations, up_users, letters in row exclusive mode');
    await (await startCms({ DATABASE_URL: url })).end();
    await client.query('rollback');

    // Keywords, moments, ages, skills and pictures are filled once, and only where there are none.
    await client.query(`
      update affirmations set keywords = case when public_id = 1 then 'mine' end;
      update affirmations set ages = null, skill = null, moments = case when public_id = 1 then 'tests' end;
      update affirmations set picture = case when public_id = 1 then 'cat' end;
      delete from strapi_core_store_settings
        where key in ('core_seed_keywordsFilled', 'core_seed_situationsFilled', 'core_seed_picturesFilled');
    `);
    // As before there were versioned migrations.
    await client.query(`
      drop view history, farewells, letter_pace;
      alter table audit_log rename to history;
      alter table suppression_list rename to farewells;
      alter table letter_send_slot rename to letter_pace;
      drop table colibri_migrations, colibri_migrations_lock, colibri_objects;
      alter table affirmations drop column keyword_search, drop column tags;
      drop table translation_comments, affirmation_keywords;
      alter table translations drop column source_texts, drop column ready_hash;
      drop table content_version, changed_documents, translation_states, translation_counts;
      drop table versions, open_entries, reminders, recordings, daily_affirmations, class_links;
      insert into farewells (hash) values ('kept');
      insert into history (by_name, action, noun) values ('Ana', 'publish', 'affirmation');
    `);
    const ids = async () =>
      (
        await client.query(
          'select id, public_id, stands_in, filed_under from affirmations order by id',
        )
      ).rows;
    const before = await ids();
    await (await startCms({ DATABASE_URL: url })).end();
    expect(await ids()).toEqual(before);
    const { rows: keywords } = await client.query(
      `select public_id = 1 as own, bool_and(keywords = 'mine') as kept, bool_and(keywords <> '') as filled,
         bool_and(keyword_search like '%' || search_form(split_part(keywords, ',', 1)) || '%') as searched
       from affirmations group by 1 order by 1`,
    );
    expect(keywords).toEqual([
      { own: false, kept: false, filled: true, searched: true },
      { own: true, kept: true, filled: true, searched: true },
    ]);
    const { rows: situations } = await client.query(
      `select public_id = 1 as own, bool_and(moments = 'tests') as kept,
         bool_and(ages <> '' and skill <> '' and cardinality(tags) >= 3) as filled
       from affirmations group by 1 order by 1`,
    );
    expect(situations).toEqual([
      { own: false, kept: false, filled: true },
      { own: true, kept: true, filled: true },
    ]);
    const { rows: filled } = await client.query(
      `select public_id = 1 as own, bool_and(picture = 'cat') as kept, bool_and(picture <> '') as filled
       from affirmations group by 1 order by 1`,
    );
    expect(filled).toEqual([
      { own: false, kept: false, filled: true },
      { own: true, kept: true, filled: true },
    ]);
    expect((await client.query('select hash from suppression_list')).rows).toEqual([
      { hash: 'kept' },
    ]);
    expect((await client.query('select by_name from audit_log')).rows).toContainEqual({
      by_name: 'Ana',
    });
    // What a process of the version before still writes during the upgrade.
    await client.query(`insert into farewells (hash) values ('late') on conflict do nothing`);
    expect((await client.query('select hash from suppression_list')).rows).toHaveLength(2);
  });
});
