/*
 * Lighthouse on a slow phone: the median of five runs, on pages as a visitor types them.
 *
 *   CHROMIUM_PATH=… node tests/bench/lighthouse.ts SITE_URL
 */
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { freePort } from '../../scripts/stack/ports.ts';

const runs = 5;
const paths = ['/', '/categories/3', '/affirmations/1'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const site = process.argv[2] ?? 'http://localhost:4321';
const port = await freePort();
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  ...(executablePath && { executablePath }),
});
const median = (all: number[]) => all.toSorted((a, b) => a - b)[all.length >> 1] ?? Number.NaN;

for (const path of paths) {
  const marks = new Map(categories.map((name): [string, number[]] => [name, []]));
  const faults = new Set<string>();
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(site + path, {
      port,
      onlyCategories: categories,
      logLevel: 'error',
    });
    for (const { id, score } of Object.values(result?.lhr.categories ?? {}))
      marks.get(id)?.push(Math.round((score ?? 0) * 100));
    for (const { id, score, scoreDisplayMode } of Object.values(result?.lhr.audits ?? {}))
      if (score !== null && score < 0.9 && scoreDisplayMode !== 'informative') faults.add(id);
  }
  console.log(
    path,
    [...marks].map(([name, all]) => `${name} ${median(all)}`).join(', '),
    [...faults].join(' '),
  );
}
await browser.close();
