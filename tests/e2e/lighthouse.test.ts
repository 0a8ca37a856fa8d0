import lighthouse from 'lighthouse';
import { chromium, type BrowserContext } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { freePort } from '../../scripts/stack/ports.ts';
import { newMember } from '../cms/members.ts';
import { launch } from './browser.ts';

const indexable = [
  '/',
  '/categories/3',
  '/affirmations/1',
  '/create',
  '/printable-cards',
  '/about',
  '/lesson-guide',
  '/year-plan',
];
/** Without accessibility: that is axe again, which the tests of pages run themselves. */
const alike = ['best-practices'];

/** No audit here measures time, so Lighthouse can skip its waits, and the screenshot is not needed. */
const impatient = {
  disableFullPageScreenshot: true,
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 0,
  cpuQuietThresholdMs: 0,
  // Simulates throttling; the other methods wait five seconds after every load.
  throttlingMethod: 'simulate' as const,
};

/** The browser's default context, in which Lighthouse opens its pages, and the port it connects to. */
let context: BrowserContext;
let port: number;
beforeAll(async () => {
  port = await freePort();
  context = await chromium.launchPersistentContext('', {
    ...launch([`--remote-debugging-port=${port}`]),
    // A tile that fades in has less contrast for a moment.
    reducedMotion: 'reduce',
  });
});
afterAll(() => context.close());

/** A page is loaded several times, on a machine that may be busy. */
const timeout = 120_000;

/** Each page in one language, because its template is the same in both. */
const languages = ['en', 'fr'];

function givesFullMarks(paths: string[], categories: string[]): void {
  const pages = paths.map((path, index) => ({ path, language: languages[index % 2] }));
  it.each(pages)(
    `Lighthouse gives $path in $language full marks for ${categories.join(', ')}`,
    { timeout },
    async ({ path, language }) => {
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
}

describe('Lighthouse for visitors', () => {
  givesFullMarks(indexable, [...alike, 'seo']);
  givesFullMarks(['/login', '/register'], alike);
});

describe('Lighthouse for members', () => {
  beforeAll(async () => {
    const { cookies } = await newMember();
    await context.addCookies(
      [...cookies].map(([name, value]) => ({ name, value, url: inject('site') })),
    );
  });
  givesFullMarks(['/dashboard', '/dashboard/account'], alike);
});
