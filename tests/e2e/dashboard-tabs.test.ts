import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newOwnAffirmation, ownAffirmations } from '../cms/collections.ts';
import { newMember } from '../cms/members.ts';
import { visitors } from './browser.ts';
import { endSession, focusAt, hold, toast, visitAs } from './member.ts';

const visit = visitors();
const shownPanel = (page: Page) => page.locator('main [role=tabpanel]:visible').getAttribute('id');

describe('tabs of the dashboard', () => {
  const teacher = async (path = '/dashboard') =>
    visitAs(visit, await newMember({ role: 'teacher' }), path);

  it('changes dashboard tabs with arrow keys, Home and End, and puts the tab into the URL', async () => {
    const page = await teacher();
    const tab = (name: string) => page.getByRole('tab', { name });
    await tab('My Collections').focus();
    expect(await shownPanel(page)).toBe('collections');
    const walk = [
      ['ArrowRight', 'affirmations', '#affirmations'],
      ['ArrowRight', 'resources', '#resources'],
      ['ArrowRight', 'collections', ''],
      ['ArrowLeft', 'resources', '#resources'],
      ['Home', 'collections', ''],
      ['End', 'resources', '#resources'],
    ] as const;
    for (const [key, name, hash] of walk) {
      await page.keyboard.press(key);
      await focusAt(page, `tab-${name}`);
      expect(await shownPanel(page)).toBe(name);
      await expect.poll(() => new URL(page.url()).hash).toBe(hash);
      const chosen = page.locator('[role=tab][aria-selected=true]');
      expect(await chosen.getAttribute('id')).toBe(`tab-${name}`);
      expect(await page.locator('[role=tab][tabindex="0"]').count()).toBe(1);
    }
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#resources')?.id)).toBe(
      'resources',
    );
  });

  it('opens the dashboard tab named in the URL without scrolling, and keeps it when the language changes', async () => {
    const page = await teacher('/dashboard#resources');
    await page.getByRole('link', { name: 'View Guide' }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.locator('header a[hreflang="fr"]').click();
    await page.getByRole('link', { name: 'Voir le guide' }).waitFor();
    await expect.poll(() => new URL(page.url()).hash).toBe('#resources');
    expect(await shownPanel(page)).toBe('resources');
    await page.reload();
    await page.getByRole('link', { name: 'Voir le guide' }).waitFor();
  });

  it('a parent’s dashboard has no resources tab, and opens the collections at the URL of that tab', async () => {
    const page = await visitAs(visit, await newMember(), '/dashboard#resources');
    await page.getByRole('tab', { selected: true }).waitFor();
    expect(await shownPanel(page)).toBe('collections');
    await expect.poll(() => page.getByRole('tab').count()).toBe(2);
    expect(await page.getByText('View Guide').count()).toBe(0);
  });

  it('the resources tab of a teacher’s dashboard links to the printable cards, the lesson guide and the year plan', async () => {
    const page = await teacher('/dashboard#resources');
    const main = page.locator('main');
    await main.getByRole('heading', { name: 'Classroom Printables' }).waitFor();
    await main.getByRole('heading', { name: 'Lesson Integration' }).waitFor();
    const links = page.locator('#resources a');
    expect(await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')))).toEqual([
      '/printable-cards',
      '/lesson-guide',
      '/year-plan',
    ]);
  });
});

describe('own affirmations on the dashboard', () => {
  async function withTwo(options = {}) {
    const maya = await newMember();
    const [first, second] = [
      await newOwnAffirmation(maya, 'The first one.'),
      await newOwnAffirmation(maya, 'The second one.'),
    ];
    const page = await visitAs(visit, maya, '/dashboard#affirmations', options);
    return { maya, first, second, page, cards: page.locator('#affirmations article') };
  }

  it('the dashboard marks own affirmations as private, with links to their page and the card designer', async () => {
    const { first, second, page, cards } = await withTwo();
    expect(await cards.allTextContents()).toEqual([
      expect.stringMatching(/Not public[^]*The second one/),
      expect.stringMatching(/Not public[^]*The first one/),
    ]);
    const edit = cards.first().getByRole('link', { name: 'Edit The second one.' });
    expect(await edit.getAttribute('href')).toBe(`/create?edit=${second}`);
    await cards.last().getByRole('link', { name: 'View The first one.' }).click();
    await page.waitForURL(`**/affirmations/${first}`);
    await page.getByRole('heading', { level: 1, name: 'The first one.' }).waitFor();
    await page.getByText('Not public').waitFor();
  });

  it('a member can delete an own affirmation with Enter and restore it with Ctrl+Z, without losing the focus', async () => {
    const { first, second, page, cards } = await withTwo();
    await page.locator(`#delete-${second}`).press('Enter');
    await toast(page, 'Affirmation deleted');
    await focusAt(page, `delete-${first}`);
    await expect.poll(() => cards.count()).toBe(1);
    await page.keyboard.press('Control+z');
    await toast(page, 'Affirmation restored');
    await expect.poll(() => cards.count()).toBe(2);
    await focusAt(page, `delete-${first}`);
  });

  it('the dashboard shows the server’s list when one own affirmation is deleted while another is restored', async () => {
    const { maya, first, second, page, cards } = await withTwo();
    const ownIds = async () => {
      const { body } = await maya.call('GET', ownAffirmations);
      return z
        .array(z.object({ id: z.number() }))
        .parse(body)
        .map(({ id }) => id);
    };
    await page.locator(`#delete-${second}`).press('Enter');
    await toast(page, 'Affirmation deleted');
    const list = /\/api\/dashboard\/affirmations\?/;
    const release = await hold(page, list);
    await Promise.all([page.waitForRequest(list), page.keyboard.press('Control+z')]);
    await page.locator(`#delete-${first}`).press('Enter');
    release();
    await expect.poll(ownIds).toEqual([second]);
    await expect
      .poll(() => cards.allTextContents())
      .toEqual([expect.stringContaining('The second one')]);
  });

  it('keeps an own affirmation and asks the member to log in if the session ended before its deletion', async () => {
    const { maya, first, page, cards } = await withTwo({ mayFail: true });
    await endSession(page, maya);
    await page.locator(`#delete-${first}`).click();
    await toast(page, 'Your session has ended');
    expect(await cards.count()).toBe(2);
    const login = page.locator('#toast').getByRole('link', { name: 'Log in' });
    expect(await login.getAttribute('href')).toBe('/login?next=%2Fdashboard');
  });
});
