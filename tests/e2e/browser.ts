import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Response,
} from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

/** How long a page has to react; only failing tests wait for it. */
const slowMachineMilliseconds = 90_000;

/** Launch options of Chromium, with extra arguments. */
export const launch = (more: readonly string[] = []) => ({
  // Chromium must not call Google's servers.
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Otherwise V8 parses a script again when DevTools needs a position in it: the panel's is several MB long. And a page
    // of a test is too short-lived for code that takes long to compile.
    '--js-flags=--no-enable-lazy-source-positions --no-maglev --no-turbofan',
    ...more,
  ],
  ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
});

/** Whether pages run as on a slow phone with a slow network (docs/development.md). */
const isSlow = process.env['SLOW_BROWSER'] === '1';

interface VisitOptions extends BrowserContextOptions {
  /** Requests may fail, which the browser logs. */
  mayFail?: boolean;
  /** The page may log errors, as Strapi's panel does by itself. */
  mayLogErrors?: boolean;
  /** The page stays open for later tests. A new context takes three times the processor time of another page in one. */
  staysOpen?: boolean;
}

/**
 * Starts a browser for a test file, with extra arguments if needed. Each page that it opens is a new
 * visitor; errors and warnings in the console fail the test.
 */
export function visitors(more: readonly string[] = []) {
  let browser: Browser;
  const complaints: string[] = [];
  const contexts: BrowserContext[] = [];

  beforeAll(async () => {
    browser = await chromium.launch(launch(more));
  });
  afterAll(() => browser.close());
  afterEach(async ({ task }) => {
    const hasFailed = task.result?.state === 'fail';
    for (const context of contexts.splice(0)) {
      if (hasFailed)
        await Promise.all(context.pages().map((page, at) => saveScreenshot(page, task.id, at)));
      await context.close();
    }
    expect(complaints.splice(0), 'the console').toEqual([]);
  });

  return async function visit(
    path: string,
    { mayFail = false, mayLogErrors = false, staysOpen = false, ...options }: VisitOptions = {},
  ): Promise<Page> {
    const context = await browser.newContext({
      baseURL: inject('site'),
      locale: 'en-GB',
      // Tests can't intercept the requests of a service worker. Those of what it does allow it.
      serviceWorkers: 'block',
      ...options,
    });
    if (!staysOpen) contexts.push(context);
    context.setDefaultTimeout(slowMachineMilliseconds);
    await context.addInitScript(ignoreRestingMouse);
    const page = await context.newPage();
    if (isSlow) {
      await slowDown(page);
      context.on('page', (opened) => void slowDown(opened).catch(console.error));
    }
    page.on('console', (message) => {
      if (mayLogErrors || !['error', 'warning'].includes(message.type())) return;
      if (message.text().startsWith('Service Worker registration blocked')) return;
      if (mayFail && message.text().startsWith('Failed to load resource')) return;
      complaints.push(`${message.text()} ${message.location().url}`);
    });
    if (!mayLogErrors) page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(path);
    return page;
  };
}

/** Makes the processor 4 times slower, and each request that goes to the network 350 milliseconds late. */
async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await devTools.send('Network.enable');
  const setOffline = async (offline: boolean) => {
    const unlimited = { downloadThroughput: -1, uploadThroughput: -1 };
    await devTools.send('Network.emulateNetworkConditions', {
      offline,
      latency: 350,
      ...unlimited,
    });
  };
  await setOffline(false);
  // What is set here takes precedence over what Playwright sets.
  const context = page.context();
  const setOthersOffline = context.setOffline.bind(context);
  context.setOffline = async (offline) => {
    await setOthersOffline(offline);
    await setOffline(offline);
  };
}

/** In the headless shell, a mouse that nobody has moved is over the upper left corner of each new page. */
function ignoreRestingMouse(): void {
  const ignore = (event: PointerEvent) => {
    if (event.isTrusted && event.clientX === 0 && event.clientY === 0)
      event.stopImmediatePropagation();
  };
  addEventListener('pointerover', ignore, { capture: true });
}

/** Shows what a page looked like when its test failed. */
async function saveScreenshot(page: Page, test: string, at: number): Promise<void> {
  const path = `test-results/failed-${test}-${at}.png`;
  await page.screenshot({ path }).then(
    () => console.log(`${page.url()} looked like ${path}`),
    // A page that crashed or was closed.
    console.error,
  );
}

const minuteMilliseconds = 60_000;

/** Stops the clock of all later pages: only `page.clock.runFor` moves it, however slow the machine is. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  // The clock has been running since `install`, and can only be set forward.
  await page.clock.pauseAt(now + minuteMilliseconds);
}

/** Waits until all islands are hydrated, which the first interaction starts (web/directives/intent.ts). */
export async function touched(page: Page): Promise<void> {
  await firstKey(page);
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
  // React may only be about to hydrate them, which a key event makes it do at once, and runs their effects in a message.
  await page.evaluate(() => {
    for (const child of document.querySelectorAll('astro-island > :first-child'))
      child.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
    const { port1, port2 } = new MessageChannel();
    return new Promise((resolve) => {
      port1.addEventListener('message', resolve);
      port1.start();
      port2.postMessage(undefined);
    });
  });
}

/** Waits until a loaded script has run. */
export async function ran(page: Page, script: Response): Promise<void> {
  // As text, because Vitest rewrites an import that it sees.
  await page.evaluate(`import(${JSON.stringify(script.url())})`);
}

/**
 * On later pages, React's scheduler pauses after each step, and once the element that a selector finds is hydrated, it
 * stops before the effects until something has been clicked.
 */
export async function stopReactBeforeEffects(page: Page, selector: string): Promise<void> {
  await page.addInitScript((hydrated) => {
    let milliseconds = performance.now();
    performance.now = () => (milliseconds += 10);
    globalThis.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        const { port2 } = this;
        const { postMessage } = port2;
        port2.postMessage = () => {
          const goOn = () => setTimeout(() => postMessage.call(port2, undefined));
          const element = document.querySelector(hydrated) ?? {};
          const isHydrated = Object.keys(element).some((key) => key.startsWith('__reactProps'));
          if (!isHydrated || 'isClicked' in document.body.dataset) return void goOn();
          document.body.dataset['isStopped'] = '';
          addEventListener(
            'click',
            () => {
              document.body.dataset['isClicked'] = '';
              goOn();
            },
            { once: true },
          );
        };
      }
    };
  }, selector);
}

/** Presses a key until the page receives it: Chromium drops keys before the first paint. */
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
