import { afterAll, inject } from 'vitest';
import { makeDatabase, spawnCms, type CmsProcess } from './cms-process.ts';

/** What a test file has to undo, the last thing first. */
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
 * Another CMS process beside the one under test, on its database unless it is told otherwise. Ends after the test file.
 */
export async function startCms(env: NodeJS.ProcessEnv = {}): Promise<CmsProcess> {
  const told = {
    CMS_KEY: inject('cmsKey'),
    CONTENT_KEY: inject('contentKey'),
    NEWSLETTER_KEY: inject('newsletterKey'),
    SITE_URL: inject('site'),
    DATABASE_URL: inject('database'),
  };
  const started = await spawnCms({ ...told, ...env });
  undo.push(() => started.end());
  return started;
}
