import { Client } from 'pg';
import { inject } from 'vitest';
import { z } from 'zod';
import { filledDatabaseName } from '../../scripts/database/cluster.ts';
import { afterFile } from '../after-file.ts';
import { makeDatabase, spawnCms, type CmsProcess } from './cms-process.ts';

/** An empty database beside the one under test, gone after the test file. Returns its address. */
export async function emptyDatabase(): Promise<string> {
  const { url, remove } = await makeDatabase(inject('database'));
  afterFile(remove);
  return url;
}

/** A database as a first start fills it, gone after the test file. Returns its address. */
export async function filledDatabase(): Promise<string> {
  await fillTemplate();
  const { url, remove } = await makeDatabase(inject('database'), template);
  afterFile(remove);
  return url;
}

/** Copied in a moment, whereas filling an empty database takes a CMS many seconds. */
const template = filledDatabaseName;

/** Fills the template for all test files, if neither `npm test` nor one of them has. */
async function fillTemplate(): Promise<void> {
  const client = new Client({ connectionString: inject('database') });
  await client.connect();
  try {
    const name = [template];
    const { rowCount } = await client.query('select from pg_database where datname = $1', name);
    if (rowCount) return;
    const { url } = await makeDatabase(inject('database'));
    await (await spawnCms({ ...sameAsStack(), DATABASE_URL: url })).end();
    await client.query(`alter database ${new URL(url).pathname.slice(1)} rename to ${template}`);
  } finally {
    await client.end();
  }
}

const sameAsStack = () => ({
  CMS_KEY: inject('cmsKey'),
  CONTENT_KEY: inject('contentKey'),
  NEWSLETTER_KEY: inject('newsletterKey'),
  SITE_URL: inject('site'),
  DATABASE_URL: inject('database'),
  ADMIN_EMAIL: inject('administrator').email,
  ADMIN_PASSWORD: inject('administrator').password,
});

/**
 * Another CMS process beside the one under test, on its database by default. Ends after the test file.
 */
export async function startCms(env: NodeJS.ProcessEnv = {}): Promise<CmsProcess> {
  const started = await spawnCms({ ...sameAsStack(), ...env });
  afterFile(() => started.end());
  return started;
}

const login = z.object({ data: z.object({ token: z.string() }) });

/** The headers of the first administrator's session in the panel of another CMS on an empty database. */
export async function logInAt(cms: CmsProcess): Promise<Record<string, string>> {
  const answer = await fetch(`${cms.url}/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(inject('administrator')),
  });
  return { Authorization: `Bearer ${login.parse(await answer.json()).data.token}` };
}
