/**
 * How logins slow down everybody else: the p95 of a page that is not cached, alone and under 50 parallel logins a second
 * from as many networks. Also, whether the time of a login reveals an account, of a member and in the panel. Creates a
 * database beside the given one, and removes it. Needs both programs built:
 * `node tests/bench/logins.ts DATABASE_URL`.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { cmsKeyHeader } from '#contract/change';
import { freePort } from '../../scripts/stack/ports.ts';
import { makeDatabase, spawnCms } from '../cms/cms-process.ts';

const [beside = ''] = process.argv.slice(2);
const key = 'bench';
const seconds = 10;
const administrator = { email: 'second@colibri.example', password: 'Second1234' };
const database = await makeDatabase(beside);
const port = await freePort();
const siteUrl = `http://127.0.0.1:${port}`;
const cms = await spawnCms({
  DATABASE_URL: database.url,
  CMS_KEY: key,
  SITE_URL: siteUrl,
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
});
const site = spawn(process.execPath, ['web/server/main.ts'], {
  env: {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    SITE_URL: siteUrl,
    CMS_URL: cms.url,
    CMS_KEY: key,
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
while (!(await fetch(`${siteUrl}/health`).catch(() => undefined)))
  if (site.exitCode !== null) throw new Error('The site did not start.');

const group = () => Math.floor(Math.random() * 65_536).toString(16);
const headers = () => ({
  'Content-Type': 'application/json',
  [cmsKeyHeader]: key,
  'X-Forwarded-For': `2001:db8:${group()}:${group()}::1`,
});
const json = (body: object) => JSON.stringify(body);

/** Reads page after page. Out: the p95 of their times in milliseconds, and how many failed. */
async function readPages() {
  const times: number[] = [];
  const options = {
    url: siteUrl,
    connections: 1,
    duration: seconds,
    requests: [
      {
        // No two alike, so that none is cached.
        setupRequest: (request: autocannon.Request) => ({
          ...request,
          path: `/categories/1?q=calm${randomUUID()}`,
        }),
      },
    ],
  };
  const { non2xx } = await new Promise<autocannon.Result>((resolve, reject) => {
    autocannon(options, (error, result) => (error ? reject(error) : resolve(result))).on(
      'response',
      (_client, _status, _bytes, time) => times.push(time),
    );
  });
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? NaN;
  return { p95, failed: `${non2xx} of ${times.length} failed` };
}

const logIn = () =>
  autocannon({
    url: cms.url,
    connections: 50,
    // Without a rate, it would repeat each refused login right away, which is a flood of requests.
    overallRate: 50,
    duration: seconds,
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          method: 'POST',
          path: '/api/auth/login',
          headers: headers(),
          body: json({ email: `${randomUUID()}@example.org`, password: 'not the password' }),
        }),
      },
    ],
  });

await readPages();
const alone = await readPages();
const [flooded, logins] = await Promise.all([readPages(), logIn()]);
console.log(
  `An uncached page: p95 ${alone.p95.toFixed(0)} ms alone (${alone.failed}), ${flooded.p95.toFixed(0)} ms under ` +
    `50 logins a second (${flooded.failed}), ${(flooded.p95 / alone.p95).toFixed(1)} times as long. ` +
    `Logins: ${json(logins.statusCodeStats ?? {})}`,
);

const email = `${randomUUID()}@example.org`;
await fetch(`${cms.url}/api/auth/register`, {
  method: 'POST',
  headers: headers(),
  body: json({ name: 'Maya', email, role: 'parent', password: 'a good password' }),
});
/** The median of 15 tries: after 20 from new networks an account has to wait. */
async function timeOf(path: string, address: string): Promise<number> {
  const times: number[] = [];
  for (let attempt = 0; attempt < 15; attempt += 1) {
    const began = performance.now();
    const body = json({ email: address, password: 'Not the password 1' });
    await (await fetch(cms.url + path, { method: 'POST', headers: headers(), body })).text();
    times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b)[7] ?? NaN;
}
for (const [path, known] of [
  ['/api/auth/login', email],
  ['/admin/login', administrator.email],
  ['/admin/forgot-password', administrator.email],
] as const) {
  const [has, hasNot] = [
    await timeOf(path, known),
    await timeOf(path, `${randomUUID()}@a.example`),
  ];
  console.log(`${path}: ${has.toFixed(1)} ms for an account, ${hasNot.toFixed(1)} ms for none`);
}
site.kill();
await cms.end();
await database.remove();
process.exit(0);
