/*
 * How soon a slow phone reacts to a touch: processor 4 times slower, 1.6 Mbit/s, 150 ms latency. Milliseconds from the
 * tap to its visible effect, without the call that it waits for, as the median of nine fresh browsers.
 *
 *   CHROMIUM_PATH=… node tests/bench/touch.ts SITE_URL [PART_OF_A_NAME]
 */
import { chromium, devices, type Page } from 'playwright';
import { slowDown } from './slow-phone.ts';

const runs = 9;
const site = process.argv[2] ?? 'http://localhost:4321';
const part = process.argv[3] ?? '';
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath && { executablePath }),
});

const registering = await browser.newContext();
const account = {
  name: 'A parent',
  email: `${Date.now()}@example.com`,
  password: 'a slow phone',
  role: 'parent',
};
const registered = await registering.request.post(`${site}/api/auth/register`, {
  data: { ...account, consent: true },
  headers: { origin: new URL(site).origin },
});
if (!registered.ok()) throw new Error(`Nobody was registered: ${await registered.text()}`);
const member = await registering.storageState();

/** Opens a page on a member's slow phone, fully loaded and not yet touched. */
async function open(path: string): Promise<Page> {
  const context = await browser.newContext({ ...devices['Pixel 5'], storageState: member });
  const page = await context.newPage();
  await slowDown(page);
  if (path === '') await page.setContent(bareButton);
  else await page.goto(site + path, { waitUntil: 'networkidle' });
  // The tiles arrive and the bird hovers for 2.4 s after the load, before anybody has read a card.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState === 'finished' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
  return page;
}

/** Milliseconds from the end of a tap on an element until a selector finds an element, or another one than before. */
async function timeTo(page: Page, tapped: string, shown: string): Promise<number> {
  const target = page.locator(tapped).first();
  await target.scrollIntoViewIfNeeded();
  // Nobody taps in the same moment as a card's picture comes into view.
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, left } = image.getBoundingClientRect();
      return image.complete || top > innerHeight || bottom < 0 || left > innerWidth;
    }),
  );
  const time = page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        let from = 0;
        const before = document.querySelector(selector);
        const look = () => {
          const found = document.querySelector(selector);
          if (!from || !found || found === before) return;
          const calls = performance
            .getEntriesByType('resource')
            .filter(({ name, startTime }) => name.includes('/api/') && startTime > from);
          const called = Math.max(0, ...calls.map(({ duration }) => duration));
          resolve(performance.now() - from - called);
        };
        const watched = { attributes: true, childList: true, subtree: true };
        new MutationObserver(look).observe(document, watched);
        addEventListener('pointerup', ({ timeStamp }) => (from = timeStamp), {
          capture: true,
          once: true,
        });
      }),
    shown,
  );
  // Playwright's own checks would run within the events and take a third of the time.
  await target.tap({ force: true });
  return time;
}

const median = (all: number[]) => all.toSorted((a, b) => a - b)[all.length >> 1] ?? Number.NaN;
const heart = 'article button[name=favorite]';
const share = 'article button:has-text("Share")';
const save = 'article button:has-text("Save")';
const draw = '#machine button';
const drawn = '#machine-text';
/** Measures what the browser and this script take by themselves. */
const bareButton = '<button onclick="this.ariaPressed = true">Press</button>';
interface Measure {
  tapped: string;
  shown: string;
  path?: string;
  /** Whether the second tap counts. */
  isSecond?: boolean;
}
const measures: Record<string, Measure> = {
  'a button of an empty page': { tapped: 'button', shown: '[aria-pressed=true]', path: '' },
  heart: { tapped: heart, shown: `${heart}[aria-pressed=true]` },
  'a press is felt': { tapped: share, shown: '[data-held]' },
  'a press is answered': { tapped: share, shown: '#toast p, dialog[open]' },
  'the save menu is open': { tapped: save, shown: '#save a' },
  'the save menu is open again': { tapped: save, shown: '#save a', isSecond: true },
  'the machine has drawn': { tapped: draw, shown: drawn },
  'the machine has drawn again': { tapped: draw, shown: drawn, isSecond: true },
};
for (const [name, { tapped, shown, path = '/', isSecond }] of Object.entries(measures)) {
  if (!name.includes(part)) continue;
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const page = await open(path);
    if (isSecond) {
      await timeTo(page, tapped, shown);
      // Closes the menu.
      await page.keyboard.press('Escape');
      await page.locator('#save').waitFor({ state: 'detached' });
    }
    times.push(await timeTo(page, tapped, shown));
    await page.context().close();
  }
  console.log(`${name}: ${Math.round(median(times))} ms (${times.map(Math.round).join(', ')})`);
}
await browser.close();
