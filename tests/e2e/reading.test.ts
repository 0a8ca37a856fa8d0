import { describe, expect, it } from 'vitest';
import { firstKey, touched, visitors } from './browser.ts';
import { hold } from './member.ts';

const visit = visitors();

describe('home page', () => {
  it('the home page shows the hero, six category tiles and the featured cards, and links to all affirmations', async () => {
    const page = await visit('/');
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.locator('main a[href="/api/affirmations/random"]').count()).toBeGreaterThan(
      0,
    );
    expect(await page.locator('main a[href="/categories/1"]').count()).toBeGreaterThan(0);
    const tiles = page.locator('main a[href^="/categories/"]:not([href="/categories/1"])');
    expect(await tiles.count()).toBe(6);
    await page
      .getByRole('heading', { name: 'Today’s Featured Affirmations' })
      .or(page.getByRole('heading', { name: "Today's Featured Affirmations" }))
      .waitFor();
    expect(await page.locator('main article').count()).toBeGreaterThanOrEqual(9);
    const hero = await page.locator('section:has(h1) p.font-display').textContent();
    expect(await page.locator('main article h3').first().textContent()).not.toBe(hero);
    await page.getByRole('link', { name: /See More Affirmations/ }).click();
    await page.waitForURL('**/categories/1');
    await page.getByRole('heading', { level: 1, name: 'All Affirmations' }).waitFor();
  });
});

describe('category page', () => {
  it('pages through a category’s affirmations, twelve at a time', async () => {
    const page = await visit('/categories/1');
    expect(await page.locator('main article').count()).toBe(12);
    const first = await page.locator('main article h3, main article h2').first().textContent();
    await page.getByRole('link', { name: /Next/ }).click();
    await page.waitForURL('**/categories/1?page=2');
    await expect
      .poll(() => page.locator('main article h3, main article h2').first().textContent())
      .not.toBe(first);
    await page.getByRole('link', { name: /Previous/ }).click();
    await expect
      .poll(() => page.locator('main article h3, main article h2').first().textContent())
      .toBe(first);
  });

  it('going to the next page of a list while React is still hydrating its cards shows placeholders and causes no error', async () => {
    const page = await visit('about:blank');
    // React schedules its work with messages, so it starts to hydrate and then gets stuck.
    await page.addInitScript(() => {
      MessagePort.prototype.postMessage = () => undefined;
    });
    await page.goto('/categories/1');
    await firstKey(page);
    await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
    const release = await hold(page, '**/categories/1?page=2');
    await page.getByRole('link', { name: /Next/ }).click();
    await page.locator('main[aria-busy=true] [data-pending] .animate-wait').first().waitFor();
    release();
    await page.waitForURL('**/categories/1?page=2');
    await page.locator('main:not([aria-busy=true]) [data-pending] article').first().waitFor();
  });

  it('keeps the search text when the visitor chooses another category', async () => {
    const page = await visit('/categories/1?q=my');
    await page.locator('main nav a[href^="/categories/5"]').click();
    await page.waitForURL('**/categories/5?q=my');
    await page.getByRole('heading', { level: 1, name: 'Calm Affirmations' }).waitFor();
  });

  it('says that a search found nothing, and links to all affirmations and, if no keyword is similar, to the moments', async () => {
    const page = await visit('/categories/1?q=zzyzx');
    await page.getByRole('heading', { name: 'No Affirmations Found' }).waitFor();
    expect(await page.locator('main').textContent()).toContain('zzyzx');
    const moments = page.locator('main').getByRole('navigation', { name: 'What’s going on' });
    expect(await moments.getByRole('link').count()).toBe(10);
    expect(await moments.getByRole('link', { name: 'Worry' }).getAttribute('href')).toBe(
      '/moments/worry',
    );
    await page.locator('main').getByRole('link', { name: 'Browse All Affirmations' }).click();
    await page.waitForURL('**/categories/1');
  });

  it.each([
    '/categories/4?q=monster&skill=responsible-decision-making',
    '/moments/success?q=monster',
  ])(
    'a search that finds nothing in the list %s links to the same search in all affirmations',
    async (path) => {
      const page = await visit(path);
      await page.locator('main').getByRole('link', { name: '“monster” in all' }).click();
      await page.waitForURL('**/categories/1?q=monster');
      await page.locator('main article').first().waitFor();
    },
  );

  it.each([
    ['en', 'zebra nightmares', 'Try searching for:', 'nightmare'],
    ['fr', 'cauchemars de zèbre', 'Essaie plutôt :', 'cauchemar'],
  ])(
    'links a search in %s that finds nothing to similar searches that find something',
    async (language, q, name, keyword) => {
      const page = await visit(`/categories/5?lang=${language}&q=${q}`);
      const links = page.locator('main').getByRole('navigation', { name }).getByRole('link');
      await links.getByText(keyword, { exact: true }).click();
      await page.waitForURL(`**/categories/1?q=${keyword}`);
      await page.locator('main article').first().waitFor();
    },
  );

  it('shows all affirmations for a category id in the URL that is not an integer', async () => {
    const page = await visit('/categories/abc');
    await page.getByRole('heading', { level: 1, name: 'All Affirmations' }).waitFor();
  });
});

describe('search box', () => {
  it('the search box finds affirmations despite a typo, and ignores a blank search', async () => {
    const page = await visit('/about');
    await touched(page);
    const box = page.getByPlaceholder('Search affirmations...').first();
    await box.fill('   ');
    await box.press('Enter');
    expect(await box.inputValue()).toBe('');
    await box.fill(' braev ');
    await box.press('Enter');
    await page.waitForURL('**/categories/1?q=braev');
    expect(await page.locator('main').textContent()).toMatch(
      /Found [1-9]\d* affirmations? matching your search/,
    );
    expect(await box.inputValue()).toBe('braev');
    // No other page is in the history between them.
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: /^About/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/about');
  });
});

describe('affirmation page', () => {
  it('opens an affirmation from its card and links back to its category', async () => {
    const page = await visit('/categories/3');
    const card = page.locator('main article').first();
    const text = (await card.locator('h3, h2').textContent())?.trim() ?? '';
    await card.getByRole('link', { name: /Read More/ }).click();
    await page.getByRole('heading', { level: 1, name: text }).waitFor();
    await page.getByRole('heading', { name: 'How to Use This Affirmation' }).waitFor();
    await page.getByRole('link', { name: 'Back to Kindness Affirmations' }).click();
    await page.waitForURL('**/categories/3');
  });

  it('the home page’s button opens a random affirmation, whose page leads to a different one on request', async () => {
    const page = await visit('/');
    await page
      .locator('main')
      .getByRole('link', { name: /Today.s Affirmation/i })
      .first()
      .click();
    await page.waitForURL(/\/affirmations\/\d+$/);
    const first = page.url();
    await page.getByRole('link', { name: 'Try Another Affirmation' }).click();
    await page.waitForURL((url) => /\/affirmations\/\d+$/.test(url.pathname) && url.href !== first);
  });

  it('shows “Affirmation Not Found” with a link home for the id of an affirmation that does not exist', async () => {
    const page = await visit('/affirmations/999999', { mayFail: true });
    await page.getByRole('heading', { name: 'Affirmation Not Found' }).waitFor();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });
});

describe('phone menu', () => {
  it('opens the site’s phone menu and closes it with Escape or a link', async () => {
    const page = await visit('/', { viewport: { width: 390, height: 800 } });
    const link = page.locator('header').getByRole('link', { name: 'About' });
    expect(await link.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await link.waitFor();
    await page.keyboard.press('Escape');
    expect(await link.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await link.click();
    await page.waitForURL('**/about');
    await page.getByRole('button', { name: 'Open menu' }).waitFor();
    expect(await link.isVisible()).toBe(false);
  });

  it.each([true, false])(
    'the phone menu covers the page instead of moving it, also at twice the text size, and closes with a tap outside (JavaScript: %s)',
    async (javaScriptEnabled) => {
      const viewport = { width: 390, height: 1400 };
      const page = await visit('/about', { viewport, javaScriptEnabled });
      if (javaScriptEnabled)
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      const open = page.getByRole('button', { name: 'Open menu' });
      const close = page.getByRole('button', { name: 'Close menu' });
      const before = await page.locator('main').boundingBox();
      await open.click();
      const menu = page.locator('#menu');
      for (const name of ['Printable cards', 'Create a card'])
        await menu.getByRole('link', { name }).waitFor();
      expect(await page.locator('main').boundingBox()).toEqual(before);
      const button = await close.boundingBox();
      const box = await menu.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
      await page.mouse.click(200, viewport.height - 20);
      await open.waitFor();
      expect(await menu.isVisible()).toBe(false);
    },
  );
});

describe('site without JavaScript', () => {
  it('a visitor can search, page, open a random affirmation and change the language without JavaScript', async () => {
    const page = await visit('/', { javaScriptEnabled: false });
    await page.getByPlaceholder('Search affirmations...').first().fill('my');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/categories/1?q=my');
    await page.getByRole('link', { name: /Next/ }).click();
    await page.waitForURL(/page=2/);
    await page.goto('/');
    await page.locator('header a[href="/api/affirmations/random"]').first().click();
    await page.waitForURL(/\/affirmations\/\d+$/);
    await page.locator('header a[hreflang="fr"]').first().click();
    await page.locator('html[lang="fr"]').waitFor();
    await page.goto('/about');
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  });
});
