import { once } from 'node:events';
import { expect, inject, it, onTestFinished } from 'vitest';
import { readyPaths } from '#contract/readiness';
import { spreadsheetPath } from '#contract/spreadsheet';
import { startCms } from '../cms/another-cms.ts';
import { head } from '../cms/csv.ts';
import { connect } from '../cms/database.ts';
import { contentKey } from '../cms/keys.ts';
import { freshAddress } from '../cms/members.ts';
import { spawnSite } from '../e2e/site.ts';
import { startLoadBalancer } from './load-balancer.ts';

const client = connect();
const rounds = 2;
const env = { SHUTDOWN_DELAY: '1', TRUSTED_PROXIES: '1' };

it('two sites and two CMS, restarted one after the other, lose no request', async () => {
  const sites = await startLoadBalancer(readyPaths.site);
  const panels = await startLoadBalancer(readyPaths.cms);
  onTestFinished(() => {
    sites.close();
    panels.close();
  });
  const startCopy = async () => {
    const cms = await startCms(env);
    const site = await spawnSite(cms.url, { ...env, SITE_URL: inject('site') });
    await Promise.all([panels.add(cms.url), sites.add(site.url)]);
    return { cms, site };
  };
  type Copy = Awaited<ReturnType<typeof startCopy>>;
  const stopCopy = async ({ cms, site }: Copy) => {
    const exit = once(site.process, 'exit');
    site.process.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    expect(await cms.end()).toBe(0);
    sites.remove(site.url);
    panels.remove(cms.url);
  };

  const failures: string[] = [];
  const counts = { subscribers: 0, affirmations: 0, reads: 0 };
  const over = new AbortController();
  const repeat = async (name: keyof typeof counts, call: (index: number) => Promise<Response>) => {
    while (!over.signal.aborted) {
      const index = (counts[name] += 1);
      const answer = await call(index);
      const body = await answer.text();
      const isWhole = name !== 'affirmations' || body.includes('"applied":true');
      if (answer.status !== 200 || !isWhole) failures.push(`${name} ${answer.status}: ${body}`);
    }
  };
  const copies = [await startCopy(), await startCopy()];
  const callers = [
    ...Array.from({ length: 4 }, () =>
      repeat('subscribers', (index) =>
        fetch(`${sites.url}/api/subscribers`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': freshAddress() },
          body: JSON.stringify({ email: `rolling-${index}@example.org` }),
        }),
      ),
    ),
    repeat('affirmations', (index) =>
      fetch(`${panels.url}${spreadsheetPath}?apply=true`, {
        method: 'POST',
        headers: { ...contentKey(), 'Content-Type': 'application/octet-stream' },
        body: [head, `,Calm,Rolling restart ${index}.,Say it.,,,no,published,`].join('\r\n'),
      }),
    ),
    repeat('reads', () => fetch(`${sites.url}/api/affirmations/random`)),
  ];

  for (let round = 0; round < rounds; round += 1)
    for (const [index, copy] of copies.entries()) {
      await stopCopy(copy);
      copies[index] = await startCopy();
    }
  over.abort();
  await Promise.all(callers);
  await Promise.all(copies.map(stopCopy));

  console.log(`${JSON.stringify(counts)}, ${failures.length} failed`);
  expect(failures).toEqual([]);
  const { rows } = await client.query(
    `select (select count(*)::integer from subscribers where email like 'rolling-%') as subscribers,
       (select count(*)::integer from affirmations
         where text like 'Rolling restart %' and published_at is not null and locale = 'en') as affirmations`,
  );
  expect(rows).toEqual([{ subscribers: counts.subscribers, affirmations: counts.affirmations }]);
}, 600_000);
