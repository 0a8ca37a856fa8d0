import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { newCollection, newOwnAffirmation } from '../cms/collections.ts';
import { newMember, type Caller } from '../cms/members.ts';
import { visitors } from './browser.ts';
import { axeFindings, sidewaysWidths } from './looks.ts';
import { endSession, focusAt, toast, visitAs } from './member.ts';
import { startSite, wireToCms } from './site.ts';

const visit = visitors();
const shownPanel = (page: Page) => page.locator('[data-panel]:visible').getAttribute('id');

describe('the dashboard', () => {
  it.each([
    ['parent', 'en', 'Parent Dashboard', 'Welcome back, Maya Test!', 2],
    ['teacher', 'en', 'Teacher Dashboard', 'Welcome back, Maya Test!', 3],
    ['parent', 'fr', 'Tableau de bord parent', 'Ravis de vous revoir, Maya Test !', 2],
    ['teacher', 'fr', 'Tableau de bord enseignant', 'Ravis de vous revoir, Maya Test !', 3],
  ] as const)('of a %s in %s', async (role, language, title, welcome, tabs) => {
    const page = await visitAs(visit, await newMember({ role }), `/dashboard?lang=${language}`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByText(welcome).waitFor();
    expect(await page.getByRole('tab').count()).toBe(tabs);
    expect(await page.title()).toContain(title);
  });

  it('shows a visitor the way in, and leads back', async () => {
    const page = await visit('/dashboard', { mayFail: true });
    await page.getByRole('heading', { name: 'Authentication Error' }).waitFor();
    await page.getByText('Please log in to access the dashboard.').waitFor();
    await page.getByRole('link', { name: 'Go to Login' }).click();
    await page.waitForURL('**/login?next=%2Fdashboard');
    const answer = await fetch(`${inject('site')}/dashboard`);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('says that there is nothing yet, and what to do next', async () => {
    const page = await visitAs(visit, await newMember(), '/dashboard');
    await page.getByRole('heading', { name: 'No Collections Yet' }).waitFor();
    await page.getByRole('link', { name: 'Create Your First Collection' }).waitFor();
    await page.getByRole('tab', { name: 'My Affirmations' }).click();
    await page.getByRole('heading', { name: 'No Affirmations Created Yet' }).waitFor();
    const create = page.getByRole('link', { name: 'Create New Affirmation' });
    expect(await create.getAttribute('href')).toBe('/create');
  });

  it('shows collections with their count and day, and leads to each', async () => {
    const maya = await newMember();
    const id = await newCollection(maya, 3, 4);
    const page = await visitAs(visit, maya, '/dashboard');
    await page.getByText('2 affirmations').waitFor();
    await page.getByText(/^Created on [A-Z][a-z]+ \d+, \d{4}$/).waitFor();
    await page.getByRole('link', { name: 'Morning' }).click();
    await page.waitForURL(`**/dashboard/collections/${id}`);
  });

  it('reads without JavaScript, one part below the other', async () => {
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

  it('logs out, and the way back shows nothing of it', async () => {
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

describe('the tabs', () => {
  const teacher = async (path = '/dashboard') =>
    visitAs(visit, await newMember({ role: 'teacher' }), path);

  it('are walked by arrows, Home and End, and stand in the address', async () => {
    const page = await teacher();
    const tab = (name: string) => page.getByRole('tab', { name });
    expect(await shownPanel(page)).toBe('collections');
    await tab('My Collections').focus();
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
      expect(new URL(page.url()).hash).toBe(hash);
      const chosen = page.locator('[role=tab][aria-selected=true]');
      expect(await chosen.getAttribute('data-tab')).toBe(name);
      expect(await page.locator('[role=tab][tabindex="0"]').count()).toBe(1);
    }
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#resources')?.id)).toBe(
      'resources',
    );
  });

  it('open where the address says, at the top of the page, and stay through a change of language', async () => {
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

  it('of a parent know nothing of resources', async () => {
    const page = await visitAs(visit, await newMember(), '/dashboard#resources');
    expect(await shownPanel(page)).toBe('collections');
    expect(await page.getByText('View Guide').count()).toBe(0);
  });

  it('lead teachers to printables and to the guide', async () => {
    const page = await teacher('/dashboard#resources');
    const main = page.locator('main');
    await main.getByRole('heading', { name: 'Classroom Printables' }).waitFor();
    await main.getByRole('heading', { name: 'Lesson Integration' }).waitFor();
    const links = page.locator('#resources a');
    expect(await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')))).toEqual([
      '/printable-cards',
      '/lesson-guide',
    ]);
  });
});

describe('affirmations of one’s own', () => {
  async function withTwo(options = {}) {
    const maya = await newMember();
    const [first, second] = [
      await newOwnAffirmation(maya, 'The first one.'),
      await newOwnAffirmation(maya, 'The second one.'),
    ];
    const page = await visitAs(visit, maya, '/dashboard#affirmations', options);
    return { maya, first, second, page, cards: page.locator('#affirmations article') };
  }

  it('are marked as private, and lead to their page and to the table', async () => {
    const { first, second, page, cards } = await withTwo();
    expect(await cards.allTextContents()).toEqual([
      expect.stringMatching(/Only you can see this[^]*The second one/),
      expect.stringMatching(/Only you can see this[^]*The first one/),
    ]);
    const edit = cards.first().getByRole('link', { name: 'Edit The second one.' });
    expect(await edit.getAttribute('href')).toBe(`/create?edit=${second}`);
    await cards.last().getByRole('link', { name: 'View The first one.' }).click();
    await page.waitForURL(`**/affirmations/${first}`);
    await page.getByRole('heading', { level: 1, name: 'The first one.' }).waitFor();
    await page.getByText('Only you can see this').waitFor();
  });

  it('are deleted and come back, by keyboard alone', async () => {
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

  it('stay where the session has ended, which says so', async () => {
    const { maya, first, page, cards } = await withTwo({ mayFail: true });
    await endSession(maya);
    await page.locator(`#delete-${first}`).click();
    await toast(page, 'Your session has ended');
    expect(await cards.count()).toBe(2);
    const login = page.locator('#toast').getByRole('link', { name: 'Log in' });
    expect(await login.getAttribute('href')).toBe('/login?next=%2Fdashboard');
  });
});

describe('while the CMS is away', () => {
  it('the page says so calmly, and is tried again', async () => {
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
    await page.getByText('This part is resting its wings').waitFor();
    expect((await page.goto(`${site}/dashboard/collections/1`))?.status()).toBe(503);
    await page.goto(`${site}/dashboard`);
    wire.mend();
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('link', { name: 'Morning' }).waitFor();
    wire.close();
  });
});

describe('every page of a member', () => {
  /** Every page, and what can be opened on it. */
  async function pagesOf(maya: Caller): Promise<[path: string, opener?: string][]> {
    const [full, empty] = [await newCollection(maya, 1, 2, 40), await newCollection(maya)];
    await newOwnAffirmation(maya, 'Mine alone, and long enough to need a second line on a card.');
    return [
      ['/dashboard'],
      ['/dashboard#affirmations'],
      ['/dashboard#resources'],
      ['/dashboard/collections/new?affirmation=3&next=/'],
      [`/dashboard/collections/${full}`, '#change'],
      [`/dashboard/collections/${empty}`, '#change'],
      ['/dashboard/collections/999999999'],
      ['/affirmations/3', 'main button[data-save]'],
      ['/categories/2', 'main button[data-save]'],
    ];
  }

  it.each(['en', 'fr'])(
    'in %s fits every width, and axe finds nothing',
    async (language) => {
      const maya = await newMember({ role: 'teacher' });
      for (const [path, opener] of await pagesOf(maya)) {
        const [before = '', hash = ''] = path.split('#');
        const joint = before.includes('?') ? '&' : '?';
        const page = await visitAs(visit, maya, `${before}${joint}lang=${language}#${hash}`, {
          viewport: { width: 320, height: 800 },
          mayFail: true,
        });
        if (opener) {
          await page.locator(opener).first().click();
          await page.locator('#change-form, #save [data-save-list] button').first().waitFor();
        }
        expect(await sidewaysWidths(page), path).toEqual([]);
        expect(await axeFindings(page), path).toEqual([]);
      }
    },
    90_000,
  );
});
