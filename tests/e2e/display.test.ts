import { once } from 'node:events';
import type { Page, Request } from 'playwright';
import { expect, inject, it } from 'vitest';
import { classLinks, newClassLink, newCollection, newOwnAffirmation } from '../cms/collections.ts';
import { newMember } from '../cms/members.ts';
import { visitors } from './browser.ts';
import { current, shown } from './classroom.ts';
import { didOn } from './devices.ts';
import { frontOf } from './front.ts';
import { apiToday } from './pages.ts';
import { spawnSite } from './site.ts';

const visit = visitors();
const controls = (page: Page) => page.locator('main > div').last();
const opacity = (page: Page) => controls(page).evaluate((node) => getComputedStyle(node).opacity);
/** Waits until the display has hydrated. */
const running = (page: Page) =>
  page.locator('astro-island:not([ssr])').first().waitFor({ state: 'attached' });

it('the display hides its controls, keeps its affirmation overnight without a network, and shows the next day’s once the network is back', async () => {
  const page = await visit('about:blank', { mayFail: true });
  const { text, endsAt } = await apiToday('en');
  await page.clock.install({ time: Date.parse(endsAt) - 4 * 3_600_000 });
  await page.goto('/display');
  await running(page);
  await expect.poll(() => opacity(page)).toBe('1');
  await page.clock.runFor(5000);
  expect(await opacity(page)).toBe('0');
  await page.mouse.move(200, 200);
  await expect.poll(() => opacity(page)).toBe('1');
  await page.mouse.click(200, 200);
  await page.clock.runFor(5000);
  expect(await opacity(page)).toBe('0');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => opacity(page)).toBe('1');

  let asked = 0;
  await page.route('**/display/slides.json*', (route) => {
    asked += 1;
    return route.abort();
  });
  for (let hour = 0; hour < 12; hour += 1) {
    const before = asked;
    await page.clock.fastForward(3_600_000);
    await expect.poll(() => asked).toBeGreaterThan(before);
  }
  expect(await shown(page)).toEqual([text]);

  await page.unroute('**/display/slides.json*');
  const versions = [{ text: 'I am the next day.', description: '', lang: 'en' }];
  await page.route('**/display/slides.json*', (route) =>
    route.fulfill({
      json: { slides: [{ versions, colorClass: '' }], endsAt: '2099-01-01T00:00:00Z' },
    }),
  );
  await page.clock.fastForward(120_000);
  await expect.poll(() => shown(page)).toEqual(['I am the next day.']);
});

it('the display asks for new content within seconds after its computer has slept, and if its clock has been set back', async () => {
  const page = await visit('about:blank');
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.goto('/display');
  await running(page);
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/display/slides.json') asked += 1;
  });
  await page.clock.runFor(6000);
  expect(asked).toBe(0);
  // No timers run while a computer sleeps.
  const hour = 3_600_000;
  for (const [index, time] of [now + 8 * hour, now - 8 * hour].entries()) {
    const answered = page.waitForResponse('**/display/slides.json*');
    await page.clock.setSystemTime(time);
    await page.clock.runFor(6000);
    await (await answered).finished();
    expect(asked).toBe(index + 1);
  }
});

it.each([
  ['a phone', 390, 800, 'fr'],
  ['a laptop', 1280, 800, 'en'],
  ['a portrait screen in a hall', 1080, 1920, 'en'],
])('on %s, the controls of the display are below its text', async (_name, width, height, lang) => {
  const page = await visit('about:blank', { viewport: { width, height } });
  await page.clock.install();
  await page.goto(`/display?ids=1,2,3,4,5,6&every=10&lang=${lang}`);
  await running(page);
  const top = (await controls(page).boundingBox())?.y ?? 0;
  expect(top).toBeGreaterThan(height / 2);
  for (let card = 0; card < 6; card += 1) {
    const text = await current(page).locator('p').last().boundingBox();
    expect((text?.y ?? height) + (text?.height ?? 0)).toBeLessThanOrEqual(top);
    await page.clock.runFor(10_000);
  }
});

it('the display of a list shows its cards one after the other, and can be paused', async () => {
  const page = await visit('about:blank');
  await page.clock.install();
  await page.goto('/display?categoryId=4&every=30');
  await running(page);
  const first = await shown(page);
  await page.clock.runFor(31_000);
  const second = await shown(page);
  expect(second).not.toEqual(first);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(120_000);
  expect(await shown(page)).toEqual(second);
});

it('the display of a class link shows the collection’s cards in turn without an account, and ends once the link is revoked', async () => {
  const maya = await newMember({ role: 'teacher' });
  const own = await newOwnAffirmation(maya, 'I am part of this class.');
  const link = await newClassLink(maya, await newCollection(maya, own, 3), { own: 'shown' });
  const page = await visit('about:blank', { mayFail: true });
  await page.clock.install();
  await page.goto(`/display?class=${link.token}&every=10`);
  await running(page);
  expect(await shown(page)).toEqual(['I am part of this class.']);
  await page.clock.runFor(11_000);
  expect(await shown(page)).not.toEqual(['I am part of this class.']);
  const exit = page.getByRole('link', { name: 'Exit' });
  expect(await exit.getAttribute('href')).toBe(`/class/${link.token}`);

  await maya.call('DELETE', `${classLinks}/${link.id}`);
  // It asks for new content every ten minutes.
  await page.clock.fastForward(11 * 60_000);
  await page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor();
});

it('the display keeps its cards for an hour in which the site is down, and shows the current ones a minute after it is back', async () => {
  const maya = await newMember();
  const collectionId = await newCollection(maya, 1);
  const { token } = await newClassLink(maya, collectionId);
  const first = await spawnSite(inject('cms'));
  const front = await frontOf(first.url);
  const page = await visit('about:blank', { baseURL: front.url, mayFail: true });
  await page.clock.install();
  await page.goto(`/display?class=${token}`);
  await running(page);
  const before = await shown(page);

  first.process.kill('SIGTERM');
  await once(first.process, 'exit');
  let failed = 0;
  page.on('requestfailed', () => (failed += 1));
  for (let minute = 0; minute < 60; minute += 12) {
    const earlier = failed;
    // It can still be setting the timer for its next try.
    await expect
      .poll(async () => {
        await page.clock.fastForward(12 * 60_000);
        return failed;
      })
      .toBeGreaterThan(earlier);
    expect(await shown(page)).toEqual(before);
  }
  await maya.call('POST', `/api/dashboard/collections/${collectionId}/affirmations`, {
    affirmationId: 2,
  });
  await maya.call('DELETE', `/api/dashboard/collections/${collectionId}/affirmations/1`);
  front.site = (await spawnSite(inject('cms'))).url;
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('requestfinished', (request) => pending.delete(request));
  await expect
    .poll(async () => {
      // The time limits of requests are on the same clock.
      if (!pending.size) await page.clock.fastForward(90_000);
      return shown(page);
    })
    .not.toEqual(before);
  expect(await current(page).count()).toBe(1);
});

it('asks the device to keep the display’s screen on, and again when its tab is visible again', async () => {
  const page = await visit('about:blank');
  await page.addInitScript(() => {
    window.did = [];
    const request = (what: string) => {
      window.did.push({ what: 'wake', with: what });
      return Promise.resolve({});
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  await page.goto('/display');
  expect(await didOn(page, 'wake')).toEqual(['screen']);
  const become = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await become(true);
  expect(await didOn(page, 'wake')).toEqual(['screen']);
  await become(false);
  expect(await didOn(page, 'wake')).toEqual(['screen', 'screen']);
});

it('the title of the display is the affirmation of the day only while it shows it', async () => {
  const titleOf = async (path: string) =>
    /<title>(.*?)<\/title>/.exec(await (await fetch(inject('site') + path)).text())?.[1];
  expect(await titleOf('/display')).toContain('Affirmation of the day');
  expect(await titleOf('/display?categoryId=2')).toMatch(/^Display/);
});
