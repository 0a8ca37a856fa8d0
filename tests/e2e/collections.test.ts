import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { collections, detail, fillShelves, idsIn, newCollection } from '../cms/collections.ts';
import { connect } from '../cms/database.ts';
import { freshEmail, newMember } from '../cms/members.ts';
import { touched, visitors } from './browser.ts';
import { endSession, focusAt, hold, toast, visitAs } from './member.ts';

const visit = visitors();
const client = connect();

const shownIds = (page: Page) =>
  page
    .locator('[data-item]')
    .evaluateAll((all) => all.map((each) => Number(each.getAttribute('data-item'))));
const head = (page: Page) => page.locator('[data-pending="head"]');

/** A member with a collection of these affirmations, at its page. */
async function opened(ids: readonly number[], options = {}) {
  const maya = await newMember();
  const id = await newCollection(maya, ...ids);
  const page = await visitAs(visit, maya, `/dashboard/collections/${id}`, options);
  return { maya, id, page };
}

describe('a new collection', () => {
  const fresh = async (path = '/dashboard/collections/new', options = {}) => {
    const maya = await newMember();
    return { maya, page: await visitAs(visit, maya, path, options) };
  };
  const make = (page: Page) => page.getByRole('button', { name: 'Create Collection' });

  it('is made, says so, and leads to the dashboard', async () => {
    const { page } = await fresh();
    await page.getByPlaceholder('e.g., Morning Affirmations').fill('  Before 🌙   bed ');
    await page.getByLabel('Description').fill('When the light is low');
    const release = await hold(page, `**${collections}`);
    await make(page).click();
    await page.getByRole('button', { name: 'Creating...' }).waitFor();
    release();
    await page.waitForURL('**/dashboard');
    await toast(page, 'Collection created');
    await page.getByRole('link', { name: 'Before 🌙 bed' }).waitFor();
    await page.getByText('When the light is low').waitFor();
  });

  it('needs 3 to 50 characters, and says so at the field', async () => {
    const { page } = await fresh();
    const name = page.getByLabel('Collection Name');
    await name.fill(' ab ');
    await make(page).click();
    await page.getByText('Collection name must be at least 3 characters').waitFor();
    await focusAt(page, 'collection-name');
    await name.fill('x'.repeat(51));
    await page.getByText('Collection name must not exceed 50 characters').waitFor();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.waitForURL('**/dashboard');
  });

  it('keeps what was typed where the session has ended, also over logging in', async () => {
    const { maya, page } = await fresh('/dashboard/collections/new?affirmation=3&next=/about', {
      mayFail: true,
    });
    await page.getByLabel('Collection Name').fill('Not lost');
    await endSession(maya);
    await make(page).click();
    await page.getByRole('alert').getByRole('link', { name: 'Log in' }).click();
    await page.getByLabel('Email').fill(maya.email);
    await page.getByLabel('Password', { exact: true }).fill(maya.password);
    await page.locator('main').getByRole('button', { name: 'Log In' }).click();
    await page.waitForURL('**/new?affirmation=3&next=**');
    expect(await page.getByLabel('Collection Name').inputValue()).toBe('Not lost');
    await make(page).click();
    await page.waitForURL('**/about');
    await toast(page, 'The affirmation has been added to your collection.');
  });

  it('works without JavaScript', async () => {
    const { page } = await fresh('/dashboard/collections/new?affirmation=3&next=/dashboard', {
      javaScriptEnabled: false,
      mayFail: true,
    });
    // The browser's own bubbles stop an empty one.
    await page.getByLabel('Collection Name').fill('ab');
    await make(page).click();
    await page.getByText('Collection name must be at least 3 characters').waitFor();
    await page.getByLabel('Collection Name').fill('By hand');
    await make(page).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('link', { name: 'By hand' }).waitFor();
    await page.getByText('1 affirmation', { exact: true }).waitFor();
  });

  it('is not for visitors', async () => {
    const page = await visit('/dashboard/collections/new', { mayFail: true });
    await page.getByText('Please log in to access this page.').waitFor();
    await page.getByRole('link', { name: 'Go to Login' }).waitFor();
  });
});

describe('a collection', () => {
  it('shows its affirmations, and leads to each and to its print sheets', async () => {
    const { id, page } = await opened([4, 3]);
    await page.getByRole('heading', { level: 1, name: 'Morning' }).waitFor();
    expect(await head(page).textContent()).toMatch(/2 affirmations\s+Created on \w+ \d+, \d{4}/);
    const print = page.getByRole('link', { name: 'Print the collection' });
    expect(await print.getAttribute('href')).toBe(`/print/sheet?collection=${id}`);
    await page.getByRole('link', { name: /^View/ }).first().click();
    await page.waitForURL('**/affirmations/4');
  });

  it('that is empty leads to affirmations', async () => {
    const { page } = await opened([]);
    await page.getByRole('heading', { name: 'No Affirmations Yet' }).waitFor();
    await page.getByRole('link', { name: 'Browse Affirmations' }).click();
    await page.waitForURL('**/categories/1');
  });

  it.each(['999999999', 'abc', '-1', '0', '99999999999999999999'])(
    '%s is not found, like another member’s',
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

  it('is not for visitors', async () => {
    const page = await visit('/dashboard/collections/1', { mayFail: true });
    await page.getByRole('heading', { name: 'Authentication Error' }).waitFor();
  });

  it('is renamed and described in place', async () => {
    const { maya, id, page } = await opened([3]);
    await page.getByRole('button', { name: 'Rename or describe' }).press('Enter');
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
});

describe('the order of a collection', () => {
  it('is changed by keyboard: the focus follows, a sentence says it, and it stays', async () => {
    const { maya, id, page } = await opened([1, 2, 3]);
    const saved = () => page.waitForResponse(`**${collections}/${id}/order`);
    const [first] = await Promise.all([saved(), page.locator('#down-1').press('Enter')]);
    expect(first.status()).toBeLessThan(300);
    await focusAt(page, 'down-1');
    await page
      .locator('#toast')
      .getByText(/is now number 2 of 3\./)
      .waitFor();
    await Promise.all([saved(), page.keyboard.press('Enter')]);
    expect(await shownIds(page)).toEqual([2, 3, 1]);
    await focusAt(page, 'down-1');
    expect(await page.locator('#down-1').getAttribute('aria-disabled')).toBe('true');
    expect(await page.locator('#up-2').getAttribute('aria-disabled')).toBe('true');
    expect(await page.locator('#down-3').getAttribute('aria-disabled')).toBeNull();
    await page.keyboard.press('Enter');
    expect(await shownIds(page)).toEqual([2, 3, 1]);
    expect(await idsIn(maya, id)).toEqual([2, 3, 1]);
    await page.reload();
    expect(await shownIds(page)).toEqual([2, 3, 1]);
  });

  it('ends as the last of many quick presses left it', async () => {
    const { maya, id, page } = await opened([1, 2, 3, 4, 5]);
    const release = await hold(page, `**${collections}/${id}/order`);
    for (let press = 0; press < 4; press += 1) await page.locator('#down-1').press('Enter');
    release();
    await expect.poll(() => idsIn(maya, id)).toEqual([2, 3, 4, 5, 1]);
  });

  it.each(['offline', 'ended', 'gone'] as const)(
    'is taken back where it cannot be kept: %s',
    async (why) => {
      const { maya, id, page } = await opened([1, 2, 3], { mayFail: true });
      if (why === 'offline') await page.context().setOffline(true);
      if (why === 'ended') await endSession(maya);
      if (why === 'gone') await maya.call('DELETE', `${collections}/${id}`);
      await page.locator('#down-1').click();
      const said = {
        offline: 'Please check your connection',
        ended: 'Your session has ended',
        gone: 'This is no longer there',
      };
      await toast(page, said[why]);
      if (why === 'offline') expect(await shownIds(page)).toEqual([1, 2, 3]);
      if (why === 'ended')
        await page.getByRole('heading', { name: 'Authentication Error' }).waitFor();
      if (why === 'gone')
        await page.getByRole('heading', { name: 'Collection Not Found' }).waitFor();
    },
  );
});

describe('what is taken out', () => {
  it('comes back to its place, by keyboard alone', async () => {
    const { maya, id, page } = await opened([1, 2, 3]);
    await page.locator('#out-2').press('Enter');
    await toast(page, 'The affirmation has been removed from this collection.');
    await focusAt(page, 'out-3');
    await expect.poll(() => shownIds(page)).toEqual([1, 3]);
    await head(page).getByText('2 affirmations').waitFor();
    await page.keyboard.press('ControlOrMeta+z');
    await toast(page, 'Affirmation put back');
    await expect.poll(() => shownIds(page)).toEqual([1, 2, 3]);
    expect(await idsIn(maya, id)).toEqual([1, 2, 3]);
  });

  it('leaves the empty page behind the last one, and comes back by the button, where the focus then is', async () => {
    const { page } = await opened([7]);
    await page.getByRole('button', { name: /^Remove/ }).click();
    await page.getByRole('heading', { name: 'No Affirmations Yet' }).waitFor();
    await page.locator('#toast').getByRole('button', { name: 'Undo' }).press('Enter');
    await expect.poll(() => shownIds(page)).toEqual([7]);
  });

  it('was taken out in another tab: then it goes here too', async () => {
    const { maya, id, page } = await opened([1, 2], { mayFail: true });
    await maya.call('DELETE', `${collections}/${id}/affirmations/1`);
    await page.locator('#out-1').click();
    await toast(page, 'This is no longer there');
    await expect.poll(() => shownIds(page)).toEqual([2]);
  });

  it('is taken out once, however often it is clicked', async () => {
    const { maya, id, page } = await opened([1, 2, 3]);
    let calls = 0;
    page.on('request', (request) => (calls += Number(request.method() === 'DELETE')));
    const release = await hold(page, `**${collections}/${id}/affirmations/1`);
    await page.locator('#out-1').evaluate((button) => {
      for (let press = 0; press < 3; press += 1) if (button instanceof HTMLElement) button.click();
    });
    release();
    await toast(page, 'Affirmation removed');
    expect(calls).toBe(1);
    expect(await idsIn(maya, id)).toEqual([2, 3]);
  });

  it('stays where it is while nobody can be asked', async () => {
    const { page } = await opened([1, 2], { mayFail: true });
    await touched(page);
    await page.context().setOffline(true);
    await page.locator('#out-1').click();
    await toast(page, 'Nothing has changed. Please check your connection and try again.');
    expect(await shownIds(page)).toEqual([1, 2]);
    await page.context().setOffline(false);
    await page.locator('#out-1').click();
    await toast(page, 'Affirmation removed');
  });
});

describe('a deleted collection', () => {
  const remove = (page: Page) => page.getByRole('button', { name: 'Delete collection' }).click();

  it('comes back from the dashboard, whole and in its order', async () => {
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

  it('can be brought back after a full load too', async () => {
    const { maya, id, page } = await opened([3]);
    await remove(page);
    await page.waitForURL('**/dashboard');
    await page.reload();
    await toast(page, 'Collection deleted');
    await page.keyboard.press('ControlOrMeta+z');
    await page.getByRole('link', { name: 'Morning' }).waitFor();
    expect(await idsIn(maya, id)).toEqual([3]);
  });

  it('in another tab is gone here too, and says so', async () => {
    const { maya, id, page } = await opened([3], { mayFail: true });
    await maya.call('DELETE', `${collections}/${id}`);
    await remove(page);
    await page.waitForURL('**/dashboard');
    await toast(page, 'This is no longer there');
  });
});

describe('as much as there can be', () => {
  it('reads and moves at once: 500 affirmations in a collection, 200 collections', async () => {
    const maya = await newMember();
    const id = await fillShelves(client, maya);
    const page = await visitAs(visit, maya, `/dashboard/collections/${id}`);
    expect((await shownIds(page)).length).toBe(500);
    const [saved] = await Promise.all([
      page.waitForResponse(`**${collections}/${id}/order`),
      page.locator('#down-1').click(),
    ]);
    expect(saved.status()).toBeLessThan(300);
    const weightOf = async (path: string) => {
      const cookie = [...maya.cookies].map((pair) => pair.join('=')).join('; ');
      const headers = { Cookie: cookie, 'Accept-Encoding': 'br' };
      const answer = await fetch(inject('site') + path, { headers, method: 'HEAD' });
      return Number(answer.headers.get('content-length'));
    };
    expect(await weightOf(`/dashboard/collections/${id}`)).toBeLessThan(60_000);
    expect(await weightOf('/dashboard')).toBeLessThan(80_000);
  });
});

it('the whole way, from registering on, goes by the keyboard alone', async () => {
  const page = await visit('/register?next=/affirmations/3', {
    viewport: { width: 320, height: 640 },
  });
  // Before its script has come a form works by itself, and no toast follows.
  const settled = () => page.waitForLoadState('networkidle');
  const type = async (label: string, text: string) => {
    await page.waitForFunction(
      () => document.querySelector<HTMLFormElement>('[data-form]')?.noValidate,
    );
    await page.getByLabel(label, { exact: true }).focus();
    await page.keyboard.type(text);
  };
  await type('Full Name', 'Keyboard Kim');
  await type('Email', freshEmail());
  await type('Password', 'a good password');
  await type('Confirm Password', 'a good password');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/affirmations\/3$/);
  await page.locator('main button[data-save]').press('Enter');
  await page.getByText('No collections yet').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard/collections/new?**');
  await type('Collection Name', 'By keys');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/affirmations/3');
  await toast(page, 'Collection created');
  await page.goto('/affirmations/4');
  await page.locator('main button[data-save]').press('Enter');
  const choice = page.locator('#save').getByRole('button', { name: 'By keys' });
  await choice.waitFor();
  await expect.poll(() => choice.evaluate((node) => node === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await toast(page, 'Added to collection');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'By keys' }).press('Enter');
  await page.waitForURL(/\/dashboard\/collections\/\d+$/);
  await settled();
  await page.locator('#up-4').press('Enter');
  await expect.poll(() => shownIds(page)).toEqual([4, 3]);
  await page.locator('#out-4').press('Enter');
  await toast(page, 'Affirmation removed');
  await page.locator('#toast').getByRole('button', { name: 'Undo' }).press('Enter');
  await expect.poll(() => shownIds(page)).toEqual([4, 3]);
  await focusAt(page, 'out-3');
});
