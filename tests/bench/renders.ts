/*
 * What a page costs that is not cached: the processor time of rendering it in this process, for several builds in turns.
 * The CMS answers, but its time does not count.
 *
 *   CMS_URL=… CMS_KEY=… node tests/bench/renders.ts dist OTHER/dist
 */
import inject, { type DispatchFunc } from 'light-my-request';
import { pathToFileURL } from 'node:url';

const rounds = 5;
const renders = 60;
const paths = ['/', '/categories/1', '/affirmations/1'];

process.env['ASTRO_NODE_AUTOSTART'] = 'disabled';
// React’s development version is twice as slow.
process.env['NODE_ENV'] = 'production';
const builds: { name: string; handler: DispatchFunc }[] = [];
for (const name of process.argv.slice(2)) {
  const built: { handler: DispatchFunc } = await import(
    pathToFileURL(`${name}/server/entry.mjs`).href
  );
  builds.push({ name, handler: built.handler });
}

/** Milliseconds of processor time for one render. */
async function costOf(handler: DispatchFunc, path: string): Promise<number> {
  const before = process.cpuUsage();
  for (let made = 0; made < renders; made++) {
    const answer = await inject(handler, { url: path, headers: { accept: 'text/html' } });
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}.`);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / renders;
}

const median = (all: number[]) => all.toSorted((a, b) => a - b)[all.length >> 1] ?? Number.NaN;

for (const path of paths) {
  const costs = new Map(builds.map(({ name }): [string, number[]] => [name, []]));
  for (let round = 0; round <= rounds; round++)
    for (const { name, handler } of builds) {
      const cost = await costOf(handler, path);
      // The first one warms up.
      if (round > 0) costs.get(name)?.push(cost);
    }
  const figures = [...costs].map(([name, all]) => `${name} ${median(all).toFixed(1)} ms`);
  console.log(path, figures.join(', '));
}
process.exit();
