import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { z } from 'zod';

/** Where the stack under test answers, as `npm test` started it. */
const stack = z.object({
  TEST_SITE: z.url(),
  TEST_CMS: z.url(),
  TEST_CMS_KEY: z.string(),
  TEST_CONTENT_KEY: z.string(),
  TEST_NEWSLETTER_KEY: z.string(),
  TEST_DATABASE_URL: z.url(),
  TEST_DATA_DIR: z.string().min(1),
  TEST_ADMIN_EMAIL: z.email(),
  TEST_ADMIN_PASSWORD: z.string(),
});

declare module 'vitest' {
  export interface ProvidedContext {
    site: string;
    cms: string;
    cmsKey: string;
    contentKey: string;
    newsletterKey: string;
    database: string;
    /** Where its state lies; letters among it. */
    dataFolder: string;
    /** The file that holds an administrator's token. */
    adminTokenFile: string;
  }
}

const login = z.object({ data: z.object({ token: z.string() }) });
/** A token lives for half an hour, and a slow machine's tests for longer. */
const renewMilliseconds = 10 * 60_000;

/** Tells the tests where the stack is. Out: what ends with them. */
export default async function setup(project: TestProject): Promise<() => void> {
  const env = stack.parse(process.env);
  project.provide('site', env.TEST_SITE);
  project.provide('cms', env.TEST_CMS);
  project.provide('cmsKey', env.TEST_CMS_KEY);
  project.provide('contentKey', env.TEST_CONTENT_KEY);
  project.provide('newsletterKey', env.TEST_NEWSLETTER_KEY);
  project.provide('database', env.TEST_DATABASE_URL);
  project.provide('dataFolder', env.TEST_DATA_DIR);

  // One for all tests, for the panel lets nobody log in often; in a file, for what is provided stays as it is.
  const file = join(env.TEST_DATA_DIR, `admin-token-${project.name}`);
  project.provide('adminTokenFile', file);
  const renew = async () => {
    await writeFile(`${file}.new`, await logIn(env), { mode: 0o600 });
    await rename(`${file}.new`, file);
  };
  await renew();
  const timer = setInterval(() => void renew().catch(console.error), renewMilliseconds);
  return () => clearInterval(timer);
}

async function logIn(env: z.infer<typeof stack>): Promise<string> {
  const answer = await fetch(`${env.TEST_CMS}/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: env.TEST_ADMIN_EMAIL, password: env.TEST_ADMIN_PASSWORD }),
  });
  if (!answer.ok)
    throw new Error(`The panel lets nobody in: ${answer.status} ${await answer.text()}`);
  return login.parse(await answer.json()).data.token;
}
