import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { add, collections, idsIn, newCollection } from '../cms/collections.ts';
import { newMember } from '../cms/members.ts';
import { touched, visitors } from './browser.ts';
import { endSession, hold, toast, toastOn, visitAs } from './member.ts';

const visit = visitors();

const saveOn = (page: Page) => page.locator('main button[aria-haspopup=dialog]').first();
const menu = (page: Page) => page.locator('#save');
const choice = (page: Page, name = 'Morning') => menu(page).getByRole('button', { name });

describe('saving to a collection as a visitor', () => {
  it.each(['/affirmations/3', '/categories/2?page=1', '/'])(
    'Save links a visitor to the login page, with %s as the page to return to',
    async (path) => {
      const page = await visit(path);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const login = page.getByRole('link', { name: /^Login to Save/ }).first();
      expect(await login.getAttribute('href')).toBe(
        `/login?${new URLSearchParams({ next: path })}`,
      );
      expect(await saveOn(page).isVisible()).toBe(false);
      await login.click();
      await page.waitForURL('**/login?next=**');
      expect(asked.filter((each) => each.startsWith('/api/dashboard'))).toEqual([]);
    },
  );
});

describe('saving to a collection as a member', () => {
  async function at(path: string, ids: readonly number[] | undefined, options = {}) {
    const maya = await newMember();
    const id = ids ? await newCollection(maya, ...ids) : 0;
    return { maya, id, page: await visitAs(visit, maya, path, options) };
  }

  it('saves an affirmation from its page, closes the menu, shows a toast and restores the focus', async () => {
    const { maya, id, page } = await at('/affirmations/3', []);
    expect(await page.getByRole('link', { name: /^Login to Save/ }).isVisible()).toBe(false);
    await saveOn(page).click();
    const release = await hold(page, `**${collections}/${id}/affirmations`);
    await choice(page).click();
    await menu(page).getByText('Saving...').waitFor();
    release();
    await toast(page, 'The affirmation has been added to your collection.');
    await menu(page).waitFor({ state: 'detached' });
    expect(await saveOn(page).evaluate((node) => node === document.activeElement)).toBe(true);
    expect(await idsIn(maya, id)).toEqual([3]);
  });

  it('adds an affirmation to a collection from the Save button of its card', async () => {
    const { maya, id, page } = await at('/categories/2', []);
    const card = page.locator('main article').nth(2);
    const affirmation = Number(await card.getAttribute('data-card'));
    await card.locator('button[aria-haspopup=dialog]').click();
    await choice(page).click();
    await toast(page, 'Added to collection');
    expect(await idsIn(maya, id)).toEqual([affirmation]);
  });

  it('the Save menu ticks the collections that contain the affirmation, and tapping one of these removes it from there', async () => {
    const { maya, id, page } = await at('/affirmations/3', [3]);
    const other = await newCollection(maya);
    const isTicked = () => choice(page).first().getAttribute('aria-pressed');
    await saveOn(page).click();
    await choice(page).nth(1).waitFor();
    const ticks = await choice(page).evaluateAll((each) => each.map((node) => node.ariaPressed));
    expect(ticks).toEqual(['false', 'true']);
    const saved = page.locator('main').getByRole('button', { name: /^Saved / });
    await saved.waitFor();

    await choice(page).nth(1).click();
    await toast(page, 'The affirmation has been removed from this collection.');
    expect(await idsIn(maya, id)).toEqual([]);
    await saved.waitFor({ state: 'detached' });
    await saveOn(page).click();
    expect(await isTicked()).toBe('false');
    await choice(page).first().click();
    await toast(page, 'Added to collection');
    expect(await idsIn(maya, other)).toEqual([3]);
    await saved.waitFor();
  });

  it('fills the bookmarks of saved affirmations, and names them “Saved”, as soon as the page has loaded, until the member logs out', async () => {
    const { page } = await at('/categories/1', [1, 2]);
    const bookmark = page.locator('[data-card="1"] button[id^=save-]');
    const isFilled = async () => (await bookmark.innerHTML()).includes('bookmark-simple-fill');
    await expect.poll(isFilled).toBe(true);
    const filled = page.locator('button[id^=save-] use[href$=fill]');
    expect(await filled.count()).toBe(2);
    const named = page.getByRole('button', { name: /^Saved / });
    expect(await named.count()).toBe(2);
    // Before React is loaded.
    expect(await page.locator('astro-island[ssr] button[id^=save-]').count()).toBe(12);
    await touched(page);
    expect(await filled.count()).toBe(2);
    expect(await named.count()).toBe(2);
    await page.getByRole('link', { name: 'About', exact: true }).click();
    await page.waitForURL('**/about');
    await page.goBack();
    await page.waitForURL('**/categories/1');
    await expect.poll(isFilled).toBe(true);
    await page.getByRole('button', { name: 'Log out' }).first().click();
    await toast(page, 'Logged out successfully');
    await page.waitForURL(({ pathname }) => pathname === '/');
    await page.goBack();
    await page.waitForURL('**/categories/1');
    await touched(page);
    expect(await filled.count()).toBe(0);
    expect(await named.count()).toBe(0);
  });

  it('saving an affirmation that another tab has saved already shows the toast “Already saved” and no error', async () => {
    const { maya, id, page } = await at('/affirmations/3', [], { mayFail: true });
    await saveOn(page).click();
    await choice(page).waitFor();
    expect(await add(maya, id, 3)).toBe(201);
    await choice(page).click();
    await toast(page, 'Already saved');
    expect(await toastOn(page).textContent()).not.toContain('Error');
    await page
      .locator('main')
      .getByRole('button', { name: /^Saved / })
      .waitFor();
    expect(await idsIn(maya, id)).toEqual([3]);
  });

  it('Save lets a member create a first collection with the affirmation, and returns to the page', async () => {
    const { page } = await at('/categories/2?page=1', undefined);
    await saveOn(page).click();
    await menu(page).getByText('No collections yet').waitFor();
    await menu(page).getByRole('link', { name: 'Create new collection' }).click();
    await page.getByText('It will start with this affirmation:').waitFor();
    await page.getByLabel('Collection Name').fill('Begun');
    await page.getByRole('button', { name: 'Create Collection' }).click();
    await page.waitForURL('**/categories/2?page=1');
    await toast(page, 'The affirmation has been added to your collection.');
    await saveOn(page).click();
    await choice(page, 'Begun').waitFor();
  });

  it('closes the menu for saving to a collection with Escape, its buttons and a click outside', async () => {
    const { page } = await at('/affirmations/3', []);
    const ways = [
      () => page.keyboard.press('Escape'),
      () => menu(page).getByRole('button', { name: 'Close' }).click(),
      () => saveOn(page).click(),
      () => page.mouse.click(5, 5),
    ];
    for (const way of ways) {
      await saveOn(page).click();
      await choice(page).waitFor();
      expect(await saveOn(page).getAttribute('aria-expanded')).toBe('true');
      await way();
      await menu(page).waitFor({ state: 'detached' });
      await expect.poll(() => saveOn(page).getAttribute('aria-expanded')).toBe('false');
    }
  });

  it('opens one menu and adds the affirmation once when Save and then a collection are each clicked three times', async () => {
    const { maya, id, page } = await at('/affirmations/3', []);
    let calls = 0;
    page.on('request', (request) => (calls += Number(request.method() === 'POST')));
    const pressOften = (button: Locator) =>
      button.evaluate((node) => {
        for (let press = 0; press < 3; press += 1) if (node instanceof HTMLElement) node.click();
      });
    await pressOften(saveOn(page));
    const release = await hold(page, `**${collections}/${id}/affirmations`);
    await choice(page).waitFor();
    expect(await menu(page).count()).toBe(1);
    await pressOften(choice(page));
    release();
    await toast(page, 'Added to collection');
    expect(calls).toBe(1);
    expect(await idsIn(maya, id)).toEqual([3]);
  });

  it.each(['before it opened', 'while it is open'])(
    'the Save menu shows a login link to a member whose session ended %s',
    async (when) => {
      const { maya, page } = await at('/affirmations/3', [], { mayFail: true });
      if (when.startsWith('before')) await endSession(page, maya);
      await saveOn(page).click();
      if (when.startsWith('while')) {
        await choice(page).waitFor();
        await endSession(page, maya);
        await choice(page).click();
      }
      await menu(page).getByText('Your session has ended.').waitFor();
      const login = menu(page).getByRole('link', { name: 'Log in' });
      expect(await login.getAttribute('href')).toBe('/login?next=%2Faffirmations%2F3');
    },
  );

  it('the Save menu shows a lost connection, and loads a member’s collections again on request', async () => {
    const { page } = await at('/affirmations/3', [], { mayFail: true });
    await saveOn(page).click();
    await choice(page).waitFor();
    await page.context().setOffline(true);
    await choice(page).click();
    await toast(page, 'Please check your connection and try again.');
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'detached' });
    await saveOn(page).click();
    await menu(page).getByText('Your collections couldn’t be loaded.').waitFor();
    await page.context().setOffline(false);
    await menu(page).getByRole('button', { name: 'Try again' }).click();
    await choice(page).click();
    await toast(page, 'Added to collection');
  });

  it('the Save menu says that the chosen collection was deleted in another tab, and offers to create one', async () => {
    const { maya, id, page } = await at('/affirmations/3', [], { mayFail: true });
    await saveOn(page).click();
    await choice(page).waitFor();
    await maya.call('DELETE', `${collections}/${id}`);
    await choice(page).click();
    await toast(page, 'This is no longer available');
    // The menu offers what is left right away.
    await menu(page).getByText('No collections yet').waitFor();
    expect(await menu(page).evaluate((node) => node === document.activeElement)).toBe(true);
    await menu(page).getByRole('link', { name: 'Create new collection' }).waitFor();
  });
});
