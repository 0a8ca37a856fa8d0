/**
 * What a cached page costs, compared with a bare node:http server that sends the same bytes. Both are processes of their
 * own, which this third one asks in turns. On a busy machine, requests per second say little about a server, so the
 * processor time of a request counts, which only Linux reports.
 * Needs a built site and a running CMS, whose key is in CMS_KEY: `node tests/bench/front.ts [URL of the CMS]`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import autocannon from 'autocannon';
import { freePort } from '../../scripts/stack/ports.ts';

const cms = process.argv[2] ?? 'http://localhost:1337';
const paths = ['/', '/categories/1', '/affirmations/1', '/api/categories'];
const rounds = 5;
const headers = { 'accept-encoding': 'br', cookie: 'lang=en' };
const load = { connections: 20, duration: 2, headers };
/** Headers of the connection, which each server writes itself. */
const dropped = ['date', 'connection', 'keep-alive'];

const bareServer = `process.stdin.toArray().then((given) => {
  const { heads, body } = JSON.parse(Buffer.concat(given));
  const bytes = Buffer.from(body, 'base64');
  require('node:http')
    .createServer((_, response) => response.writeHead(200, heads).end(bytes))
    .listen(process.env.PORT, '127.0.0.1');
});`;

/** Starts a server and waits until it answers; it ends with this process. */
async function serve(args: readonly string[], input = '') {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, args, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      SITE_URL: url,
      CMS_URL: cms,
    },
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  process.once('exit', () => child.kill());
  child.stdin.end(input);
  while (!(await fetch(`${url}/health`).catch(() => undefined)))
    if (child.exitCode !== null) throw new Error('A server did not start.');
  return { url, child };
}

/** A server's answer for a URL, in the form that the bare server reads. */
async function answerOf(url: string): Promise<string> {
  const [response]: IncomingMessage[] = await once(get(url, { headers }), 'response');
  const bytes: Buffer[] = (await response?.toArray()) ?? [];
  const raw = response?.rawHeaders ?? [];
  const heads = raw.filter((_, at) => !dropped.includes(raw[at - (at % 2)]?.toLowerCase() ?? ''));
  return JSON.stringify({ heads, body: Buffer.concat(bytes).toString('base64') });
}

/** Milliseconds of processor time that a process has taken; NaN where it is unknown. */
async function spent(pid: number | undefined): Promise<number> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  // In hundredths of a second: as a user, then in the kernel.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function ask({ url, child }: Awaited<ReturnType<typeof serve>>, path: string) {
  const before = await spent(child.pid);
  const { requests } = await autocannon({ url: url + path, ...load });
  const each = (((await spent(child.pid)) - before) * 1000) / requests.total;
  return { perSecond: requests.average, microseconds: each };
}

type Figures = Record<'site' | 'bare', number[]>;
const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
const percent = (part: number, whole: number) => `${Math.round((part / whole) * 100)} %`;

const site = await serve(['web/server/main.ts']);
for (const path of paths) {
  const bare = await serve(['--eval', bareServer], await answerOf(site.url + path));
  const took: Figures = { site: [], bare: [] };
  const answered: Figures = { site: [], bare: [] };
  // The first round warms both up.
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, server] of [
      ['site', site],
      ['bare', bare],
    ] as const) {
      const { perSecond, microseconds } = await ask(server, path);
      if (round === 0) continue;
      took[name].push(microseconds);
      answered[name].push(perSecond);
    }
  const [ours, theirs] = [median(took.site), median(took.bare)];
  console.log(
    `${path}: ${percent(theirs, ours)} of a bare server by processor time ` +
      `(${ours.toFixed(1)} µs against ${theirs.toFixed(1)} µs), ` +
      `${percent(median(answered.site), median(answered.bare))} by requests a second`,
  );
  bare.child.kill();
}
process.exit();
