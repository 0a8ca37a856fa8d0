/**
 * How fast kept pages are, beside a bare node:http server that sends the same bytes: a ratio, taken
 * in turns in one run, for machines are noisy. Needs a running site: `node tests/bench/front.ts [URL]`.
 */
import autocannon from 'autocannon';
import { Worker } from 'node:worker_threads';

const site = process.argv[2] ?? 'http://localhost:4321';
const paths = ['/', '/categories/1', '/affirmations/1', '/api/categories'];
const rounds = 3;
const load = {
  connections: 20,
  duration: 3,
  headers: { 'accept-encoding': 'br', cookie: 'lang=en' },
};

/** A server in a thread of its own that knows nothing but these bytes. */
async function bare(url: string): Promise<{ url: string; stop: () => Promise<number> }> {
  const answer = await fetch(url, { headers: load.headers });
  const headers = Object.fromEntries(answer.headers);
  delete headers['content-encoding'];
  const body = await answer.arrayBuffer();
  const size = Number(answer.headers.get('content-length') ?? body.byteLength);
  const worker = new Worker(
    `const { workerData, parentPort } = require('node:worker_threads');
     const body = Buffer.alloc(workerData.size, 'x');
     const server = require('node:http').createServer((_, response) => response.writeHead(200, workerData.headers).end(body));
     server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));`,
    { eval: true, workerData: { size, headers: { ...headers, 'content-length': size } } },
  );
  const port = await new Promise<number>((resolve) => worker.once('message', resolve));
  return { url: `http://127.0.0.1:${port}`, stop: () => worker.terminate() };
}

const perSecond = async (url: string) => (await autocannon({ url, ...load })).requests.average;
const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

for (const path of paths) {
  const plain = await bare(site + path);
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    ratios.push((await perSecond(site + path)) / (await perSecond(plain.url)));
  console.log(`${path}: ${Math.round(median(ratios) * 100)} % of a bare node:http server`);
  await plain.stop();
}
