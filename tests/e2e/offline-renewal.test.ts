import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { adminApi, callAdmin } from '../cms/admin.ts';
import { affirmationFactory } from '../cms/affirmations.ts';
import { connect } from '../cms/database.ts';
import { visitors } from './browser.ts';
import { frontOf } from './front.ts';
import { options, served } from './offline.ts';

const affirmations = affirmationFactory(connect());
const visit = visitors();

/** Moves the clock of the service worker, which that of the page doesn't change. */
async function waitADay(page: Page): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 25 * 60 * 60 * 1000;
  });
}

/** How often a text is in what was kept. */
const keptTimes = (page: Page, text: string) =>
  page.evaluate(async (wanted) => {
    const name = (await caches.keys()).find((each) => each.includes('-kept-')) ?? '';
    const responses = await (await caches.open(name)).matchAll();
    const bodies = await Promise.all(responses.map((response) => response.text()));
    return bodies.filter((body) => body.includes(wanted)).length;
  }, text);

it('a published change shows at the next visit, and after a visit a day later also in what was saved for offline use', async () => {
  const documentId = await affirmations.published('I am a numbat.');
  const id = await affirmations.idOf(documentId);
  await callAdmin('POST', '/panel/featured', { documentIds: [documentId], featured: true });
  await callAdmin('PUT', '/panel/featured/order', { documentIds: [documentId] });
  const front = await frontOf(inject('site'));
  const page = await visit('/offline', { ...options, baseURL: front.url });
  await expect
    .poll(async () => (await fetch(`${inject('site')}/`)).text())
    .toContain('I am a numbat.');
  await served(page);
  await page.getByRole('button', { name: /^Save for offline use/ }).click();
  await page.getByText('You can use the site offline now.').waitFor();
  // The content in both languages, and both home pages.
  expect(await keptTimes(page, 'I am a numbat.')).toBe(4);

  await adminApi.publish('affirmation', documentId, { text: 'I am a happy numbat.' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect
    .poll(async () => {
      await page.goto(`/affirmations/${id}`);
      return heading.textContent();
    })
    .toContain('I am a happy numbat.');
  expect(await keptTimes(page, 'I am a happy numbat.')).toBe(0);

  await waitADay(page);
  await page.goto('/about');
  await expect.poll(() => keptTimes(page, 'I am a happy numbat.')).toBe(4);
  expect(await keptTimes(page, 'I am a numbat.')).toBe(0);
  await front.stop();
  const fresh = await page.context().newPage();
  await fresh.goto('/');
  await fresh.getByText('I am a happy numbat.').first().waitFor();
  await fresh.goto('/categories/2?q=numbat');
  await fresh.getByRole('heading', { name: 'I am a happy numbat.' }).waitFor();

  await front.start();
  await adminApi.unpublish('affirmation', documentId);
  await expect
    .poll(async () => (await fetch(`${inject('site')}/affirmations/${id}`)).status)
    .toBe(404);
  await waitADay(page);
  await page.goto('/about');
  await expect.poll(() => keptTimes(page, 'numbat')).toBe(0);
});
