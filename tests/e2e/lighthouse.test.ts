import lighthouse from 'lighthouse';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { browserArgs } from './browser.ts';

/** Where Lighthouse speaks to the browser. */
const port = 9333;
const indexable = [
  '/',
  '/categories/3',
  '/affirmations/1',
  '/create',
  '/printable-cards',
  '/about',
  '/lesson-guide',
];
const others = ['/login', '/register', '/dashboard'];
const alike = ['accessibility', 'best-practices'];

/** Nothing here is timed, so nothing need be waited for once a page has loaded. */
const impatient = {
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 0,
  cpuQuietThresholdMs: 0,
  // Slows nothing down; the other methods wait five seconds after every load.
  throttlingMethod: 'simulate' as const,
};

let browser: Browser;
beforeAll(async () => {
  const executablePath = process.env['CHROMIUM_PATH'];
  browser = await chromium.launch({
    // Nothing moves: a tile on its way in has less contrast for a moment.
    args: [...browserArgs, `--remote-debugging-port=${port}`, '--force-prefers-reduced-motion'],
    ...(executablePath && { executablePath }),
  });
});
afterAll(() => browser.close());

const pages = [
  ...indexable.map((path) => ({ path, categories: [...alike, 'seo'] })),
  ...others.map((path) => ({ path, categories: alike })),
].flatMap((page) => ['en', 'fr'].map((language) => ({ ...page, language })));

/** A page is loaded several times, on a machine that may be busy. */
const timeout = 120_000;

it.each(pages)(
  'gives $path in $language full marks',
  { timeout },
  async ({ path, language, categories }) => {
    const result = await lighthouse(`${inject('site')}${path}?lang=${language}`, {
      port,
      onlyCategories: categories,
      logLevel: 'error',
      ...impatient,
    });
    const { categories: marks = {}, audits = {} } = result?.lhr ?? {};
    const faults = Object.values(audits).filter(({ score }) => score !== null && score < 1);
    expect(faults.map(({ id }) => id)).toEqual([]);
    expect(Object.values(marks).map(({ id, score }) => [id, score])).toEqual(
      categories.map((id) => [id, 1]),
    );
  },
);
