/**
 * How much longer calls take with 100,000 affirmations in both languages than with the seed's: two CMS processes and
 * sites, one on each, asked in turns, so that other load on this machine affects both alike. Prints the medians, their
 * ratio and the highest ratio allowed, and fails if one is above it. Creates two databases beside the given one, and
 * removes them: `npm run bench -- growth`, or with both programs built
 * `node tests/bench/growth.ts DATABASE_URL [AFFIRMATIONS]`.
 */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { z } from 'zod';
import { totalHeader } from '#contract/affirmation';
import { cmsKeyHeader } from '#contract/change';
import { affirmationLimits } from '#contract/limits';
import { freePort } from '../../scripts/stack/ports.ts';
import { affirmationsInPart } from '../../web/logic/sitemap.ts';
import { makeDatabase, spawnCms } from '../cms/cms-process.ts';
import { fillAffirmations } from './fill.ts';

const [beside = '', count = '100000'] = process.argv.slice(2);
const rounds = 21;
/** The highest ratios allowed. */
const limits = { public: 1.5, panel: 3 };
const key = 'bench';
const administrator = { email: 'second@colibri.example', password: 'Second1234' };

interface Side {
  cms: string;
  site: string;
  pid: number;
  token: string;
  client: Client;
  /** How many affirmations there are. */
  total: number;
  end: () => Promise<void>;
}

interface Call {
  name: string;
  kind: keyof typeof limits;
  url: (side: Side) => string;
  /** What the times are divided by, if an answer is longer the more affirmations there are. */
  hundreds?: (side: Side) => number;
}

const cms = (path: string) => (side: Side) => `${side.cms}${path}`;
const list = (query: string) => cms(`/api/affirmations?lang=en&${query}`);
// A page with a preview key is not cached.
const uncached = (path: string) => `${path}${path.includes('?') ? '&' : '?'}preview=none`;
const site = (path: (side: Side) => string) => (side: Side) => side.site + uncached(path(side));
const lastPage = ({ total }: Side, size: number = affirmationLimits.page) =>
  Math.ceil(total / size);
const content =
  '/content-manager/collection-types/api::affirmation.affirmation?locale=en&pageSize=20';

const calls: readonly Call[] = [
  { name: 'First page', kind: 'public', url: list('page=1') },
  { name: 'Last page', kind: 'public', url: (side) => list(`page=${lastPage(side)}`)(side) },
  {
    name: 'Middle page',
    kind: 'public',
    url: (side) => list(`page=${Math.ceil(lastPage(side) / 2)}`)(side),
  },
  { name: 'First page of a category', kind: 'public', url: list('categoryId=2&page=1') },
  {
    name: 'Late page of a category',
    kind: 'public',
    url: (side) => list(`categoryId=2&page=${Math.ceil(lastPage(side) / 12)}`)(side),
  },
  { name: 'One-letter search', kind: 'public', url: list('q=a&page=1') },
  {
    name: 'One-letter search, late page',
    kind: 'public',
    url: (side) => list(`q=a&page=${Math.ceil(lastPage(side) / 4)}`)(side),
  },
  { name: 'One-letter search in a category', kind: 'public', url: list('q=i&categoryId=3&page=1') },
  // A word that the seed has often enough to fill a page.
  { name: 'Search for a word', kind: 'public', url: list('q=someone&page=1') },
  { name: 'Search with a typo', kind: 'public', url: list('q=somoene&page=1') },
  { name: 'Search for a moment', kind: 'public', url: list('q=bedtime&page=1') },
  {
    name: 'Search with an unknown word',
    kind: 'public',
    url: list('q=scared%20of%20spiders&page=1'),
  },
  { name: 'Affirmation', kind: 'public', url: cms('/api/affirmations/50?lang=fr') },
  { name: 'Random affirmation', kind: 'public', url: cms('/api/affirmations/random?lang=en') },
  { name: 'Featured affirmations', kind: 'public', url: cms('/api/affirmations/featured?lang=en') },
  { name: 'Categories', kind: 'public', url: cms('/api/categories?lang=en') },
  {
    name: 'Page of a late page',
    kind: 'public',
    url: site((side) => `/categories/1?page=${lastPage(side)}`),
  },
  { name: 'Sitemap index', kind: 'public', url: site(() => '/sitemap.xml') },
  {
    name: 'Last sitemap part',
    kind: 'public',
    url: site((side) => `/sitemap-affirmations-${lastPage(side, affirmationsInPart)}.xml`),
  },
  // The only part of the seed's sitemap has fewer addresses than a full part.
  {
    name: 'First sitemap part, per 100 entries',
    kind: 'public',
    url: site(() => '/sitemap-affirmations-1.xml'),
    hundreds: ({ total }) => Math.min(total, affirmationsInPart) / 100,
  },
  { name: 'Translation desk: counts', kind: 'panel', url: cms('/panel/translations') },
  {
    name: 'Translation desk: missing',
    kind: 'panel',
    url: cms('/panel/translations/affirmation?language=fr&state=missing&page=1'),
  },
  {
    name: 'Translation desk: done',
    kind: 'panel',
    url: (side) =>
      cms(
        `/panel/translations/affirmation?language=fr&state=done&page=${Math.ceil(side.total / 50)}`,
      )(side),
  },
  { name: 'List in the panel', kind: 'panel', url: cms(`${content}&page=1&sort=updatedAt:DESC`) },
  {
    name: 'List in the panel, last page',
    kind: 'panel',
    url: (side) => cms(`${content}&page=${lastPage(side, 20)}&sort=updatedAt:DESC`)(side),
  },
  { name: 'List in the panel by text', kind: 'panel', url: cms(`${content}&page=1&sort=text:ASC`) },
  {
    name: 'Search in the panel',
    kind: 'panel',
    url: cms(`${content}&page=1&sort=updatedAt:DESC&_q=bird`),
  },
  {
    name: 'Similar affirmations',
    kind: 'panel',
    url: cms('/panel/affirmations/similar?locale=en&text=I%20am%20brave%20and%20I%20can%20wait'),
  },
  { name: 'Featured in the panel', kind: 'panel', url: cms('/panel/featured') },
];

/** A CMS and a site on a database of their own. */
async function start(): Promise<Side> {
  const database = await makeDatabase(beside);
  const port = await freePort();
  const siteUrl = `http://127.0.0.1:${port}`;
  const started = await spawnCms({
    DATABASE_URL: database.url,
    CMS_KEY: key,
    SITE_URL: siteUrl,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  });
  const server = spawn(process.execPath, ['web/server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      SITE_URL: siteUrl,
      CMS_URL: started.url,
      CMS_KEY: key,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => server.kill());
  while (!(await fetch(`${siteUrl}/health`).catch(() => undefined)))
    if (server.exitCode !== null) throw new Error('The site did not start.');
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const end = async () => {
    server.kill();
    await started.end();
    await client.end();
    await database.remove();
  };
  const token = await logIn(started.url);
  return { cms: started.url, site: siteUrl, pid: started.pid, token, client, total: 0, end };
}

const login = z.object({ data: z.object({ token: z.string() }) });
async function logIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  return login.parse(await answer.json()).data.token;
}

async function get(side: Side, url: string): Promise<Response> {
  const answer = await fetch(url, {
    headers: url.startsWith(`${side.cms}/api/`)
      ? { [cmsKeyHeader]: key }
      : { Authorization: `Bearer ${side.token}`, Cookie: 'lang=en' },
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer;
}

async function time(side: Side, { url, hundreds = () => 1 }: Call): Promise<number> {
  const began = performance.now();
  await (await get(side, url(side))).arrayBuffer();
  return (performance.now() - began) / hundreds(side);
}

const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;

/** The most memory that a process has ever taken, in MB; NaN where it is unknown. */
async function peakMemory({ pid }: Side): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1000;
}

const [seed, grown] = [await start(), await start()];
const began = performance.now();
await fillAffirmations(grown.client, Number(count));
console.log(`Filled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
for (const side of [seed, grown])
  side.total = Number((await get(side, list('page=1')(side))).headers.get(totalHeader));
console.log(`${seed.total} affirmations of the seed, ${grown.total} in the grown database\n`);

const line = (name: string, ...cells: readonly string[]) =>
  console.log(name.padEnd(36) + cells.map((cell) => cell.padStart(12)).join(''));
const milliseconds = (number: number) => `${number.toFixed(1)} ms`;

let hasFailed = false;
line('', 'seed', 'grown', 'ratio', 'allowed', 'first grown');
for (const call of calls) {
  const times: Record<'seed' | 'grown', number[]> = { seed: [], grown: [] };
  // The first time after a change, when nothing is cached.
  await grown.client.query('update affirmations set featured = featured where public_id = 1');
  const first = await time(grown, call);
  await time(seed, call);
  for (let round = 0; round < rounds; round += 1) {
    times.seed.push(await time(seed, call));
    times.grown.push(await time(grown, call));
  }
  const ratio = median(times.grown) / median(times.seed);
  const allowed = limits[call.kind];
  hasFailed ||= !(ratio <= allowed);
  line(
    call.name,
    milliseconds(median(times.seed)),
    milliseconds(median(times.grown)),
    `${ratio.toFixed(1)} ×`,
    `${allowed} ×${ratio <= allowed ? '' : ' !'}`,
    milliseconds(first),
  );
}

const before = await peakMemory(grown);
const bodies = await Promise.all(
  Array.from(
    { length: 4 },
    async () => (await (await get(grown, list('')(grown))).arrayBuffer()).byteLength,
  ),
);
console.log(
  `\nFour whole lists at once, ${((bodies[0] ?? 0) / 1e6).toFixed(0)} MB each: the CMS takes up to ` +
    `${(await peakMemory(grown)).toFixed(0)} MB, ${before.toFixed(0)} MB before`,
);
await seed.end();
await grown.end();
process.exit(hasFailed ? 1 : 0);
