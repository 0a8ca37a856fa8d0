import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type Page,
  type Response,
} from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

/** How to launch it, with more arguments where it needs them. */
export const launch = (more: readonly string[] = []) => ({
  // Chromium must not look for its maker's hosts on a machine without them.
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...more,
  ],
  ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
});

/**
 * A browser for a test file, started with more arguments where it needs them. Each page that it opens is a new
 * visitor; console errors fail the test.
 */
export function visitors(more: readonly string[] = []) {
  let browser: Browser;
  const complaints: string[] = [];
  const contexts: { close: () => Promise<void> }[] = [];

  beforeAll(async () => {
    browser = await chromium.launch(launch(more));
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    expect(complaints.splice(0), 'the console').toEqual([]);
  });

  return async function visit(
    path: string,
    { mayFail = false, ...options }: BrowserContextOptions & { mayFail?: boolean } = {},
  ): Promise<Page> {
    const context = await browser.newContext({
      baseURL: inject('site'),
      locale: 'en-GB',
      ...options,
    });
    contexts.push(context);
    const page = await context.newPage();
    if (!mayFail) {
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          complaints.push(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => complaints.push(error.message));
    }
    await page.goto(path);
    return page;
  };
}

const minuteMilliseconds = 60_000;

/** Stops the clock of all pages to come: time passes by `page.clock.runFor` alone, however slow the machine is. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  // It ran on until here, and only ever goes forward.
  await page.clock.pauseAt(now + minuteMilliseconds);
}

/** Waits until all islands are awake, which the first sign of use wakes (web/directives/intent.ts). */
export async function touched(page: Page): Promise<void> {
  await firstKey(page);
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
}

/** Waits until a script that has come has run. */
export async function ran(page: Page, script: Response): Promise<void> {
  // As text, for Vitest rewrites an import that it sees.
  await page.evaluate(`import(${JSON.stringify(script.url())})`);
}

/** Presses a key that the page hears: before its first paint Chromium drops what is pressed. */
export async function firstKey(page: Page): Promise<void> {
  const heard = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        document.addEventListener('keydown', () => resolve(), { once: true });
      }),
  );
  let isHeard = false;
  void heard.then(() => (isHeard = true));
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return isHeard;
    })
    .toBe(true);
}
