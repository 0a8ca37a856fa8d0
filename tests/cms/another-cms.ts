import { afterAll, inject } from 'vitest';
import { z } from 'zod';
import { makeDatabase, spawnCms, type CmsProcess } from './cms-process.ts';

/** Cleanup functions, run in reverse order. */
const undo: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const each of undo.splice(0).toReversed()) await each();
});

/** An empty database beside the one under test, gone after the test file. Returns its address. */
export async function emptyDatabase(): Promise<string> {
  const { url, remove } = await makeDatabase(inject('database'));
  undo.push(remove);
  return url;
}

/**
 * Another CMS process beside the one under test, on its database by default. Ends after the test file.
 */
export async function startCms(env: NodeJS.ProcessEnv = {}): Promise<CmsProcess> {
  const defaults = {
    CMS_KEY: inject('cmsKey'),
    CONTENT_KEY: inject('contentKey'),
    NEWSLETTER_KEY: inject('newsletterKey'),
    SITE_URL: inject('site'),
    DATABASE_URL: inject('database'),
  };
  const started = await spawnCms({ ...defaults, ...env });
  undo.push(() => started.end());
  return started;
}

const login = z.object({ data: z.object({ token: z.string() }) });

/** The headers of the first administrator's session in the panel of another CMS on an empty database. */
export async function logInAt(cms: CmsProcess): Promise<Record<string, string>> {
  const answer = await fetch(`${cms.url}/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'second@colibri.example', password: 'Second1234' }),
  });
  return { Authorization: `Bearer ${login.parse(await answer.json()).data.token}` };
}
