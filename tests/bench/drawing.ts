/**
 * What print sheets cost everybody else: the 95th percentile of the home page's time, asked at a steady rate, alone and
 * while PDFs of 60 cards are drawn, 4 and then 20 at a time, each a different one and from a network of its own. All in
 * one run, from this process, on this machine. Needs a built site and a running CMS, whose key is in CMS_KEY:
 * `node tests/bench/drawing.ts [URL of the CMS]`.
 */
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { freePort } from '../../scripts/stack/ports.ts';

const cms = process.argv[2] ?? 'http://localhost:1337';
const loadSeconds = 10;
const rounds = 5;
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const site = spawn(process.execPath, ['web/server/main.ts'], {
  env: {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: url,
    CMS_URL: cms,
    TRUSTED_PROXIES: '1',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
process.once('exit', () => site.kill());
while (!(await fetch(`${url}/health`).catch(() => undefined)))
  if (site.exitCode !== null) throw new Error('The site did not start.');

let asked = 0;
const statuses = new Map<number, number>();

/** Requests one sheet after the other, each a different one, and waits as long as Retry-After says. */
async function print(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    asked += 1;
    // Another first card each time, and another order after as many sheets as there are cards.
    const step = [5, 7, 11, 13, 17, 19, 23, 25][Math.floor(asked / 96)] ?? 29;
    const ids = Array.from({ length: 60 }, (_, index) => ((asked + index * step) % 96) + 1);
    const answer = await fetch(
      `${url}/print/sheet.pdf?ids=${ids.join()}&per=${[1, 2, 4, 8][asked % 4]}`,
      { headers: { 'x-forwarded-for': `192.0.2.${asked % 250}`, cookie: 'lang=en' } },
    );
    await answer.arrayBuffer();
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const seconds = Number(answer.headers.get('retry-after') ?? 0);
    await pause(seconds * 1000, undefined, { signal }).catch(() => undefined);
  }
}

/** The milliseconds that each request for the home page took. */
function load(): Promise<number[]> {
  const times: number[] = [];
  return new Promise((resolve, reject) => {
    const options = { url, connections: 10, overallRate: 200, duration: loadSeconds };
    const headers = { 'accept-encoding': 'br', cookie: 'lang=en' };
    const run = autocannon({ ...options, headers }, (error, { errors }) => {
      if (error || errors > 0) reject(error ?? new Error(`${errors} requests failed.`));
      else resolve(times.toSorted((a, b) => a - b));
    });
    run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.ceil(sorted.length * share) - 1] ?? NaN;

async function measure(printers: number): Promise<number> {
  statuses.clear();
  const stop = new AbortController();
  const printing = Array.from({ length: printers }, () => print(stop.signal));
  const times = await load();
  stop.abort();
  await Promise.all(printing);
  const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  const p95 = percentile(times, 0.95);
  console.log(
    `${printers} PDFs at a time: / takes ${percentile(times, 0.5).toFixed(1)} ms in the median, ` +
      `${p95.toFixed(1)} ms at p95, ${percentile(times, 1).toFixed(1)} ms at most ` +
      `(${times.length} requests); PDFs: ${counts || 'none'}`,
  );
  return p95;
}

const median = (values: number[]) =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  );

// Warms up both.
await measure(1);
// In turns, so that other load on this machine affects all of them alike.
const p95s = new Map<number, number[]>([0, 4, 20].map((printers) => [printers, []]));
for (let round = 0; round < rounds; round += 1)
  for (const [printers, measured] of p95s) measured.push(await measure(printers));
const alone = median(p95s.get(0) ?? []);
for (const [printers, measured] of p95s)
  console.log(
    `${printers} PDFs at a time: p95 is ${(median(measured) / alone).toFixed(1)} times what it is alone.`,
  );
process.exit();
