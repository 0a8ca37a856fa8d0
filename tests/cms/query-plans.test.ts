import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client, Pool } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { affirmation, affirmationLimits, totalHeader } from '#contract/affirmation';
import { cmsKeyHeader } from '#contract/change';
import { sheetLine, spreadsheetLimits, spreadsheetPath } from '#contract/spreadsheet';
import { translationCount } from '#contract/translation';
import { fillAffirmations } from '../bench/fill.ts';
import { contentKey } from './keys.ts';
import { filledDatabase, logInAt, startCms } from './another-cms.ts';
import type { CmsProcess } from './cms-process.ts';
import { content, panelCalls, publicCalls } from './measured-calls.ts';
import { tablesReadWhole } from './plans.ts';

/** Enough that PostgreSQL prefers indexes, provided that they fit. */
const affirmations = 10_000;
const largeTable = 2000;

const entries = z.object({ results: z.array(z.object({ documentId: z.string() })) });
const logged = z.object({ text: z.string(), values: z.array(z.unknown()) });
type Query = z.infer<typeof logged>;

let client: Client;
let databaseUrl: string;
let cms: CmsProcess;
let folder: string;
let queryLog: string;
let session: Record<string, string>;
let largeTables: ReadonlySet<string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colibri-plans-'));
  queryLog = join(folder, 'queries');
  await writeFile(queryLog, '');
  databaseUrl = await filledDatabase();
  const hook = pathToFileURL(join(import.meta.dirname, 'log-queries.mjs')).href;
  cms = await startCms({
    DATABASE_URL: databaseUrl,
    NODE_OPTIONS: `--import=${hook}`,
    QUERY_LOG: queryLog,
  });
  client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await fillAffirmations(client, affirmations);
  await client.query(
    `insert into versions (noun, document_id, language, actor, action, saved_at, fields)
     select 'affirmation', document_id, locale, 'colibri', 'save', now(), '{}'
     from affirmations where published_at is null`,
  );
  await client.query('analyze versions');
  await client.query(
    `insert into affirmation_words
     select substr(md5(cast(number as text)), 1, 8) from generate_series(1, 20000) as number
     on conflict do nothing`,
  );
  // An index is used once the words that were added last are in it.
  await client.query('vacuum analyze affirmation_words');
  const { rows } = await client.query<{ relname: string }>(
    `select relname from pg_class where relkind = 'r' and reltuples > ${largeTable}`,
  );
  largeTables = new Set(rows.map(({ relname }) => relname));
  session = await logInAt(cms);
});
afterAll(async () => {
  await client.end();
  await rm(folder, { recursive: true, force: true });
});

async function call(path: string, status = 200): Promise<Response> {
  const answer = await fetch(cms.url + path, {
    headers: path.startsWith('/api/') ? { [cmsKeyHeader]: inject('cmsKey') } : session,
  });
  expect(answer.status, path).toBe(status);
  return answer;
}

/** The queries on large tables that the CMS makes for a call. */
async function queriesOf(path: string, status?: number): Promise<Query[]> {
  await writeFile(queryLog, '');
  await (await call(path, status)).arrayBuffer();
  return readQueries();
}

async function readQueries(): Promise<Query[]> {
  const lines = (await readFile(queryLog, 'utf8')).split('\n').filter((line) => line !== '');
  return lines
    .map((line) => logged.parse(JSON.parse(line)))
    .filter(({ text }) => /^\s*(?:select|with)\b/i.test(text) && mentionsLargeTable(text));
}

const mentionsLargeTable = (sql: string) =>
  [...largeTables].some((table) => new RegExp(`\\b${table}\\b`).test(sql));

/** The large tables that PostgreSQL reads from beginning to end for a query. */
async function scannedTables({ text, values }: Query): Promise<string[]> {
  const { rows } = await client.query(`explain (format json) ${text}`, values);
  return tablesReadWhole(rows).filter((table) => largeTables.has(table));
}

it.each([...publicCalls, ...panelCalls])(
  'no database query of GET %s scans a whole large table',
  async (path) => {
    const queries = await queriesOf(path);
    // Counts of translations are kept, so that call reads no large table at all.
    if (path !== '/panel/translations') expect(queries).not.toEqual([]);
    for (const query of queries) expect(await scannedTables(query), query.text).toEqual([]);
  },
);

it('no database query of a request for a recording scans a whole large table', async () => {
  const queries = await queriesOf('/api/recordings/published?id=1&file=0123456789abcdef.mp3', 404);
  expect(queries).not.toEqual([]);
  for (const query of queries) expect(await scannedTables(query), query.text).toEqual([]);
});

it('the query for scheduled publications, which runs every second, scans no whole large table', async () => {
  await writeFile(queryLog, '');
  const due = async () => (await readQueries()).find(({ text }) => text.includes('publish_at'));
  await expect.poll(due).toBeDefined();
  const query = await due();
  expect(query && (await scannedTables(query))).toEqual([]);
});

it.each([
  ['affirmations_featured', '/panel/featured'],
  ['affirmations_search_en', '/api/affirmations?lang=en&q=kangaroos&page=1'],
])(
  'without the index %s, a query of GET %s scans all affirmations, which the test of scanned tables would report',
  async (index, path) => {
    const queries = await queriesOf(path);
    await client.query('begin');
    await client.query(`drop index ${index}`);
    const scanned: string[] = [];
    for (const query of queries) scanned.push(...(await scannedTables(query)));
    await client.query('rollback');
    expect(scanned).toContain('affirmations');
  },
);

it.each([
  ['affirmations_text_en', '/panel/affirmations/similar?locale=en&text=I%20am%20brave%20again'],
  ['affirmations_keywords_en', '/api/affirmations?lang=en&q=wallabies&page=1'],
  ['affirmations_tags_en', '/api/affirmations?lang=en&moment=anger&age=9-11&page=1'],
  ['affirmation_words_pkey', '/api/affirmations?lang=en&q=kangarou&page=1'],
  ['affirmations_draft_search', '/panel/letter/choices?q=kangaroos'],
  ['affirmations_panel_search_en', `${content}&page=1&sort=text:ASC&_q=kangaroos`],
])('PostgreSQL uses the index %s to answer GET %s', async (index, path) => {
  const plans: unknown[] = [];
  for (const { text, values } of await queriesOf(path))
    plans.push((await client.query(`explain ${text}`, values)).rows);
  expect(JSON.stringify(plans)).toContain(index);
});

it.each([
  ['updatedAt:DESC', 'updated_at desc, id'],
  ['text:ASC', 'text, id'],
  // All have it in their `locale`.
  ['updatedAt:DESC&_q=en', 'updated_at desc, id'],
])(
  'page 70 of the panel’s affirmations, sorted by %s, has the entries that the database has in that order',
  async (sort, order) => {
    const answer = await call(`${content}&page=70&sort=${sort}`);
    const { rows } = await client.query<{ document_id: string }>(
      `select document_id from affirmations where locale = 'en' and published_at is null
     order by ${order} limit 20 offset 1380`,
    );
    const { results } = entries.parse(await answer.json());
    expect(results.map(({ documentId }) => documentId)).toEqual(rows.map((row) => row.document_id));
    expect(rows).toHaveLength(20);
  },
);

const listed = z.array(affirmation);

it('the API answers a list that is too long for one page with one JSON array that equals all its pages together', async () => {
  const answer = await call('/api/affirmations?lang=en');
  const total = Number(answer.headers.get(totalHeader));
  expect(total).toBeGreaterThan(affirmations);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const pageSize = affirmationLimits.largestPage;
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(total / pageSize) }, async (_, index) => {
      const path = `/api/affirmations?lang=en&page=${index + 1}&pageSize=${pageSize}`;
      return listed.parse(await (await call(path)).json());
    }),
  );
  expect(await answer.text()).toBe(JSON.stringify(pages.flat()));
});

it('the API’s list of the affirmations in a category omits one right after its row was deleted with SQL', async () => {
  const path = '/api/affirmations?lang=en&categoryId=2&page=1';
  const read = async () => {
    const answer = await call(path);
    const ids = listed.parse(await answer.json()).map(({ id }) => id);
    return { ids, total: Number(answer.headers.get(totalHeader)) };
  };
  const before = await read();
  await client.query('delete from affirmations where public_id = $1 and published_at is not null', [
    before.ids[0],
  ]);
  const after = await read();
  expect(after.total).toBe(before.total - 1);
  expect(after.ids.slice(0, -1)).toEqual(before.ids.slice(1));
});

it('the counts of missing, outdated and finished translations are right after 80 simultaneous changes and ten deletions', async () => {
  const { rows: documents } = await client.query<{ document_id: string }>(
    `select document_id from affirmations where locale = 'fr' and published_at is null order by id desc limit 40`,
  );
  const ids = documents.map((row) => row.document_id);
  const change = `update affirmations set text = text || '!' where document_id = $1 and locale = $2`;
  const pool = new Pool({ connectionString: databaseUrl, max: 8 });
  await Promise.all(
    ids.flatMap((id) => ['en', 'fr'].map((locale) => pool.query(change, [id, locale]))),
  );
  await client.query(`delete from affirmations where document_id = any($1) and locale = 'fr'`, [
    ids.slice(0, 10),
  ]);
  await pool.end();
  const { rows } = await client.query<{ missing: string; outdated: string; current: string }>(
    `select count(*) filter (where target.id is null) as missing,
       count(*) filter (where target.id is not null and source_hash is distinct from hash) as outdated,
       count(*) filter (where target.id is not null and source_hash = hash) as current
     from affirmations source
     cross join lateral md5(concat_ws(E'\\x1f', source.text, source.description)) as hash
     left join affirmations target on target.document_id = source.document_id
       and target.locale = 'fr' and target.published_at is null
     left join translations on translations.document_id = source.document_id and noun = 'affirmation'
     where source.locale = 'en' and source.published_at is null`,
  );
  const [counted] = z
    .array(
      z.object({
        missing: z.coerce.number(),
        outdated: z.coerce.number(),
        current: z.coerce.number(),
      }),
    )
    .parse(rows);
  const counts = z.array(translationCount).parse(await (await call('/panel/translations')).json());
  const [french] = counts.filter((each) => each.noun === 'affirmation' && each.language === 'fr');
  const { missing = 0, outdated = 0, review = 0, publish = 0, done = 0 } = french ?? {};
  expect({ missing, outdated, current: review + publish + done }).toEqual(counted);
});

it('suggests the most similar of 50,000 similar keywords, within the second that the CMS allows', async () => {
  await client.query(
    `insert into affirmation_keywords (language, form, keyword)
     select 'en', ' calm' || word || ' ', 'calm' || word
     from (select left(md5(cast(number as text)), 6) as word from generate_series(1, 50000) as number)
     on conflict do nothing`,
  );
  const answer = await call('/api/affirmations/keywords?lang=en&q=calmm');
  expect(await answer.json()).toContain('calm down');
});

it('a preview of a CSV import ends in time whose rows all have the text of the same 5,000 affirmations', async () => {
  await client.query('begin');
  // Only the text matters.
  await client.query('set local session_replication_role = replica');
  const { rows } = await client.query<{ id: number }>(
    `update affirmations set text = 'I am one of thousands.'
     where locale = 'en' and published_at is null and public_id % 2 = 0 returning public_id as id`,
  );
  await client.query('commit');
  expect(rows.length).toBeGreaterThanOrEqual(5000);
  const row = 'Kindness,I am one of thousands!,Say it.\n';
  const answer = await fetch(`${cms.url}${spreadsheetPath}?apply=false`, {
    method: 'POST',
    headers: { ...contentKey(), 'Content-Type': 'application/octet-stream' },
    body: `category,text_en,description_en\n${row.repeat(spreadsheetLimits.rows)}`,
  });
  const [last = ''] = (await answer.text()).trim().split('\n').slice(-1);
  const line = sheetLine.parse(JSON.parse(last));
  const id = Math.min(...rows.map((each) => each.id));
  const messages = 'report' in line ? line.report.warnings.map(({ message }) => message) : [];
  expect(messages).toHaveLength(spreadsheetLimits.rows);
  expect(new Set(messages)).toEqual(new Set([`Says the same thing as affirmation ${id}.`]));
});
