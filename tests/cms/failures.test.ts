import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorBody, requestIdHeader } from '#contract/error';
import { wireTo } from '../e2e/site.ts';
import { filledDatabase, logInAt, startCms } from './another-cms.ts';
import type { CmsProcess } from './cms-process.ts';
import { untilSomeoneWaits } from './database.ts';
import { wakeWorkers } from './jobs.ts';
import { siteKey } from './keys.ts';
import { clock } from './newsletter-setup.ts';

const json = { 'Content-Type': 'application/json' };
const panelError = z.object({
  data: z.null(),
  error: z.object({ status: z.number(), name: z.string(), message: z.string() }),
});
const created = z.object({ data: z.object({ id: z.number() }) });

let cms: CmsProcess;
let client: Pool;
let wire: Awaited<ReturnType<typeof wireTo>>;
let administrator: Record<string, string>;
beforeAll(async () => {
  const database = new URL(await filledDatabase());
  client = new Pool({ connectionString: database.href, max: 1 });
  wire = await wireTo(new URL(database));
  database.host = new URL(wire.url).host;
  cms = await startCms({ DATABASE_URL: database.href, ...clock });
  administrator = await logInAt(cms);
}, 400_000);
afterAll(async () => {
  await client.end();
  await cms.end();
  wire.close();
});

/** Breaks every query of a table while something happens. */
async function without(table: string, work: () => Promise<void>) {
  await client.query(`alter table ${table} rename to ${table}_away`);
  await work().finally(() => client.query(`alter table ${table}_away rename to ${table}`));
}

const callPanel = (path: string, method = 'GET', body?: object) =>
  fetch(cms.url + path, {
    method,
    headers: { ...administrator, ...json },
    ...(body && { body: JSON.stringify(body) }),
  });

/** The log entries that contain a text, with their stack traces. */
const said = (what: string) =>
  cms
    .log()
    .split(/\n(?=.{0,6}\[\d{4}-)/)
    .filter((line) => line.includes(what));
const withStack = expect.stringMatching(/Error|error[^]*\n\s+at /);

describe('errors in calls', () => {
  it('answers 500 with the site’s request id to an API call whose database query fails, and logs it once with a stack', async () => {
    await without('categories', async () => {
      const headers = { ...siteKey(), [requestIdHeader]: 'from-the-site-1' };
      const answer = await fetch(`${cms.url}/api/categories`, { headers });
      expect(answer.status).toBe(500);
      expect(answer.headers.get(requestIdHeader)).toBe('from-the-site-1');
      expect(errorBody.parse(await answer.json()).error.code).toBe('internal');
    });
    expect(said('from-the-site-1')).toEqual([withStack]);
  });

  it('answers 500 to a panel call whose database query fails, with a new request id even if the caller sent one', async () => {
    await without('categories', async () => {
      const path = '/content-manager/collection-types/api::category.category';
      const answer = await fetch(cms.url + path, {
        headers: { ...administrator, [requestIdHeader]: 'chosen' },
      });
      expect(answer.status).toBe(500);
      expect(panelError.parse(await answer.json()).error.name).toBe('internal');
      const id = answer.headers.get(requestIdHeader) ?? '';
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
      expect(said(id)).toEqual([withStack]);
    });
  });

  it('answers 500, not 400, to a panel call in which our own code throws a ZodError, and logs it', async () => {
    const account = { firstname: 'Tess', email: 'tess@colibri.example', roles: [1] };
    const { id } = created.parse(
      await (await callPanel('/admin/users', 'POST', account)).json(),
    ).data;
    await client.query('update admin_users set email = null where id = $1', [id]);
    const answer = await callPanel(`/admin/users/${id}`, 'PUT', { roles: [2] });
    expect(answer.status).toBe(500);
    expect(said(answer.headers.get(requestIdHeader) ?? '?')).toEqual([
      expect.stringContaining('ZodError'),
    ]);
  });

  it.each([
    ['a name of 201 characters', { widgets: [{ uid: 'x'.repeat(201), width: 6 }] }],
    ['an invalid date', { widgets: [], updatedAt: 'soon' }],
    ['an unknown field', { widgets: [], more: 'x' }],
  ])('answers 400 to a panel homepage layout with %s, and logs no error', async (_, layout) => {
    const answer = await callPanel('/admin/homepage/layout', 'PUT', layout);
    expect(answer.status).toBe(400);
    expect(said(answer.headers.get(requestIdHeader) ?? '?')).toEqual([]);
  });

  it('saves the layout of the panel’s home page with widget names of up to 200 characters', async () => {
    const layout = { widgets: [{ uid: 'x'.repeat(200), width: 6 }] };
    expect((await callPanel('/admin/homepage/layout', 'PUT', layout)).status).toBe(200);
    expect(await (await callPanel('/admin/homepage/layout')).json()).toMatchObject({
      data: layout,
    });
  });

  it('the CMS answers 400 to a URL that cannot be decoded, and logs no error', async () => {
    const answer = await fetch(`${cms.url}/uploads/%E0%A4%A`);
    expect(answer.status).toBe(400);
    panelError.parse(await answer.json());
    expect(said('decode')).toEqual([]);
  });

  it('the CMS makes its own request id if the one it was sent is empty, longer than 64 characters or unsafe to log', async () => {
    for (const given of ['a b', 'x'.repeat(65), ''])
      for (const path of ['/api/categories', '/api/nothing', '/nonexistent', '/admin']) {
        const headers = { ...siteKey(), [requestIdHeader]: given };
        const answer = await fetch(cms.url + path, { headers });
        expect(answer.headers.get(requestIdHeader), path).toMatch(/^[0-9a-f-]{36}$/);
        await answer.body?.cancel();
      }
  });

  it('the CMS logs an error that occurs after the response was sent, with its request id and stack', async () => {
    const folder = { name: 'x', parent: 'x' };
    const answer = await callPanel('/upload/folders', 'POST', folder);
    expect(answer.status).toBe(400);
    const id = answer.headers.get(requestIdHeader) ?? '?';
    await expect
      .poll(() => said(id).filter((line) => line.includes('after its answer')))
      .toEqual([withStack]);
  });
});

describe('background jobs', () => {
  it.each([
    ['letter', 'A weekly email was not sent'],
    ['greeting', 'first email was not sent'],
  ])('logs a failing job of the queue “%s” once with a stack', async (name, what) => {
    await client.query(`insert into jobs.job (name, data) values ($1, '{"delivery":"x"}')`, [name]);
    await wakeWorkers(client);
    await expect.poll(() => said(what)).toEqual([withStack]);
  });

  it('logs once, with a stack, that the weekly email could not be queued', async () => {
    await without('letters', async () => {
      await client.query(`insert into jobs.job (name) values ('weekly-letter')`);
      await wakeWorkers(client);
      await expect.poll(() => said('was not queued')).toEqual([withStack]);
    });
  });

  it('logs a failure of scheduled publishing with a stack', async () => {
    await without('affirmations', async () => {
      await expect.poll(() => said('The schedule failed')[0]).toEqual(withStack);
    });
  });
});

describe('database outages', () => {
  it('answers 503 to a call whose query was running when the connection to the database broke', async () => {
    const holder = await client.connect();
    try {
      await holder.query('begin');
      await holder.query('lock table categories in access exclusive mode');
      const call = fetch(`${cms.url}/api/categories`, { headers: siteKey() });
      await untilSomeoneWaits(holder);
      wire.cut();
      expect((await call).status).toBe(503);
    } finally {
      wire.mend();
      await holder.query('rollback');
      holder.release();
    }
  });

  it('the CMS answers 503 while the database is down, and recovers when it is back', async () => {
    wire.cut();
    const call = () => fetch(`${cms.url}/api/categories`, { headers: siteKey() });
    for (let count = 0; count < 5; count += 1) {
      const answer = await call();
      expect(answer.status).toBe(503);
      expect(errorBody.parse(await answer.json()).error.code).toBe('unavailable');
      const panel = await callPanel('/panel/featured');
      expect(panel.status).toBe(503);
      expect(panelError.parse(await panel.json()).error.name).toBe('unavailable');
      const entry = '/content-manager/collection-types/api::category.category/unknown?locale=fr';
      const save = await callPanel(entry, 'PUT', { name: 'Calme' });
      expect(save.status).toBe(503);
      expect(panelError.parse(await save.json()).error.name).toBe('unavailable');
    }
    wire.mend();
    await expect.poll(async () => (await call()).status).toBe(200);
  });

  it('answers 503 to calls that wait too long for a free database connection, and 200 to the others', async () => {
    const holder = await client.connect();
    const statuses: number[] = [];
    const call = async () => {
      const answer = await fetch(`${cms.url}/api/categories`, { headers: siteKey() });
      await answer.body?.cancel();
      statuses.push(answer.status);
    };
    try {
      await holder.query('begin');
      await holder.query('lock table categories in access exclusive mode');
      const calls = Array.from({ length: 12 }, call);
      await expect.poll(() => statuses).toContain(503);
      await holder.query('rollback');
      await Promise.all(calls);
    } finally {
      holder.release();
    }
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
  });
});
