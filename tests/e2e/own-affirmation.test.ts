import { describe, expect, inject, it } from 'vitest';
import { backgrounds } from '../../web/logic/card.ts';
import { newOwnAffirmation } from '../cms/collections.ts';
import { cookieHeader, newMember, visitor } from '../cms/members.ts';
import { visitors } from './browser.ts';
import { didOn, withShare } from './devices.ts';
import { visitAs } from './member.ts';

/** Status, caching and text of the answer to someone's request. */
async function given(path: string, who = visitor()) {
  const answer = await fetch(inject('site') + path, { headers: { Cookie: cookieHeader(who) } });
  return {
    status: answer.status,
    control: answer.headers.get('cache-control'),
    text: await answer.text(),
  };
}

const visit = visitors();

it('an own affirmation is shown with its card design on the dashboard and on its own page, where it can be downloaded', async () => {
  const maya = await newMember();
  const text = 'I keep my own colors.';
  const design = { background: 3, font: 2 };
  const made = await maya.call('POST', '/api/dashboard/affirmations', {
    text,
    categoryId: 3,
    card: design,
  });
  expect(made.status).toBe(201);
  const background = backgrounds.find(({ id }) => id === design.background);
  const page = await visitAs(visit, maya, '/dashboard#affirmations');
  for (const path of ['/dashboard#affirmations', undefined]) {
    if (!path) await page.getByRole('link', { name: `View ${text}` }).click();
    const card = page.locator('main svg:has(text)');
    expect(await card.locator('stop').first().getAttribute('stop-color')).toBe(background?.from);
    expect(await card.textContent()).toContain('Kindness');
    // Hydration can replace the card.
    await expect
      .poll(() => card.locator('g').evaluate((node) => getComputedStyle(node).fontFamily))
      .toMatch(/Pacifico/);
    expect(await page.getByRole('heading', { name: text }).count()).toBe(1);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Download ${text}` }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('i-keep-my-own-colors.png');
  }
  await page.getByRole('link', { name: `Edit ${text}` }).click();
  await page.waitForURL(/\/create\?edit=1\d{9}$/);
});

it('shares a member’s own affirmation without a link, because nobody else could open it', async () => {
  const maya = await newMember();
  const id = await newOwnAffirmation(maya);
  const page = await visitAs(visit, maya, 'about:blank');
  await withShare(page, 'well');
  await page.goto(`/affirmations/${id}`);
  await page.getByRole('button', { name: /^Share/ }).click();
  await expect.poll(() => didOn(page, 'share')).toHaveLength(1);
  expect(await didOn(page, 'share')).toEqual([
    { title: 'Check out this positive affirmation!', text: expect.any(String) },
  ]);
});

describe('pages of an own affirmation', () => {
  it('shows a member’s own affirmation to its author only, and neither caches nor indexes it', async () => {
    const [maya, noor] = [await newMember(), await newMember()];
    const id = await newOwnAffirmation(maya);
    const text = 'of one’s own';
    expect((await maya.call('PATCH', `/api/dashboard/affirmations/${id}`, { text })).status).toBe(
      200,
    );
    const asked = [`/affirmations/${id}`, `/print/${id}`, `/api/affirmations/${id}`];
    for (const path of [...asked, ...asked]) {
      expect((await given(path)).status, path).toBe(404);
      const own = await given(path, maya);
      expect(own, path).toMatchObject({ status: 200, control: 'private, no-store' });
      expect(own.text, path).toMatch(/of one(?:’|&#x27;|&#39;)s own/);
      expect((await given(path, noor)).status, path).toBe(404);
    }
    const page = (await given(`/affirmations/${id}`, maya)).text;
    expect(page).toContain('<meta name="robots" content="noindex"');
    expect(page).not.toContain('application/ld+json');
    expect(page).not.toContain('English and French');
  });
});
