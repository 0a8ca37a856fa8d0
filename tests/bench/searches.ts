/**
 * How fast pages that are not kept answer while one network floods the site with searches, beside the same pages on
 * a quiet site. Needs a running site whose pages are not kept yet, which this run makes it keep:
 * `node tests/bench/searches.ts [URL of the site]`.
 */
import { argv } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';

const site = argv[2] ?? 'http://localhost:4321';
const atOnce = 200;
const samples = 40;
const floodMilliseconds = 20_000;

let nextPage = Number(argv[3] ?? 1);
let nextWord = Date.now();

async function timePage(): Promise<number> {
  const began = performance.now();
  // No page is asked for twice.
  const answer = await fetch(`${site}/affirmations/${nextPage++}`);
  await answer.arrayBuffer();
  if (answer.status !== 200 && answer.status !== 404) throw new Error(String(answer.status));
  return performance.now() - began;
}

async function measure(): Promise<string> {
  const times: number[] = [];
  for (let sample = 0; sample < samples; sample += 1) times.push(await timePage());
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => `${sorted[Math.floor(samples * share)]?.toFixed(0)} ms`;
  return `median ${at(0.5)}, p95 ${at(0.95)}`;
}

console.log(`quiet: ${await measure()}`);

const flooding = new AbortController();
const limit = setTimeout(() => flooding.abort(), floodMilliseconds);
const statuses: Record<number, number> = {};
const flood = Array.from({ length: atOnce }, async () => {
  while (!flooding.signal.aborted) {
    const answer = await fetch(`${site}/categories/1?q=word${nextWord++}`);
    await answer.arrayBuffer();
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    // Waits as Retry-After says: endless refusals would measure the machine, not the limit.
    await pause(Number(answer.headers.get('retry-after') ?? 0) * 1000);
  }
});
console.log(`under ${atOnce} parallel searches: ${await measure()}`);
flooding.abort();
clearTimeout(limit);
await Promise.all(flood);
console.log('searches by status:', statuses);
