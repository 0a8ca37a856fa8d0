import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { collections, idsIn } from '../cms/collections.ts';
import { visitors } from './browser.ts';
import { openCollection, shownIds } from './collection.ts';
import { focusAt, hold, toast } from './member.ts';

const visit = visitors();
const opened = (ids: readonly number[], options = {}) => openCollection(visit, ids, options);

/** Holds the page that a script loads again, as it was when requested. Returns how to release it. */
async function holdPage(page: Page, id: number): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/dashboard/collections/${id}`, async (route) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response }).catch(() => undefined);
  });
  return release;
}

/** Waits until nothing is loading, so that a late answer would be visible. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => fetch('/health'));
}

describe('collection order on a slow connection', () => {
  it('if a member moves an item while the page reloads after a removal, the collection keeps both changes', async () => {
    const { maya, id, page } = await opened([1, 2, 3, 4, 5]);
    const release = await holdPage(page, id);
    await page.locator('#out-1').click();
    await toast(page, 'Affirmation removed');
    await page.locator('#up-4').click();
    await expect.poll(() => idsIn(maya, id)).toEqual([2, 4, 3, 5]);
    release();
    await settle(page);
    expect(await shownIds(page)).toEqual([2, 4, 3, 5]);
  });

  it('if a member makes two moves after a removal while requests are slow, the collection keeps all three changes', async () => {
    const { maya, id, page } = await opened([1, 3, 4, 5]);
    const releasePage = await holdPage(page, id);
    await page.locator('#out-1').click();
    await toast(page, 'Affirmation removed');
    const releaseOrder = await hold(page, `**${collections}/${id}/order`);
    await page.locator('#down-3').click();
    await page.locator('#down-3').click();
    releasePage();
    await page.evaluate(() => fetch('/health'));
    releaseOrder();
    await expect.poll(() => idsIn(maya, id)).toEqual([4, 5, 3]);
    await settle(page);
    expect(await shownIds(page)).toEqual([4, 5, 3]);
  });

  it('if a member moves an item before the removal of another is saved, the collection keeps both changes', async () => {
    const { maya, id, page } = await opened([1, 2, 3, 4]);
    const release = await hold(page, `**${collections}/${id}/affirmations/2`);
    await page.locator('#out-2').click();
    await page.locator('#up-4').click();
    await page.locator('#up-4').click();
    await expect.poll(() => shownIds(page)).toEqual([1, 4, 2, 3]);
    release();
    await toast(page, 'Affirmation removed');
    await expect.poll(() => idsIn(maya, id)).toEqual([1, 4, 3]);
    await expect.poll(() => shownIds(page)).toEqual([1, 4, 3]);
  });

  it('if a member moves an item before the undo of a removal is saved, the collection keeps both changes', async () => {
    const { maya, id, page } = await opened([1, 2, 3, 4]);
    await page.locator('#out-2').click();
    await toast(page, 'Affirmation removed');
    const release = await hold(page, `**${collections}/${id}/affirmations`);
    await page.locator('#toast').getByRole('button', { name: 'Undo' }).click();
    await page.locator('#up-4').click();
    expect(await shownIds(page)).toEqual([1, 4, 3]);
    release();
    await toast(page, 'Affirmation put back');
    await expect.poll(() => shownIds(page)).toHaveLength(4);
    await settle(page);
    expect(await shownIds(page)).toEqual(await idsIn(maya, id));
    expect((await shownIds(page)).indexOf(4)).toBeLessThan((await shownIds(page)).indexOf(3));
  });
});

describe('collection order that cannot be saved', () => {
  it('restores the saved collection order when the first of several moves fails', async () => {
    const { maya, id, page } = await opened([1, 2, 3], { mayFail: true });
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(`**${collections}/${id}/order`, async (route) => {
      await released;
      await route.abort();
    });
    await page.locator('#down-1').press('Enter');
    await page.locator('#down-1').press('Enter');
    await expect.poll(() => shownIds(page)).toEqual([2, 3, 1]);
    release();
    await toast(page, 'Nothing was changed. Please check your connection and try again.');
    expect(await shownIds(page)).toEqual([1, 2, 3]);
    await focusAt(page, 'down-1');
    await page.unroute(`**${collections}/${id}/order`);
    await page.keyboard.press('Enter');
    await expect.poll(() => idsIn(maya, id)).toEqual([2, 1, 3]);
    expect(await shownIds(page)).toEqual([2, 1, 3]);
  });
});
