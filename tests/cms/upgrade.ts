import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { Client, Pool } from 'pg';
import { expect, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { affirmation, ownAffirmation } from '#contract/affirmation';
import { sessionCookie } from '#contract/auth';
import { collection } from '#contract/collection';
import { sentLetter } from '#contract/letter';
import { listedSubscriber, peoplePage } from '#contract/people';
import { suppressionHash } from '../../cms/src/mail/keys.ts';
import { configuredTypes, views } from '../../cms/src/strapi/views.ts';
import { newAffirmations } from '../../cms/src/seed/needs/index.ts';
import { emptyDatabase, startCms } from './another-cms.ts';
import { collections, detail, ownAffirmations } from './collections.ts';
import {
  administrator,
  collectionName,
  draftText,
  fixtureFile,
  formerSubscriber,
  jwtSecret,
  keyLine,
  maya,
  noah,
  ownText,
  pausedSubscriber,
  plannedNote,
  plannedWeek,
  published,
  refusedSubscriber,
  sessionLine,
  subscriber,
} from './fixtures/data.ts';
import { freshAddress, visitorAt } from './members.ts';
import { clock } from './newsletter-setup.ts';

/** Migrations wait two seconds at most for a lock, with readers behind them; their statements take time too. */
const longestWaitMilliseconds = 4000;

/** What every start writes: Strapi’s own records, and the roles that Colibri resets. */
const rewritten = /^(strapi_|admin_roles$|admin_permissions|colibri_migrations_lock$)/;
/** Checksums of the functions and indexes of one version. */
const checksums = 'colibri_objects';

/** Short enough that every lock of the upgrade is met by a read. */
const betweenReadsMilliseconds = 5;

/** Colibri would delete or ignore what is as old as the fixtures, and send the newsletters that were due since. */
const renewals = [
  `update strapi_sessions
   set expires_at = now() + interval '30 days', absolute_expires_at = now() + interval '30 days'`,
  'update subscribers set paused_until = current_date + 28 where paused_until is not null',
  'update saved_collections set deleted_at = now() where deleted_at is not null',
  'update history set at = now()',
  'update jobs.version set cron_on = now()',
  'delete from call_limits',
];

type Tables = Map<string, string[]>;

const columnRows = z.array(z.object({ table: z.string(), columns: z.array(z.string()) }));
const adminLogin = z.object({ data: z.object({ token: z.string() }) });
const drafts = z.object({ results: z.array(z.object({ text: z.string(), status: z.string() })) });
const letters = z.object({
  results: z.array(z.object({ week: z.string(), noteEn: z.string().nullable() })),
});
const storedSettings = z.array(z.object({ key: z.string(), value: z.string() }));
const storedView = z.object({ layouts: z.object({ edit: z.unknown() }) });
const contentRows = z.array(z.record(z.string(), z.unknown()));

/**
 * Upgrades the database of an older version while others read it, and expects that it keeps its data. Returns the CMS, its
 * settings and its database.
 */
export async function expectUpgrade(version: string) {
  const url = await emptyDatabase();
  const pool = new Pool({ connectionString: url });
  onTestFinished(() => pool.end());
  const { token, emailKey } = await load(pool, version);
  const tables = await readTables(pool);
  const before = await readRows(pool, tables);

  const reads = [...tables].map(([table, columns]) => `select ${columns.join(', ')} from ${table}`);
  const readers = [
    startReader(url, reads),
    startReader(url, [
      'begin',
      ...reads.filter((read) => / from affirmations/.test(read)),
      'commit',
    ]),
  ];
  const settings = { DATABASE_URL: url, ...clock };
  const cms = await startCms(settings);
  for (const reader of readers) {
    const { count, longest } = await reader.stop();
    expect(count).toBeGreaterThan(100);
    expect(longest).toBeLessThan(longestWaitMilliseconds);
  }

  const after = await readRows(pool, tables);
  const lost = [...before].flatMap(([table, rows]) => {
    const found = new Set(after.get(table));
    return table === checksums ? [] : rows.filter((row) => !found.has(row));
  });
  expect(lost).toEqual([]);

  await expectMembers(cms.url, token);
  await expectContent(cms.url);
  const { rows: added } = await pool.query(
    `select locale, published_at from affirmations where text = any($1) order by locale`,
    [[newAffirmations[0]?.en.text, newAffirmations[0]?.fr.text]],
  );
  expect(added).toEqual([
    { locale: 'en', published_at: null },
    { locale: 'fr', published_at: null },
  ]);
  await expectNewsletter(cms.url, pool, emailKey);
  await expectForms(pool);
  return { cms, settings, pool };
}

/** Strapi puts new fields at the end of forms. */
async function expectForms(pool: Pool): Promise<void> {
  const { rows } = await pool.query('select key, value from strapi_core_store_settings');
  const stored = new Map(storedSettings.parse(rows).map(({ key, value }) => [key, value]));
  for (const noun of configuredTypes) {
    const key = `plugin_content_manager_configuration_content_types::api::${noun}.${noun}`;
    const { layouts } = storedView.parse(JSON.parse(stored.get(key) ?? '{}'));
    expect(layouts.edit, `the form of ${noun}`).toEqual(views[noun].edit);
  }
}

async function expectMembers(cms: string, token: string): Promise<void> {
  for (const { name, email, password } of [maya, noah]) {
    const login = await visitorAt(freshAddress(), cms).call('POST', '/api/auth/login', {
      email,
      password,
    });
    expect(login).toMatchObject({ status: 200, body: { name, email } });
  }
  const browser = visitorAt(freshAddress(), cms);
  browser.cookies.set(sessionCookie, token);
  expect((await browser.call('GET', '/api/auth/user')).body).toMatchObject({ email: maya.email });

  const own = z.tuple([ownAffirmation]).parse((await browser.call('GET', ownAffirmations)).body);
  expect(own).toMatchObject([{ text: ownText, categoryId: 2 }]);
  const [{ id }] = z.tuple([collection]).parse((await browser.call('GET', collections)).body);
  const { name, affirmations } = await detail(browser, id);
  expect(name).toBe(collectionName);
  expect(affirmations.map((each) => each.id)).toEqual([published.id, own[0].id, 1]);
}

async function expectContent(cms: string): Promise<void> {
  const visitor = visitorAt(freshAddress(), cms);
  const find = async (q: string) =>
    z
      .array(affirmation)
      .parse((await visitor.call('GET', `/api/affirmations?q=${encodeURIComponent(q)}`)).body);
  const search = async (q: string) => (await find(q)).map(({ id }) => id);
  expect(await search(published.word)).toContain(published.id);
  expect(await search(published.typo)).toContain(published.id);
  for (const draft of [draftText, published.modified])
    expect((await find(draft)).map(({ text }) => text)).not.toContain(draft);
  // A keyword, which the older version did not have.
  expect(await search('wheelchair')).toContain(1);

  const panel = await panelOf(cms);
  const list = '/content-manager/collection-types/api::affirmation.affirmation?locale=en&_q=';
  for (const [text, status] of [
    [draftText, 'draft'],
    [published.modified, 'modified'],
  ] as const) {
    const { results } = drafts.parse(await panel(list + encodeURIComponent(text)));
    expect(results).toContainEqual({ text, status });
  }
}

async function expectNewsletter(cms: string, pool: Pool, emailKey: string): Promise<void> {
  const visitor = visitorAt(freshAddress(), cms);
  const preferences = { key: emailKey, do: 'show' };
  expect(await visitor.call('POST', '/api/subscribers/preferences', preferences)).toMatchObject({
    status: 200,
    body: { state: 'subscribed', language: 'en' },
  });
  vi.stubEnv('LETTER_KEY', 'letters');
  const hash = suppressionHash(formerSubscriber);
  vi.unstubAllEnvs();
  const { rows } = await pool.query('select hash from suppression_list');
  expect(rows).toEqual([{ hash }]);

  const panel = await panelOf(cms);
  expect(z.array(sentLetter).parse(await panel('/panel/letter/sent'))).toMatchObject([
    { sent: 1, failed: 1 },
  ]);
  const { entries } = peoplePage(listedSubscriber).parse(await panel('/panel/subscribers'));
  expect(entries.map(({ email, state }) => [email, state]).toSorted()).toEqual([
    [subscriber, 'active'],
    [pausedSubscriber, 'paused'],
    [refusedSubscriber, 'refused'],
  ]);
  const planned = await panel('/content-manager/collection-types/api::letter.letter');
  expect(letters.parse(planned).results).toContainEqual({ week: plannedWeek, noteEn: plannedNote });
}

/** Reads from the panel as the fixture’s administrator. */
async function panelOf(cms: string) {
  const login = await fetch(`${cms}/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  const Authorization = `Bearer ${adminLogin.parse(await login.json()).data.token}`;
  return async (path: string): Promise<unknown> => {
    const answer = await fetch(cms + path, { headers: { Authorization } });
    expect(answer.status).toBe(200);
    return answer.json();
  };
}

/** Loads a fixture. Returns its comments, which have what only the older program could sign. */
export async function load(
  pool: Pool,
  version: string,
): Promise<{ token: string; emailKey: string }> {
  const sql = gunzipSync(readFileSync(fixtureFile(version))).toString();
  const client = await pool.connect();
  try {
    await client.query(`set search_path = ''; set check_function_bodies = off`);
    await client.query(sql);
  } finally {
    client.release(true);
  }
  for (const statement of renewals) await pool.query(statement);
  return {
    token: renewToken(sessionLine.exec(sql)?.[1] ?? ''),
    emailKey: keyLine.exec(sql)?.[1] ?? '',
  };
}

/** The same token with a later end, because sessions expire after 30 days. */
function renewToken(token: string): string {
  const [head = '', claims = ''] = token.split('.');
  const read = z.looseObject({ exp: z.int() }).parse(decode(claims));
  const later = encode({ ...read, exp: read.exp + 100 * 365 * 24 * 60 * 60 });
  const signature = createHmac('sha256', jwtSecret).update(`${head}.${later}`).digest('base64url');
  return `${head}.${later}.${signature}`;
}
const decode = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());
const encode = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');

/** The columns of all tables and views. */
export async function readTables(pool: Pool): Promise<Tables> {
  const { rows } = await pool.query(
    `select table_name as table, array_agg(quote_ident(column_name) order by column_name) as columns
     from information_schema.columns where table_schema = 'public' group by table_name order by 1`,
  );
  return new Map(columnRows.parse(rows).map(({ table, columns }) => [table, columns]));
}

/** All rows as text, by table, without those that every start writes. */
export async function readRows(pool: Pool, tables: Tables): Promise<Map<string, string[]>> {
  const all = new Map<string, string[]>();
  for (const [table, columns] of tables) {
    if (rewritten.test(table)) continue;
    const { rows } = await pool.query(`select ${columns.join(', ')} from ${table}`);
    all.set(
      table,
      contentRows
        .parse(rows)
        .map((row) => JSON.stringify(row))
        .toSorted(),
    );
  }
  return all;
}

/**
 * Reads in a loop, as a process of the older version does, but leaves the processor to the upgrade. Returns how many
 * reads there were, and the longest.
 */
function startReader(url: string, statements: readonly string[]) {
  const client = new Client({ connectionString: url });
  const stopping = new AbortController();
  const read = async () => {
    let [count, longest] = [0, 0];
    await client.connect();
    try {
      while (!stopping.signal.aborted)
        for (const statement of statements) {
          const began = performance.now();
          await client.query(statement);
          longest = Math.max(longest, performance.now() - began);
          count += 1;
          await pause(betweenReadsMilliseconds);
        }
    } finally {
      await client.end();
    }
    return { count, longest };
  };
  const reading = read();
  // Its error is reported by `stop`.
  reading.catch(() => undefined);
  return {
    stop: () => {
      stopping.abort();
      return reading;
    },
  };
}
