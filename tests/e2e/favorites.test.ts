import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { collections, idsIn } from '../cms/collections.ts';
import { newMember } from '../cms/members.ts';
import { touched, visitors } from './browser.ts';
import { card } from './cards.ts';
import { toast, visitAs } from './member.ts';

const visit = visitors();

const link = (page: Page) => page.locator('header a[href="/favorites"]');
const idsOn = (page: Page) =>
  page
    .locator('main [data-card]')
    .evaluateAll((cards) =>
      cards.map((each) => (each instanceof HTMLElement ? Number(each.dataset['card']) : 0)),
    );

/** Stores favorites before any page is opened, the oldest first. */
const withFavorites = (page: Page, ids: readonly number[]) =>
  page.addInitScript((stored) => {
    if (!localStorage.getItem('favorites')) localStorage.setItem('favorites', stored);
  }, JSON.stringify(ids));

describe('page of favorites', () => {
  it('the favorites page shows the affirmations that got a heart, the latest first, and the header their number', async () => {
    const page = await visit('/categories/4');
    expect(await link(page).ariaSnapshot()).toContain('link "Favorites"');
    const ids = (await idsOn(page)).slice(0, 3);
    for (const at of [0, 1, 2])
      await card(page, at)
        .getByRole('button', { name: /^Favorite/ })
        .click();
    expect(await link(page).ariaSnapshot()).toContain('link "Favorites 3"');
    await link(page).click();
    await expect.poll(() => idsOn(page)).toEqual(ids.toReversed());
    const hearts = page.locator('main button[name=favorite]');
    expect(await hearts.evaluateAll((all) => all.map((each) => each.ariaPressed))).toEqual([
      'true',
      'true',
      'true',
    ]);

    // A card stays until the page is left, so that its heart can be given back.
    await hearts.first().click();
    expect(await link(page).ariaSnapshot()).toContain('link "Favorites 2"');
    expect(await idsOn(page)).toHaveLength(3);
    expect(await page.getByRole('link', { name: 'Print them' }).getAttribute('href')).toBe(
      `/print/sheet?ids=${ids.slice(0, 2).toReversed().join()}`,
    );
    await page.reload();
    await expect.poll(() => idsOn(page)).toEqual(ids.slice(0, 2).toReversed());
  });

  it('the French favorites page says that there are no favorites yet, and links to all affirmations', async () => {
    const page = await visit('/favorites?lang=fr');
    await page.getByRole('heading', { name: 'Pas encore de favoris' }).waitFor();
    await page.getByRole('link', { name: 'Parcourir toutes les affirmations' }).waitFor();
  });

  it('the favorites page loads 24 favorites at a time, in one request each, and counts those that are unpublished', async () => {
    const page = await visit('about:blank');
    await withFavorites(page, [9_999_999, ...Array.from({ length: 30 }, (_, index) => index + 1)]);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.startsWith('/api/affirmations')) asked.push(searchParams.get('ids') ?? pathname);
    });
    await page.goto('/favorites');
    await expect.poll(async () => (await idsOn(page)).length).toBeGreaterThan(20);
    expect(asked.map((ids) => ids.split(',').length)).toEqual([24]);
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByText('right now.').waitFor();
    expect(asked.map((ids) => ids.split(',').length)).toEqual([24, 7]);
    expect(new Set(await idsOn(page)).size).toBe((await idsOn(page)).length);
  });

  it('the favorites page offers to try again if the favorites cannot be loaded', async () => {
    const page = await visit('about:blank', { mayFail: true });
    await withFavorites(page, [3]);
    await page.route('**/api/affirmations?**', (route) => route.abort());
    await page.goto('/favorites');
    await page.getByRole('link', { name: 'Try again' }).waitFor();
    await page.unroute('**/api/affirmations?**');
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect.poll(() => idsOn(page)).toEqual([3]);
  });

  it('without JavaScript, the favorites page explains that the browser keeps favorites and shows no loading placeholder', async () => {
    const page = await visit('/favorites', { javaScriptEnabled: false });
    await page.getByText('Your browser keeps your favorites').waitFor();
    expect(await page.locator('[aria-hidden] .animate-wait:visible').count()).toBe(0);
  });

  it('the favorites page has the same cacheable HTML for everyone, and tells search engines not to index it', async () => {
    const answer = await fetch(`${inject('site')}/favorites`, { headers: { Cookie: 'lang=en' } });
    expect(answer.headers.get('cache-control')).not.toContain('private');
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"');
  });
});

describe('favorites as a collection', () => {
  it('saves a member’s favorites as a collection, without those that are unpublished', async () => {
    const maya = await newMember();
    const page = await visitAs(visit, maya, '/about');
    await withFavorites(page, [4, 9_999_999, 2]);
    await page.goto('/favorites');
    await touched(page);
    await page.getByRole('button', { name: 'Save as a collection' }).click();
    await page.waitForURL(/\/dashboard\/collections\/\d+$/);
    await toast(page, 'Collection created');
    const id = Number(new URL(page.url()).pathname.split('/').at(-1));
    expect(await idsIn(maya, id)).toEqual([2, 4]);
    expect(await maya.call('GET', `${collections}/${id}`)).toMatchObject({
      body: { name: 'Favorites' },
    });
  });

  it('the favorites page offers visitors the login, which returns to the favorites', async () => {
    const page = await visit('about:blank');
    await withFavorites(page, [2]);
    await page.goto('/favorites');
    const login = page.getByRole('link', { name: 'Log in to save them as a collection' });
    expect(await login.getAttribute('href')).toBe('/login?next=%2Ffavorites');
  });
});
