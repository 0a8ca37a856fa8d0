import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { stopClock, visitors } from './browser.ts';
import { startSite } from './site.ts';

/** A public host name, and a browser that hides that it is automated. */
const host = 'colibri.example';
const visit = visitors([
  `--host-resolver-rules=MAP ${host} 127.0.0.1`,
  '--disable-blink-features=AutomationControlled',
]);

const event = z.strictObject({
  event: z.string(),
  path: z.string(),
  language: z.string(),
  what: z.string().optional(),
  error: z.string().optional(),
  at: z.string().optional(),
});
let got: z.infer<typeof event>[];
let headers: IncomingHttpHeaders[];
let collector: ReturnType<typeof createServer>;
let site: URL;

beforeEach(async () => {
  got = [];
  headers = [];
  collector = createServer((request, response) => {
    headers.push(request.headers);
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      got.push(event.parse(JSON.parse(Buffer.concat(parts).toString())));
      response.setHeader('Set-Cookie', 'who=you').end();
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const address = collector.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const counts = `http://127.0.0.1:${address.port}/counts`;
  site = new URL(
    await startSite(inject('cms'), { ANALYTICS_URL: counts, SITE_URL: `http://${host}` }),
  );
});
afterEach(() => collector.close());

const elsewhere = (path: string) => `http://${host}:${site.port}${path}`;
const views = () => got.filter((each) => each.event === 'view').map(({ path }) => path);
const heartbeats = () => got.filter((each) => each.event === 'heartbeat').length;

async function arrive(path: string, init?: string) {
  const page = await visit('about:blank');
  if (init) await page.addInitScript({ content: init });
  await stopClock(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  return page;
}

describe('analytics', () => {
  it('sends page views, heartbeats and actions to analytics without cookies, queries or referrers', async () => {
    const page = await arrive(elsewhere('/about?secret=mail@example.org'));
    await expect.poll(views).toEqual(['/about']);
    expect(heartbeats()).toBe(0);
    await page.clock.runFor(3000);
    await expect.poll(heartbeats).toBe(1);
    await page.clock.runFor(28_000);
    await expect.poll(heartbeats).toBe(2);

    await page.locator('footer a[href="/"]').click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.clock.runFor(2000);
    await expect.poll(views).toEqual(['/about', '/']);

    await page.locator('#newsletter-email').fill('counted@example.org');
    await page.locator('#newsletter-email').press('Enter');
    await expect
      .poll(() => got.filter((each) => each.event === 'did'))
      .toEqual([{ event: 'did', what: 'subscribed', path: '/', language: 'en' }]);

    expect(JSON.stringify(got)).not.toMatch(/secret|example\.org/);
    for (const each of headers) {
      expect(each.cookie).toBeUndefined();
      expect(each.referer).toBeUndefined();
    }
  });

  it('sends the type of a script error and the page’s path to analytics, but not the error message', async () => {
    const page = await visit('about:blank', { mayFail: true });
    await page.goto(elsewhere('/about'), { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      dispatchEvent(
        new ErrorEvent('error', { error: new TypeError('what I typed'), filename: 'x', lineno: 1 }),
      );
    });
    await expect
      .poll(() => got.find((each) => each.event === 'error'))
      .toEqual({ event: 'error', error: 'TypeError', at: '', path: '/about', language: 'en' });
  });

  it.each([
    ['Do Not Track', "Object.defineProperty(navigator, 'doNotTrack', { value: '1' })"],
    [
      'Global Privacy Control',
      "Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })",
    ],
    ['automation', "Object.defineProperty(navigator, 'webdriver', { value: true })"],
  ])('sends no analytics from a browser with %s', async (_name, init) => {
    const page = await arrive(elsewhere('/about'), init);
    await page.clock.runFor(40_000);
    await page.waitForLoadState('networkidle');
    expect(got).toEqual([]);
  });

  it('sends no analytics from localhost', async () => {
    const page = await arrive(`http://localhost:${site.port}/about`);
    await page.clock.runFor(40_000);
    await page.waitForLoadState('networkidle');
    expect(got).toEqual([]);
  });

  it('the content security policy allows connections only to the site and the analytics address', async () => {
    const answer = await fetch(new URL('/about', site));
    const { port } = z.object({ port: z.number() }).parse(collector.address());
    expect(answer.headers.get('content-security-policy')).toContain(
      `connect-src 'self' http://127.0.0.1:${port};`,
    );
  });
});

it('leaves analytics code out of the page if ANALYTICS_URL is not set', async () => {
  const answer = await fetch(new URL('/about', inject('site')));
  expect(await answer.text()).not.toMatch(/analytics/i);
  expect(answer.headers.get('content-security-policy')).toContain("connect-src 'self';");
});
