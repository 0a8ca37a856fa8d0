import { expect, it } from 'vitest';
import { visitors } from './browser.ts';
import { card } from './cards.ts';
import { hold } from './member.ts';

const visit = visitors();

/** Opens a page on a phone without its scripts. Returns how to let them load. */
async function withoutScripts() {
  const page = await visit('about:blank', { viewport: { width: 390, height: 800 } });
  const release = await hold(page, /\/_astro\/.*\.js$/);
  await page.goto('/categories/4', { waitUntil: 'commit' });
  const heart = card(page, 0).getByRole('button', { name: /^Favorite/ });
  return { page, release, heart };
}

it('repeats a click on a heart made before its script had loaded, and keeps the heart set over a reload', async () => {
  const { page, release, heart } = await withoutScripts();
  await heart.click();
  release();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await page.reload();
  expect(await heart.getAttribute('aria-pressed')).toBe('true');
});

it('before its script has loaded, a click on the menu button is repeated later, and two clicks on a heart cancel each other out', async () => {
  const { page, release, heart } = await withoutScripts();
  await heart.click();
  await heart.click();
  await page.getByRole('button', { name: 'Open menu' }).click();
  release();
  await page.getByRole('button', { name: 'Close menu' }).waitFor();
  expect(await page.getByRole('link', { name: 'About', exact: true }).isVisible()).toBe(true);
  expect(await heart.getAttribute('aria-pressed')).toBe('false');
});

it('a menu opened after its script loaded stays open when a slower script arrives: the click is not repeated', async () => {
  const page = await visit('about:blank', { viewport: { width: 390, height: 800 } });
  const release = await hold(page, /\/PrintableCards-page\.[^/]+\.js$/);
  // The script that makes this call also opens the menu.
  const someAreThere = page.waitForRequest('**/api/auth/user');
  await page.goto('/printable-cards', { waitUntil: 'commit' });
  await someAreThere;
  await page.getByRole('button', { name: 'Open menu' }).click();
  release();
  await page.waitForLoadState('load');
  expect(await page.getByRole('button', { name: 'Close menu' }).isVisible()).toBe(true);
});

it('opens the site menu, and closes it with Escape, while the islands’ scripts are still loading', async () => {
  const page = await visit('about:blank', { viewport: { width: 390, height: 800 } });
  const react = /\/client\.[^/]+\.js$/;
  await hold(page, react);
  const asked = page.waitForRequest(react);
  await page.goto('/about');
  const open = page.getByRole('button', { name: 'Open menu' });
  const close = page.getByRole('button', { name: 'Close menu' });
  await open.click();
  await asked;
  await close.waitFor();
  await page.keyboard.press('Escape');
  await open.waitFor();
  expect(await open.evaluate((button) => document.activeElement === button)).toBe(true);
});
