import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { newMember } from '../cms/members.ts';
import { visitors } from './browser.ts';
import { frontOf } from './front.ts';
import { visitAs } from './member.ts';
import { complaintsOf, isStored, options, served, stored } from './offline.ts';
import { startSite } from './site.ts';

const visit = visitors();

/** The texts of the cards of a page, as the site sends it. */
async function sentCards(path: string): Promise<string[]> {
  const html = await (await fetch(inject('site') + path)).text();
  return [...html.matchAll(/<h3[^>]*>(.+?)<\/h3>/g)].map(([, text = '']) => text);
}

/** The offline page is made in the browser. */
const heading = (page: Page) => page.locator('h1').first().textContent();

it('without a connection, a page that was opened before opens again in the chosen language, and others show an offline page', async () => {
  const front = await frontOf(inject('site'));
  const page = await visit('/', { ...options, baseURL: front.url });
  await served(page);
  await isStored(page, '/?lang=en');
  await page.goto('/affirmations/1');
  const english = await heading(page);
  await page.locator('a[href="/categories/1"]:visible').first().click();
  await isStored(page, '/categories/1?lang=en');
  await page.goto('/affirmations/1?lang=fr');
  const french = await heading(page);
  expect(french).not.toBe(english);
  await isStored(page, '/affirmations/1?lang=fr');

  await front.stop();
  const fresh = await page.context().newPage();
  await fresh.goto('/affirmations/1');
  expect(await heading(fresh)).toBe(french);
  await fresh.goto('/affirmations/1?lang=en');
  expect(await heading(fresh)).toBe(english);
  // By the router, whose requests are not the browser's own.
  await fresh.locator('a[href="/categories/1"]:visible').first().click();
  await expect.poll(() => heading(fresh)).toContain('All Affirmations');
  expect(
    await fresh.evaluate(() =>
      [...document.images].every(
        (image) => (image.complete && image.naturalWidth > 0) || image.loading === 'lazy',
      ),
    ),
  ).toBe(true);

  for (const [path, title] of [
    ['/categories/5', 'You’re offline'],
    ['/dashboard', 'You’re offline'],
    ['/today/feed.atom', 'You’re offline'],
    ['/login?lang=fr', 'Pas d’internet'],
  ] as const) {
    await fresh.goto(path);
    await expect.poll(() => heading(fresh), { message: path }).toBe(title);
  }
  await front.start();
  await fresh.getByRole('link', { name: 'Réessayer' }).click();
  await expect.poll(() => heading(fresh)).not.toBe('Pas d’internet');
});

it('the browser stores nothing about a member for offline use, and shows no member pages without a connection', async () => {
  const member = await newMember();
  const page = await visitAs(visit, member, '/', options);
  await served(page);
  for (const path of [
    '/dashboard',
    '/dashboard/account',
    '/create?edit=1000000001',
    '/affirmations/1000000001',
  ])
    await page.goto(path, { waitUntil: 'networkidle' });
  await page.goto('/categories/2');
  await isStored(page, '/categories/2?lang=en');
  const addresses = (await stored(page)).map((entry) => new URL(entry.split(' ')[1] ?? ''));
  const pages = addresses.filter(({ pathname }) => !/^\/(?:_astro|pictures)\//.test(pathname));
  const isOfMember = /dashboard|auth|account|login|logout|100000000/;
  expect(pages.filter(({ pathname, search }) => isOfMember.test(pathname + search))).toEqual([]);
  await page.context().setOffline(true);
  await page.goto('/dashboard');
  await expect.poll(() => heading(page)).toBe('You’re offline');
});

it('a changed page shows at the next visit, and a new version of the site replaces all that the old one stored', async () => {
  const front = await frontOf(inject('site'));
  const page = await visit('/about', { ...options, baseURL: front.url });
  await served(page);
  await isStored(page, '/about?lang=en');
  const before = await stored(page);
  const build = /colibri-pages-(\w+)/.exec(before.join())?.[1] ?? '';
  const title = await heading(page);
  front.change = (text) => text.replaceAll(build, 'newer').replaceAll(title ?? '', 'A new heading');

  await page.goto('/about');
  expect(await heading(page)).toBe('A new heading');
  await expect
    .poll(async () => (await stored(page)).some((entry) => entry.includes('-newer')))
    .toBe(true);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state),
    )
    .toBe('installed');
  const files = (entries: readonly string[]) => entries.filter((entry) => entry.includes(build));
  expect(files(await stored(page)).length).toBe(files(before).length);

  const context = page.context();
  await page.close();
  const next = await context.newPage();
  await next.goto('/about');
  await expect.poll(async () => files(await stored(next))).toEqual([]);
  await front.stop();
  await next.goto('/about');
  expect(await heading(next)).toBe('A new heading');
});

it('with OFFLINE=false, the service worker deletes all that it stored and itself, pages don’t install it again, and “Offline” promises nothing', async () => {
  const front = await frontOf(inject('site'));
  const page = await visit('/', { ...options, baseURL: front.url });
  await served(page);
  await isStored(page, '/?lang=en');
  front.site = await startSite(inject('cms'), { OFFLINE: 'false' });
  await page.goto('/about');
  await expect.poll(() => stored(page)).toEqual([]);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
  let started = 0;
  page.context().on('serviceworker', () => (started += 1));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(started).toBe(0);
  await page.goto('/offline');
  expect(await page.locator('main').innerText()).toMatch(
    /Use this site offline\s+This site can’t be used offline at the moment\.$/,
  );
});

it('what was saved for offline use also shows on a network that never answers', async () => {
  const front = await frontOf(inject('site'));
  const page = await visit('/offline', { ...options, baseURL: front.url });
  await served(page);
  await page.getByRole('button', { name: /^Save for offline use/ }).click();
  await page.getByText('You can use the site offline now.').waitFor();

  front.hangs = true;
  const fresh = await page.context().newPage();
  for (const [path, selector] of [
    ['/affirmations/99', 'article'],
    ['/categories/1?q=brave', 'article'],
    ['/classroom?moment=bedtime', 'main ol li'],
    ['/print/sheet?ids=3,1,2', 'svg[data-sheet] image'],
  ] as const) {
    await fresh.goto(path);
    await fresh.locator(selector).first().waitFor();
  }
  // Their colors are on the device, so they don’t wait for the network again.
  expect(front.unanswered.filter((path) => path.startsWith('/styles/'))).toEqual([]);
});

it('“Save for offline use” makes the public parts of the site work without a connection in both languages, until it is undone', async () => {
  const front = await frontOf(inject('site'));
  const page = await visit('/offline', { ...options, baseURL: front.url });
  await served(page);
  await page.getByRole('button', { name: /^Save for offline use \(\d+ MB\)$/ }).click();
  await page.getByText('You can use the site offline now.').waitFor();

  await front.stop();
  const complaints = complaintsOf(page);
  const fresh = await page.context().newPage();
  for (const [path, title, cards] of [
    ['/', 'Big words', 1],
    ['/categories/3', 'Kindness Affirmations', 12],
    ['/categories/1?page=2', 'All Affirmations', 12],
    ['/moments/bedtime?age=6-8', 'Bedtime', 12],
    ['/affirmations/12', '', 1],
    ['/printable-cards', 'Printable Cards', 12],
    ['/printable-cards?category=4', 'Printable Cards', 12],
    ['/printable-cards?page=2', 'Printable Cards', 12],
    ['/create', 'Make your own card', 0],
    ['/categories/2?page=2&lang=fr', 'Confiance', 12],
    ['/?lang=en', 'Big words', 1],
  ] as const) {
    await fresh.goto(path);
    await expect.poll(() => heading(fresh), { message: path }).toContain(title);
    await expect
      .poll(() => fresh.locator('article').count(), { message: path })
      .toBeGreaterThanOrEqual(cards);
  }
  await fresh.goto('/printable-cards');
  await fresh.getByRole('link', { name: 'Next' }).click();
  await fresh.waitForURL('**/printable-cards?page=2');
  await expect
    .poll(() => fresh.locator('article h3').allTextContents())
    .toEqual(await sentCards('/printable-cards?page=2'));
  await fresh.getByRole('checkbox').first().check();
  await fresh.getByRole('link', { name: 'Courage' }).click();
  await fresh.waitForURL('**/printable-cards?category=4');
  await fresh.getByRole('button', { name: 'Make print sheets' }).click();
  await expect.poll(() => fresh.locator('svg[data-sheet] image').count()).toBe(1);
  await fresh.goto('/');
  await fresh.locator('#machine').scrollIntoViewIfNeeded();
  await fresh.locator('#machine-text').waitFor();
  await fresh.locator('button[name=favorite]').first().click();
  await fresh.goto('/favorites');
  await expect.poll(() => fresh.locator('article').count()).toBe(1);
  // With two letters swapped.
  await fresh.getByRole('searchbox').fill('brvae');
  await fresh.getByRole('searchbox').press('Enter');
  await expect.poll(() => fresh.locator('article').count()).toBeGreaterThan(0);
  // A keyword that is in no text.
  await fresh.goto('/categories/1?q=lockdown');
  await expect.poll(() => fresh.locator('article').count()).toBeGreaterThan(0);
  await fresh.goto('/categories/1?q=xylophone');
  const moment = fresh.locator('main li:has(> a[href="/moments/worry"])');
  await moment.getByRole('button', { name: 'Read aloud Worry' }).waitFor();
  const isShown = (image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0);
  expect(await moment.locator('img').evaluate(isShown)).toBe(true);
  await fresh.goto('/categories/1?q=I%20want%20to%20die');
  await fresh.getByRole('heading', { name: 'Talk to someone now' }).waitFor();
  await fresh.goto('/api/affirmations/random');
  await fresh.waitForURL(/\/affirmations\/\d+$/);

  await fresh.goto('/classroom?moment=bedtime');
  await expect.poll(() => fresh.locator('main ol li').count()).toBeGreaterThan(10);
  await fresh.getByRole('button', { name: 'Next' }).click();
  await fresh.getByText(/^2 of \d+$/).waitFor();
  await fresh.goto('/print/sheet?ids=3,1,2');
  const printed = fresh.locator('svg[data-sheet] image');
  await expect.poll(() => printed.count()).toBe(3);
  await fresh.getByLabel('What to make').selectOption('memory');
  await expect.poll(() => printed.count()).toBe(6);
  await fresh.waitForURL(/format=memory/);
  await fresh.addInitScript(() => {
    window.print = () => (document.title = 'Printed');
  });
  await fresh.goto('/print/5');
  await expect.poll(() => printed.count()).toBe(1);
  await expect.poll(() => fresh.title()).toBe('Printed');
  await fresh.goto('/print/sheet.pdf?ids=1');
  await expect.poll(() => heading(fresh)).toBe('You’re offline');
  await fresh.getByRole('link', { name: 'Back to the print sheets' }).click();
  await expect.poll(() => printed.count()).toBe(1);
  // A collection is its owner’s.
  await fresh.goto('/classroom?collection=1');
  await expect.poll(() => heading(fresh)).toBe('You’re offline');

  await page.getByRole('button', { name: 'Remove from this device' }).click();
  await page.getByText('Removed from this device.').waitFor();
  await fresh.goto('/moments/worry?age=6-8');
  await expect.poll(() => heading(fresh)).toBe('You’re offline');
  expect(complaints).toEqual([]);
});
