import { describe, expect, inject, it } from 'vitest';
import { newCollection, newOwnAffirmation } from '../cms/collections.ts';
import { newMember } from '../cms/members.ts';
import { visitors } from './browser.ts';
import { toast, visitAs } from './member.ts';
import { startSite, wireToCms } from './site.ts';

const visit = visitors();

describe('member dashboard', () => {
  it.each([
    ['parent', 'en', 'Parent Dashboard', 'Welcome back, Maya Test!', 2],
    ['teacher', 'en', 'Teacher Dashboard', 'Welcome back, Maya Test!', 3],
    ['parent', 'fr', 'Tableau de bord de la famille', 'Bonjour, Maya Test !', 2],
    ['teacher', 'fr', 'Tableau de bord de la classe', 'Bonjour, Maya Test !', 3],
  ] as const)(
    'the dashboard of a %s in the language %s has the title “%s”, the text “%s” and %i tabs',
    async (role, language, title, welcome, tabs) => {
      const page = await visitAs(visit, await newMember({ role }), `/dashboard?lang=${language}`);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.getByText(welcome).waitFor();
      await expect.poll(() => page.getByRole('tab').count()).toBe(tabs);
      expect(await page.title()).toContain(title);
    },
  );

  it('answers 401 to a visitor of the dashboard, with a link to /login?next=%2Fdashboard on the page', async () => {
    const page = await visit('/dashboard', { mayFail: true });
    await page.getByRole('heading', { name: 'Authentication Error' }).waitFor();
    await page.getByText('Please log in to access the dashboard.').waitFor();
    await page.getByRole('link', { name: 'Go to Login' }).click();
    await page.waitForURL('**/login?next=%2Fdashboard');
    const answer = await fetch(`${inject('site')}/dashboard`);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('an empty dashboard links to creating the first collection and a new affirmation', async () => {
    const page = await visitAs(visit, await newMember(), '/dashboard');
    await page.getByRole('heading', { name: 'No Collections Yet' }).waitFor();
    await page.getByRole('link', { name: 'Create Your First Collection' }).waitFor();
    await page.getByRole('tab', { name: 'My Affirmations' }).click();
    await page.getByRole('heading', { name: 'No Affirmations Created Yet' }).waitFor();
    const create = page.getByRole('link', { name: 'Create New Affirmation' });
    expect(await create.getAttribute('href')).toBe('/create');
  });

  it('the dashboard lists a collection with its number of affirmations, its date and a link to it', async () => {
    const maya = await newMember();
    const id = await newCollection(maya, 3, 4);
    const page = await visitAs(visit, maya, '/dashboard');
    await page.getByText('2 affirmations').waitFor();
    await page.getByText(/^Created on [A-Z][a-z]+ \d+, \d{4}$/).waitFor();
    await page.getByRole('link', { name: 'Morning' }).click();
    await page.waitForURL(`**/dashboard/collections/${id}`);
  });

  it('the dashboard shows the content of all tabs without JavaScript, and no button except Log out', async () => {
    const maya = await newMember({ role: 'teacher' });
    await newCollection(maya, 3);
    await newOwnAffirmation(maya, 'I write without a script.');
    const page = await visitAs(visit, maya, '/dashboard', { javaScriptEnabled: false });
    for (const name of ['Morning', /I write without a script/, 'View Guide'])
      expect(await page.getByRole('link', { name }).first().isVisible()).toBe(true);
    expect(await page.locator('main button:visible').allTextContents()).toEqual([
      expect.stringContaining('Log out'),
    ]);
  });

  it('the dashboard shows 24 own affirmations and the rest on a click, or on a second page without JavaScript', async () => {
    const maya = await newMember();
    for (let number = 1; number <= 26; number += 1)
      await newOwnAffirmation(maya, `I write number ${number}.`);
    const page = await visitAs(visit, maya, '/dashboard#affirmations');
    const cards = page.locator('article[data-card]');
    await expect.poll(() => cards.count()).toBe(24);
    await page.getByRole('button', { name: 'Show more (2 left)' }).click();
    await expect.poll(() => cards.count()).toBe(26);
    const focused = page.locator('article[data-card]:focus-within');
    expect(await focused.textContent()).toContain('I write number 2.');
    expect(await page.getByRole('button', { name: /Show more/ }).count()).toBe(0);

    const plain = await visitAs(visit, maya, '/dashboard', { javaScriptEnabled: false });
    await plain.getByRole('heading', { name: 'I write number 3.' }).waitFor();
    await plain.getByRole('link', { name: 'Next' }).click();
    await plain.getByRole('heading', { name: 'I write number 1.' }).waitFor();
    expect(await plain.locator('article[data-card]').count()).toBe(2);
  });

  it('Log out on the dashboard leads to the home page, and the back button then shows the login notice', async () => {
    const maya = await newMember();
    await newCollection(maya);
    const page = await visitAs(visit, maya, '/dashboard', { mayFail: true });
    await page.locator('main').getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL(`${inject('site')}/`);
    await toast(page, 'Logged out successfully');
    await page.goBack();
    await page.getByRole('heading', { name: 'Authentication Error' }).waitFor();
    expect(await page.getByText('Morning').count()).toBe(0);
  });
});

describe('dashboard during a CMS outage', () => {
  it('the dashboard answers 503 with a notice while the CMS is down, and loads with Try again once it is back', async () => {
    const maya = await newMember();
    await newCollection(maya);
    const wire = await wireToCms();
    const site = await startSite(wire.url);
    const page = await visit('about:blank', { mayFail: true });
    await page
      .context()
      .addCookies([...maya.cookies].map(([name, value]) => ({ name, value, url: site })));
    wire.cut();
    expect((await page.goto(`${site}/dashboard`))?.status()).toBe(503);
    await page.getByText('This part of the page couldn’t load').waitFor();
    expect((await page.goto(`${site}/dashboard/collections/1`))?.status()).toBe(503);
    await page.goto(`${site}/dashboard`);
    wire.mend();
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('link', { name: 'Morning' }).waitFor();
    wire.close();
  });
});
