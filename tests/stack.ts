import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { z } from 'zod';

/** The environment of the stack that `npm test` has started. */
const stackEnv = z.object({
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
    administrator: { email: string; password: string };
    /** The path of the data folder, which also holds the sent letters. */
    dataFolder: string;
    /** The file that holds an administrator's token. */
    adminTokenFile: string;
  }
}

const login = z.object({ data: z.object({ token: z.string() }) });
/** A token expires after half an hour, but the tests can take longer. */
const renewMilliseconds = 10 * 60_000;

/** Provides the stack's addresses and keys to the tests. Resolves to the cleanup function. */
export default async function setup(project: TestProject): Promise<() => void> {
  const env = stackEnv.parse(process.env);
  project.provide('site', env.TEST_SITE);
  project.provide('cms', env.TEST_CMS);
  project.provide('cmsKey', env.TEST_CMS_KEY);
  project.provide('contentKey', env.TEST_CONTENT_KEY);
  project.provide('newsletterKey', env.TEST_NEWSLETTER_KEY);
  project.provide('database', env.TEST_DATABASE_URL);
  project.provide('administrator', {
    email: env.TEST_ADMIN_EMAIL,
    password: env.TEST_ADMIN_PASSWORD,
  });
  project.provide('dataFolder', env.TEST_DATA_DIR);

  // One token for all tests, because the panel limits logins; in a file, because provided values can't change.
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

async function logIn(env: z.infer<typeof stackEnv>): Promise<string> {
  const answer = await fetch(`${env.TEST_CMS}/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: env.TEST_ADMIN_EMAIL, password: env.TEST_ADMIN_PASSWORD }),
  });
  if (!answer.ok)
    throw new Error(`The login to the admin panel failed: ${answer.status} ${await answer.text()}`);
  return login.parse(await answer.json()).data.token;
}
