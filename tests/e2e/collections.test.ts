import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { collections, detail, fillCollections, idsIn, newCollection } from '../cms/collections.ts';
import { connect } from '../cms/database.ts';
import { cookieHeader, newMember } from '../cms/members.ts';
import { visitors } from './browser.ts';
import { head, openCollection, shownIds, uses } from './collection.ts';
import { endSession, fillForm, focusAt, formOn, takenOver, toast, visitAs } from './member.ts';

const visit = visitors();
const client = connect();
const opened = (ids: readonly number[], options = {}) => openCollection(visit, ids, options);

describe('collection page', () => {
  it('the collection page shows name, count and date, and links to its affirmations and their print sheet', async () => {
    const { id, page } = await opened([4, 3]);
    await page.getByRole('heading', { level: 1, name: 'Morning' }).waitFor();
    expect(await head(page).textContent()).toMatch(/2 affirmations\s+Created on \w+ \d+, \d{4}/);
    const print = page.getByRole('link', { name: 'Print this collection' });
    expect(await print.getAttribute('href')).toBe(`/print/sheet?collection=${id}`);
    await page.getByRole('link', { name: /^View/ }).first().click();
    await page.waitForURL('**/affirmations/4');
  });

  it('the page of an empty collection offers no classroom mode, listening or printing, only a link to the list of affirmations', async () => {
    const { page } = await opened([]);
    await page.getByRole('heading', { name: 'No Affirmations Yet' }).waitFor();
    expect(await uses(page)).toEqual([]);
    await page.getByRole('link', { name: 'Browse Affirmations' }).click();
    await page.waitForURL('**/categories/1');
  });

  it.each(['999999999', 'abc', '-1', '0', '99999999999999999999'])(
    'responds with 404 to the collection id %s and to the id of another member’s collection',
    async (part) => {
      const maya = await newMember();
      const theirs = await newCollection(await newMember(), 3);
      const page = await visitAs(visit, maya, '/dashboard', { mayFail: true });
      for (const id of [part, String(theirs)]) {
        const answer = await page.goto(`/dashboard/collections/${id}`);
        expect(answer?.status()).toBe(404);
        await page.getByRole('heading', { name: 'Collection Not Found' }).waitFor();
        await page
          .getByText("doesn't exist or you don't have permission to view it.", { exact: false })
          .waitFor();
        await page.getByRole('link', { name: 'Back to Dashboard' }).waitFor();
      }
    },
  );

  it('tells visitors of a collection’s page that they have to log in', async () => {
    const page = await visit('/dashboard/collections/1', { mayFail: true });
    await page.getByRole('heading', { name: 'Authentication Error' }).waitFor();
    await page.getByText('Please log in to access this page.').waitFor();
  });

  it('changes a collection’s name and description in place', async () => {
    const { maya, id, page } = await opened([3]);
    await page.getByRole('button', { name: 'Edit name and description' }).press('Enter');
    await focusAt(page, 'collection-change-name');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Evening');
    await page.getByLabel('Description').fill('By candlelight');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await toast(page, 'Changes saved');
    await page.getByRole('heading', { level: 1, name: 'Evening' }).waitFor();
    await head(page).getByText('By candlelight').waitFor();
    await expect.poll(() => page.title()).toContain('Evening');
    await focusAt(page, 'change');
    expect(await page.getByLabel('Collection Name').isVisible()).toBe(false);
    expect(await detail(maya, id)).toMatchObject({
      name: 'Evening',
      description: 'By candlelight',
    });
  });

  it('shows a collection’s unsaved name again after the session has ended and the owner has logged in', async () => {
    const { maya, page } = await opened([3], { mayFail: true });
    await page.getByRole('button', { name: 'Edit name and description' }).click();
    const { alert, field, submit } = formOn(page, 'collection-change');
    await field('name').fill('Evening');
    await endSession(page, maya);
    await submit.click();
    await alert.getByRole('link', { name: 'Log in' }).click();
    await fillForm(page, 'login', { email: maya.email, password: maya.password });
    await page.locator('main').getByRole('button', { name: 'Log In' }).click();
    await page.waitForURL('**/dashboard/collections/*');
    await field('name').waitFor();
    await expect.poll(() => field('name').inputValue()).toBe('Evening');
    await submit.click();
    await toast(page, 'Changes saved');
  });

  it('changes a collection’s name and description without JavaScript, and keeps what was typed after an error', async () => {
    const { maya, id, page } = await opened([3], { javaScriptEnabled: false, mayFail: true });
    const { field, problem, submit } = formOn(page, 'collection-change');
    await field('name').fill('Evening');
    await field('description').fill('x'.repeat(281));
    await submit.click();
    await problem('description').getByText('must not exceed 280 characters').waitFor();
    expect(await field('name').inputValue()).toBe('Evening');
    await field('description').fill('By candlelight');
    await submit.click();
    await page.getByRole('heading', { level: 1, name: 'Evening' }).waitFor();
    await head(page).getByText('By candlelight').waitFor();
    expect(await detail(maya, id)).toMatchObject({
      name: 'Evening',
      description: 'By candlelight',
    });
  });
});

describe('deleted collection', () => {
  const remove = (page: Page) => page.getByRole('button', { name: 'Delete collection' }).click();

  it('Undo on the dashboard restores a deleted collection with its order', async () => {
    const { maya, id, page } = await opened([3, 1, 2]);
    await remove(page);
    await page.waitForURL('**/dashboard');
    await toast(page, 'Collection deleted');
    await page.getByRole('heading', { name: 'No Collections Yet' }).waitFor();
    await page.locator('#toast').getByRole('button', { name: 'Undo' }).click();
    await toast(page, 'Collection restored');
    await page.getByRole('link', { name: 'Morning' }).waitFor();
    await focusAt(page, `collection-${id}`);
    expect(await idsIn(maya, id)).toEqual([3, 1, 2]);
  });

  it('restores a deleted collection with Ctrl+Z even after a reload of the page', async () => {
    const { maya, id, page } = await opened([3]);
    await remove(page);
    await page.waitForURL('**/dashboard');
    await page.reload();
    await toast(page, 'Collection deleted');
    await page.keyboard.press('ControlOrMeta+z');
    await page.getByRole('link', { name: 'Morning' }).waitFor();
    expect(await idsIn(maya, id)).toEqual([3]);
  });

  it('deleting a collection that another tab has deleted leads to the dashboard and says that it is gone', async () => {
    const { maya, id, page } = await opened([3], { mayFail: true });
    await maya.call('DELETE', `${collections}/${id}`);
    await remove(page);
    await page.waitForURL('**/dashboard');
    await toast(page, 'This is no longer available');
  });

  it('renaming a collection that another tab has deleted shows an error and keeps the typed name in the form', async () => {
    const { maya, id, page } = await opened([3], { mayFail: true });
    await takenOver(page, 'collection-change');
    await page.getByRole('button', { name: 'Edit name and description' }).click();
    const { alert, field, submit } = formOn(page, 'collection-change');
    await field('name').fill('Evening');
    await maya.call('DELETE', `${collections}/${id}`);
    await submit.click();
    await alert.getByText('This collection has been deleted.').waitFor();
    expect(await field('name').inputValue()).toBe('Evening');
  });
});

describe('largest collections', () => {
  it('a 500-item collection can be reordered; compressed, its page is below 60 kB, and the dashboard of a member with 200 collections below 80 kB', async () => {
    const maya = await newMember();
    const id = await fillCollections(client, maya);
    const page = await visitAs(visit, maya, `/dashboard/collections/${id}`);
    await page.mouse.move(200, 300);
    await expect.poll(async () => (await shownIds(page)).length).toBe(500);
    const [saved] = await Promise.all([
      page.waitForResponse(`**${collections}/${id}/order`),
      page.locator('#down-1').click(),
    ]);
    expect(saved.status()).toBeLessThan(300);
    const weightOf = async (path: string) => {
      const cookie = cookieHeader(maya);
      const headers = { Cookie: cookie, 'Accept-Encoding': 'br' };
      const answer = await fetch(inject('site') + path, { headers, method: 'HEAD' });
      return Number(answer.headers.get('content-length'));
    };
    expect(await weightOf(`/dashboard/collections/${id}`)).toBeLessThan(60_000);
    expect(await weightOf('/dashboard')).toBeLessThan(80_000);
  });

  it('shows a long collection in pages of 48 without JavaScript', async () => {
    const maya = await newMember();
    const id = await fillCollections(client, maya);
    const page = await visitAs(visit, maya, `/dashboard/collections/${id}`, {
      javaScriptEnabled: false,
    });
    const first = await shownIds(page);
    expect(first.length).toBe(48);
    await page.getByText('500 affirmations').waitFor();
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL(/[?&]page=2$/);
    const second = await shownIds(page);
    expect(second.length).toBe(48);
    expect(first).not.toContain(second[0]);
    expect(await page.locator('main ol').getAttribute('start')).toBe('49');
  });

  it('says that the rest of a long collection could not be loaded, and loads it after Try again', async () => {
    const maya = await newMember();
    const id = await fillCollections(client, maya);
    const page = await visitAs(visit, maya, `/dashboard/collections/${id}`, { mayFail: true });
    await page.route(`**${collections}/${id}?*`, (route) => route.abort());
    await page.mouse.move(200, 300);
    const retry = page.getByRole('button', { name: 'Try again' });
    await retry.waitFor();
    expect((await shownIds(page)).length).toBe(48);
    await page.unroute(`**${collections}/${id}?*`);
    await retry.click();
    await expect.poll(async () => (await shownIds(page)).length).toBe(500);
    await retry.waitFor({ state: 'hidden' });
  });
});
