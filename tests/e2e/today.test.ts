import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { dailyAffirmation } from '#contract/affirmation';
import { visitors } from './browser.ts';
import { shown } from './classroom.ts';

const visit = visitors();
const apiToday = async (language: string) =>
  dailyAffirmation.parse(
    await (await fetch(`${inject('site')}/api/affirmations/today?lang=${language}`)).json(),
  );
const controls = (page: Page) => page.locator('main > div').last();
const opacity = (page: Page) => controls(page).evaluate((node) => getComputedStyle(node).opacity);

it('the footer links to today’s affirmation, which can be shown in both languages and links to its feeds and to the display', async () => {
  const [english, french] = [await apiToday('en'), await apiToday('fr')];
  const page = await visit('/about');
  await page.getByRole('link', { name: 'Today’s affirmation' }).click();
  await page.getByRole('heading', { name: english.text }).waitFor();
  await page.getByRole('link', { name: 'English and French' }).click();
  await page.waitForURL('**/today?both=1');
  await page.getByRole('heading', { name: french.text }).waitFor();
  const headings = await page.locator('article :is(h1, h2)').allTextContents();
  expect(headings.map((text) => text.trim())).toEqual([english.text, french.text]);
  const subscription = page.getByRole('link', { name: 'Add it to your calendar' });
  const calendar = (await subscription.getAttribute('href'))?.replace('webcal:', 'http:') ?? '';
  expect(await (await fetch(calendar)).text()).toContain('BEGIN:VEVENT');
  for (const name of ['Atom feed', 'JSON feed']) {
    const path = await page.getByRole('link', { name }).getAttribute('href');
    expect(await (await fetch(inject('site') + path)).text(), name).toContain(english.text);
  }
  await page.getByRole('button', { name: 'Open the display' }).click();
  await page.waitForURL('**/display?both=1&**');
  expect(await shown(page)).toEqual([english.text, french.text]);
});

it('the display hides its controls, keeps its affirmation overnight without a network, and then shows the next day’s', async () => {
  const page = await visit('about:blank', { mayFail: true });
  const { text, endsAt } = await apiToday('en');
  await page.clock.install({ time: Date.parse(endsAt) - 4 * 3_600_000 });
  await page.goto('/display');
  await page.locator('astro-island:not([ssr])').first().waitFor({ state: 'attached' });
  await expect.poll(() => opacity(page)).toBe('1');
  await page.clock.runFor(5000);
  expect(await opacity(page)).toBe('0');
  await page.mouse.move(200, 200);
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

it('the display of a list shows its cards one after the other, and can be paused', async () => {
  const page = await visit('about:blank');
  await page.clock.install();
  await page.goto('/display?categoryId=4&every=30');
  await page.locator('astro-island:not([ssr])').first().waitFor({ state: 'attached' });
  const first = await shown(page);
  await page.clock.runFor(31_000);
  const second = await shown(page);
  expect(second).not.toEqual(first);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(120_000);
  expect(await shown(page)).toEqual(second);
});
