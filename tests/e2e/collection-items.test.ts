import { describe, expect, it } from 'vitest';
import { collections, idsIn } from '../cms/collections.ts';
import { touched, visitors } from './browser.ts';
import { head, openCollection, shownIds, uses } from './collection.ts';
import { didOn, withVoices } from './devices.ts';
import { endSession, focusAt, hold, login, toast } from './member.ts';

const visit = visitors();
const opened = (ids: readonly number[], options = {}) => openCollection(visit, ids, options);

describe('order of a collection', () => {
  it('reorders a collection by keyboard, announces the move and saves it', async () => {
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

  it('saves the order of a collection after many quick presses of a move button', async () => {
    const { maya, id, page } = await opened([1, 2, 3, 4, 5]);
    const release = await hold(page, `**${collections}/${id}/order`);
    for (let press = 0; press < 4; press += 1) await page.locator('#down-1').press('Enter');
    release();
    await expect.poll(() => idsIn(maya, id)).toEqual([2, 3, 4, 5, 1]);
  });

  it.each(['offline', 'session ended', 'collection deleted'] as const)(
    'says why a move in a collection cannot be saved (%s), and then shows the saved order, a login, or that the collection is gone',
    async (why) => {
      const { maya, id, page } = await opened([1, 2, 3], { mayFail: true });
      await touched(page);
      if (why === 'offline') await page.context().setOffline(true);
      if (why === 'session ended') await endSession(page, maya);
      if (why === 'collection deleted') await maya.call('DELETE', `${collections}/${id}`);
      await page.locator('#down-1').click();
      const said = {
        offline: 'Please check your connection',
        'session ended': 'Your session has ended',
        'collection deleted': 'This is no longer available',
      };
      await toast(page, said[why]);
      if (why === 'offline') expect(await shownIds(page)).toEqual([1, 2, 3]);
      if (why === 'session ended') {
        await page.getByRole('heading', { name: 'Authentication Error' }).waitFor();
        await login(page).waitFor();
      }
      if (why === 'collection deleted')
        await page.getByRole('heading', { name: 'Collection Not Found' }).waitFor();
    },
  );
});

it('the rows of a collection show the affirmations’ pictures, and can be read aloud', async () => {
  const { page } = await opened([1, 2]);
  await withVoices(page, [{ lang: 'en-GB', localService: true }]);
  await page.reload();
  const pictures = page.locator('main ol img');
  const names = await pictures.evaluateAll((images) =>
    images.map((each) => each.getAttribute('src')),
  );
  expect(new Set(names).size).toBe(2);
  expect(await pictures.first().getAttribute('alt')).not.toBe('');
  const text = (await page.locator('#text-2').textContent()) ?? '';
  await page
    .locator('#item-2')
    .getByRole('button', { name: `Read aloud ${text}` })
    .click();
  await expect.poll(() => didOn(page, 'speak')).toMatchObject([{ text }, {}]);
});

describe('removing an affirmation from a collection', () => {
  it('restores an affirmation removed from a collection to its position by keyboard', async () => {
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

  it('shows an empty collection after the last removal, and undo restores the affirmation', async () => {
    const { page } = await opened([7]);
    expect(await uses(page)).toEqual(['Classroom mode', 'Listen to all', 'Print this collection']);
    await page.getByRole('button', { name: /^Remove/ }).click();
    await page.getByRole('heading', { name: 'No Affirmations Yet' }).waitFor();
    expect(await uses(page)).toEqual([]);
    await page.locator('#toast').getByRole('button', { name: 'Undo' }).press('Enter');
    await expect.poll(() => shownIds(page)).toEqual([7]);
    expect(await uses(page)).toHaveLength(3);
  });

  it('removes an affirmation from a collection if its button was clicked before the scripts had loaded', async () => {
    const { id, page } = await opened([1, 2]);
    await page.goto('/dashboard');
    const script = /\/CollectionPage\.[^/]+\.js$/;
    const release = await hold(page, script);
    await page.getByRole('link', { name: 'Morning' }).click();
    await page.waitForURL(`**/dashboard/collections/${id}`);
    await page.locator('#out-1').click();
    await expect.poll(() => page.locator('#out-1').getAttribute('data-held')).toBe('');
    release();
    await toast(page, 'Affirmation removed');
  });

  it('says that an affirmation was already removed from a collection in another tab, and hides it', async () => {
    const { maya, id, page } = await opened([1, 2], { mayFail: true });
    await maya.call('DELETE', `${collections}/${id}/affirmations/1`);
    await page.locator('#out-1').click();
    await toast(page, 'This is no longer available');
    await expect.poll(() => shownIds(page)).toEqual([2]);
  });

  it('removes an affirmation from a collection once when its button is clicked several times', async () => {
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

  it('keeps an affirmation in the collection if its removal cannot reach the server', async () => {
    const { page } = await opened([1, 2], { mayFail: true });
    await touched(page);
    await page.context().setOffline(true);
    await page.locator('#out-1').click();
    await toast(page, 'Nothing was changed. Please check your connection and try again.');
    expect(await shownIds(page)).toEqual([1, 2]);
    await page.context().setOffline(false);
    await page.locator('#out-1').click();
    await toast(page, 'Affirmation removed');
  });
});
