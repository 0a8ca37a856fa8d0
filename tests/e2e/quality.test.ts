import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { newClassLink, newCollection } from '../cms/collections.ts';
import { newMember } from '../cms/members.ts';
import { visitors } from './browser.ts';
import { axeFindings, sidewaysFindings } from './accessibility.ts';
import { closed, missing, pages } from './pages.ts';

declare global {
  interface Window {
    /** The layout shift since the page began to load, as the browser measures it. */
    shifted: () => number;
  }
}

const visit = visitors();
const all = [...pages, ...closed, '/print/1?both=1', '/nothing', '/affirmations/999999'];

const kilobyte = 1000;
const fontBudget = 70 * kilobyte;
const stylesheetBudget = 10 * kilobyte;
const scriptBudget = 11 * kilobyte;
/** Ten packets: what a server sends before the browser confirms anything, for which it would take another round trip. */
const firstFlight = 10 * 1460;

describe.each(['en', 'fr'])('pages in %s', (language) => {
  // One page for all, and one for those with a status that the browser writes to the console: refused or missing.
  const kept = new Map<boolean, Page>();
  const open = async (mayFail: boolean) => {
    const page = kept.get(mayFail) ?? (await visit('about:blank', { mayFail, staysOpen: true }));
    kept.set(mayFail, page);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.emulateMedia({ colorScheme: null, reducedMotion: null });
    return page;
  };

  it.each(all)(
    `%s in ${language} loads only from the site itself, fits any width, also at twice the text size, passes axe in both themes, and has no endless animation`,
    async (path) => {
      const page = await open(!pages.some((each) => each === path));
      const origins = new Set<string>();
      const onRequest = (request: Request) => origins.add(new URL(request.url()).origin);
      page.on('request', onRequest);
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
      expect(await sidewaysFindings(page)).toEqual([]);
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate(endlessAnimations)).toEqual([]);
      page.off('request', onRequest);
      expect([...origins]).toEqual([new URL(inject('site')).origin]);
    },
  );
});

/** The animations that last longer than 5 s (WCAG 2.2.2), without those of what is loading. */
const endlessAnimations = () =>
  document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 5000)
    .map((animation) => ('animationName' in animation ? String(animation.animationName) : ''))
    .filter((name) => name !== 'wait');

describe('every page', () => {
  it.each(['en', 'fr'])(
    'the header’s keyboard order matches its visual order (%s)',
    async (lang) => {
      const page = await visit(`/?lang=${lang}`, { viewport: { width: 1280, height: 800 } });
      const lefts = await page
        .locator('header :is(a, button, input)')
        .evaluateAll((parts) =>
          parts
            .map((each) => each.getBoundingClientRect())
            .flatMap(({ x, width }) => (width ? [x] : [])),
        );
      expect(lefts.length).toBeGreaterThan(8);
      expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
    },
  );

  it('every internal link leads to an existing page', async () => {
    const seen = new Set<string>();
    const dead: string[] = [];
    const queue: string[] = ['/'];
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      const answer = await fetch(inject('site') + path);
      const isClosed = answer.status === 401 && closed.some((each) => each === path.split('?')[0]);
      if (!answer.ok && !isClosed) dead.push(`${path}: ${answer.status}`);
      if (!answer.headers.get('content-type')?.startsWith('text/html')) continue;
      const html = await answer.text();
      for (const [, href = ''] of html.matchAll(/<(?:a|link)\b[^>]*\bhref="(\/[^"#]*)/g)) {
        // The login is one page, whatever page it returns to.
        const target = href.replaceAll('&amp;', '&').replace(/^\/login\?.*/, '/login');
        // Links with one age, to second pages and to each tenth affirmation are enough, and English is the default.
        const isAlike =
          /[?&](?:age=(?!6-8)|page=(?!2\b)|lang=en)|^\/(?:affirmations|print)\/\d*[1-9]\b/.test(
            target,
          );
        if (seen.has(target) || isAlike) continue;
        seen.add(target);
        queue.push(target);
      }
    }
    expect(dead).toEqual([]);
    expect(seen.size).toBeGreaterThan(50);
  });

  it('the home page, a category and an affirmation have a layout shift below 0.02 while loading', async () => {
    const page = await visit('/about', { viewport: { width: 390, height: 800 } });
    await page.addInitScript(() => {
      let sum = 0;
      const add = (entries: PerformanceEntryList) => {
        for (const entry of entries) if ('value' in entry) sum += Number(entry.value);
      };
      const observer = new PerformanceObserver((list) => add(list.getEntries()));
      observer.observe({ type: 'layout-shift' });
      window.shifted = () => {
        add(observer.takeRecords());
        return sum;
      };
    });
    for (const path of ['/', '/categories/1', '/affirmations/1']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await page.evaluate(() => window.shifted()), path).toBeLessThan(0.02);
    }
  });
});

it('keeps borders and selections of the card designer visible with forced colors', async () => {
  const page = await visit('/create', { forcedColors: 'active' });
  const look = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((node) => {
        const { borderTopWidth, backgroundColor } = getComputedStyle(node);
        return { edge: borderTopWidth, ground: backgroundColor };
      });
  const chosen = await look('label:has(> :checked)');
  expect(chosen.edge).toBe('1px');
  expect(chosen.ground).not.toBe((await look('label:has(> :not(:checked))')).ground);
  for (const box of ['textarea', '#machine', '#machine button'])
    expect((await look(box)).edge, box).toBe('1px');
});

/** Records what a page loads from now on. Returns a function for the transferred sizes of a type, in bytes. */
function watchFetched(page: Page) {
  const fetched: Request[] = [];
  page.on('request', (request) => fetched.push(request));
  return async (type: string) => {
    const files = fetched.filter((request) => request.resourceType() === type);
    const sizes = await Promise.all(files.map((file) => file.sizes()));
    return sizes.map(({ responseBodySize }) => responseBodySize);
  };
}

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
const compressed = (text: string) => brotliCompressSync(text).length;

/** The inline scripts of a page. */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>([^]*?)<\/script>/g)]
    .map(([, script]) => script)
    .join('\n');

/** The size of all scripts that a page loads before anybody touches it, in bytes. */
async function weighFirstLoad(path: string): Promise<number> {
  const page = await visit('about:blank');
  const loaded: Request[] = [];
  page.on('request', (request) => loaded.push(request));
  const answer = await page.goto(path, { waitUntil: 'networkidle' });
  const html = (await answer?.text()) ?? '';
  // Code of islands is fetched first and then imported from the browser's cache, for which Playwright has no size.
  const scripts = loaded.filter((request) => request.url().endsWith('.js'));
  const sizes = await Promise.all(scripts.map((script) => script.sizes()));
  const transferred = sizes.map(({ responseBodySize }) => Math.max(0, responseBodySize));
  return sum(transferred) + compressed(inlineScripts(html));
}

/** Pages whose island runs at once (docs/decisions.md), and their kB of scripts. */
const usedAtOnce: ReadonlyMap<string, number> = new Map([
  ['/display', 100],
  ['/classroom?categoryId=4', 95],
  ['/create', 92],
  ['/favorites', 90],
  ['/print/sheet?ids=1,2,3&per=8&words=both', 92],
  ['/offline', 89],
  ['/offline/page', 96],
]);

describe('first load of a page', () => {
  // React is loaded at the first interaction.
  it.each([
    ['/', 80, 15, 11],
    ['/categories/1', 70, 12, 11],
    ['/affirmations/1', 40, 10, 11],
    ['/about', 45, 12, 11],
    ['/printable-cards', 70, 12, 11],
  ])(
    '%s loads at most %d kB of HTML, %d kB compressed, and %d kB of scripts',
    async (path, raw, small, most) => {
      const page = await visit('about:blank');
      const weigh = watchFetched(page);
      const answer = await page.goto(path, { waitUntil: 'networkidle' });
      const html = (await answer?.text()) ?? '';
      expect(Buffer.byteLength(html)).toBeLessThanOrEqual(raw * kilobyte);
      expect(sum(await weigh('document'))).toBeLessThanOrEqual(small * kilobyte);

      const scripts = await weigh('script');
      expect(scripts.length).toBeGreaterThan(0);
      expect(scripts.length).toBeLessThanOrEqual(4);
      expect(sum(scripts) + compressed(inlineScripts(html))).toBeLessThanOrEqual(most * kilobyte);
      expect(Math.max(...(await weigh('stylesheet')))).toBeLessThanOrEqual(stylesheetBudget);
      expect(sum(await weigh('font'))).toBeLessThanOrEqual(fontBudget);
    },
  );

  it.each(['en', 'fr'])(
    'the home page fits with its headers into the first flight of packets (%s)',
    async (language) => {
      const answer = await fetch(inject('site'), { headers: { 'Accept-Language': language } });
      const headers = [...answer.headers].map(([name, value]) => `${name}: ${value}\r\n`);
      // The first visitor gets a larger one (web/server/response-cache.ts).
      const size = headers.join('').length + compressed(await answer.text());
      expect(size).toBeLessThanOrEqual(firstFlight);
    },
  );

  it('every page that a visitor gets loads at most 11 kB of scripts, except those that are used as soon as they open', async () => {
    const member = await newMember();
    const { token } = await newClassLink(member, await newCollection(member, 1, 2, 3));
    const others = [`/class/${token}`, `/class/${token}/qr`, '/print/1'];
    const tooLarge: string[] = [];
    for (const path of [...pages, ...others].filter((each) => !usedAtOnce.has(each))) {
      const size = await weighFirstLoad(path);
      if (size > scriptBudget) tooLarge.push(`${path}: ${size}`);
    }
    expect(tooLarge).toEqual([]);
  });

  it.each([...usedAtOnce])(
    '%s, which is used as soon as it opens, loads at most %d kB of scripts with React',
    async (path, most) => {
      expect(await weighFirstLoad(path)).toBeLessThanOrEqual(most * kilobyte);
    },
  );
});

it.each([
  '/',
  '/categories/1',
  '/affirmations/1',
  '/login',
  '/printable-cards',
  '/print/sheet?ids=1,2,3',
])(
  'each island of %s loads at most 75 kB of scripts with React, and 15 kB after another island',
  async (path) => {
    const html = await (await fetch(inject('site') + path)).text();
    const urls = (attribute: string) =>
      [...html.matchAll(new RegExp(` ${attribute}="([^"]+)"`, 'g'))].map(([, url]) => url ?? '');
    const renderer = urls('renderer-url')[0] ?? '';
    const islands = [...new Set(urls('component-url'))];
    expect(islands.length).toBeGreaterThan(path.startsWith('/print/') ? 0 : 2);
    for (const [at, island] of islands.entries()) {
      const page = await visit('/about');
      await page.waitForLoadState('networkidle');
      const weigh = watchFetched(page);
      // As text, because Vitest rewrites an import that it sees.
      const wake = (...files: string[]) =>
        page.evaluate(
          `Promise.all(${JSON.stringify(files)}.map((each) => import(each))).then(() => {})`,
        );
      await wake(renderer, island);
      expect(sum(await weigh('script')), island).toBeLessThanOrEqual(75 * kilobyte);

      const weighNext = watchFetched(page);
      const next = islands[at + 1] ?? islands[0] ?? '';
      await wake(next);
      expect(sum(await weighNext('script')), next).toBeLessThanOrEqual(15 * kilobyte);
    }
  },
);

it('shows a 404 page with a link home for addresses that do not exist', async () => {
  const page = await visit('/', { mayFail: true });
  for (const path of missing) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    expect(await page.locator('main a[href="/"]').count(), path).toBeGreaterThan(0);
  }
});
