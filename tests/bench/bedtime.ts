/*
 * How long a parent with a slow phone takes from opening the home page until a sentence for a worried child at bedtime is
 * spoken: processor 4 times slower, 1.6 Mbit/s, 150 ms latency, nothing stored. Seconds, as the median of five fresh
 * browsers, by two taps and by a search. The parent takes half a second for each tap and a fifth for each letter.
 *
 *   CHROMIUM_PATH=… node tests/bench/bedtime.ts SITE_URL
 */
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, devices, type Page } from 'playwright';
import { withVoices } from '../e2e/devices.ts';
import { slowDown } from './slow-phone.ts';

const runs = 5;
const tapMilliseconds = 500;
const letterMilliseconds = 200;
const site = process.argv[2] ?? 'http://localhost:4321';
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath && { executablePath }),
});

async function tap(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).filter({ visible: true }).first();
  await target.waitFor();
  await wait(tapMilliseconds);
  await target.tap();
}

const speaker = 'article .card-head button >> nth=0';
const ways: Record<string, (page: Page) => Promise<void>> = {
  'two taps, Bedtime and the speaker of a card': async (page) => {
    await tap(page, 'main a[href="/moments/bedtime"]');
    await page.waitForURL('**/moments/bedtime');
    await tap(page, speaker);
  },
  'two taps, Worry and the speaker of a card': async (page) => {
    await tap(page, 'main a[href="/moments/worry"]');
    await page.waitForURL('**/moments/worry');
    await tap(page, speaker);
  },
  'a search for “scared bedtime”': async (page) => {
    await tap(page, '#menu-button');
    await tap(page, '#search');
    await page.keyboard.type('scared bedtime', { delay: letterMilliseconds });
    await page.keyboard.press('Enter');
    await page.waitForURL('**/categories/1?q=*');
    await tap(page, speaker);
  },
};

for (const [name, follow] of Object.entries(ways)) {
  const times: number[] = [];
  const sentences = new Set<string>();
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext({ ...devices['Pixel 5'], locale: 'en-US' });
    const page = await context.newPage();
    await slowDown(page);
    await withVoices(page, [{ lang: 'en-US', localService: true }]);
    const start = performance.now();
    await page.goto(site, { waitUntil: 'commit' });
    await follow(page);
    const spoken = await page.waitForFunction(
      () => window.did.find(({ what }) => what === 'speak')?.with,
    );
    times.push((performance.now() - start) / 1000);
    sentences.add(JSON.stringify(await spoken.jsonValue()));
    await context.close();
  }
  const all = times.toSorted((a, b) => a - b);
  console.log(
    `${name}: ${all[runs >> 1]?.toFixed(1)} s (${times.map((each) => each.toFixed(1)).join(', ')}), spoken: ${[...sentences].join()}`,
  );
}
await browser.close();
