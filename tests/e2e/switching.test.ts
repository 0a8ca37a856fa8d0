import { expect, inject, it, describe } from 'vitest';
import type { Locator, Page } from 'playwright';
import { touched, visitors } from './browser.ts';
import { hold } from './member.ts';

const visit = visitors();

const languageOf = (page: Page) => page.locator('html').getAttribute('lang');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('lang'));
const cookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'lang')?.value;
const french = (page: Page) => page.locator('header a[hreflang="fr"]').first();
const english = (page: Page) => page.locator('header a[hreflang="en"]').first();

describe('choosing a language', () => {
  it('changes the page’s language without a page load, and keeps the input and the scroll position', async () => {
    const page = await visit('/categories/1', { viewport: { width: 1280, height: 600 } });
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByPlaceholder('Search affirmations...').first().fill('half a wo');
    await page.evaluate(() => window.scrollTo(0, 400));
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('header a[hreflang="fr"]')?.click(),
    );
    await page.getByRole('heading', { level: 1, name: /Toutes/ }).waitFor();
    expect(await languageOf(page)).toBe('fr');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(await page.locator('header input[name="q"]').first().inputValue()).toBe('half a wo');
    expect(await page.evaluate(() => window.scrollY)).toBe(400);
    expect(await stored(page)).toBe('fr');
    expect(await cookie(page)).toBe('fr');
    expect(new URL(page.url()).search).toBe('');
  });

  it('remembers the chosen language on every page and lets it be changed back', async () => {
    const page = await visit('/');
    await french(page).click();
    await expect.poll(() => languageOf(page)).toBe('fr');
    await page.goto('/about');
    expect(await languageOf(page)).toBe('fr');
    await english(page).click();
    await expect.poll(() => languageOf(page)).toBe('en');
    await page.reload();
    expect(await languageOf(page)).toBe('en');
    expect([await stored(page), await cookie(page)]).toEqual(['en', 'en']);
  });

  it('a language switch that fails offline keeps the page and shows an error; online again, it succeeds', async () => {
    const page = await visit('/about', { mayFail: true });
    await page.context().setOffline(true);
    await french(page).click();
    await page.locator('#code-failed').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await page.context().setOffline(false);
    await page.waitForFunction(() => navigator.onLine);
    await french(page).click();
    await expect.poll(() => languageOf(page)).toBe('fr');
  });
});

describe('language switch on a slow connection', () => {
  const current = (page: Page) =>
    page
      .locator('a[hreflang][aria-current="true"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
  const busy = (page: Page) => page.locator('main[aria-busy="true"]').count();

  it('shows the chosen language at once, in header and footer, and that its page is loading', async () => {
    const page = await visit('/about');
    await touched(page);
    const release = await hold(page, '**/about?lang=fr');
    await french(page).click();
    expect(await current(page)).toEqual(['fr', 'fr']);
    await expect.poll(() => busy(page)).toBe(1);
    release();
    await page.getByRole('heading', { level: 1, name: /^À propos/ }).waitFor();
    expect(await current(page)).toEqual(['fr', 'fr']);
    expect(await busy(page)).toBe(0);
  });

  it('shows the page’s own language as chosen again if the switch fails', async () => {
    const page = await visit('/about', { mayFail: true });
    await touched(page);
    const release = await hold(page, '**/about?lang=fr');
    await french(page).click();
    await expect.poll(() => busy(page)).toBe(1);
    expect(await current(page)).toEqual(['fr', 'fr']);
    await page.context().setOffline(true);
    release();
    await expect.poll(() => current(page)).toEqual(['en', 'en']);
    expect(await busy(page)).toBe(0);
  });

  it('does not return to a page that the visitor left during a slow language switch', async () => {
    const page = await visit('/');
    const release = await hold(page, '**/?lang=fr');
    await Promise.all([page.waitForRequest('**/?lang=fr'), french(page).click()]);
    await page.locator('header').getByRole('link', { name: 'About' }).click();
    await page.waitForURL('**/about');
    release();
    await page.unrouteAll({ behavior: 'wait' });
    // Once another such call has returned, the released one has too.
    await page.evaluate(async () => (await fetch('/?lang=fr')).text());
    expect(new URL(page.url()).pathname).toBe('/about');
    await page.getByRole('heading', { level: 1, name: /About/ }).waitFor();
  });

  it('translates a page that was already loading when the language was chosen', async () => {
    const page = await visit('/');
    await touched(page);
    const come = await hold(page, '**/about');
    const switched = await hold(page, '**/?lang=fr');
    await Promise.all([
      page.waitForRequest('**/about'),
      page.locator('header').getByRole('link', { name: 'About' }).click(),
    ]);
    await Promise.all([page.waitForRequest('**/?lang=fr'), french(page).click()]);
    come();
    await page.waitForURL('**/about');
    switched();
    await page.getByRole('heading', { level: 1, name: /^À propos/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/about');
  });

  it('a page whose URL names a language stores it as the chosen one, even if the visitor comes back to it by the back button', async () => {
    const page = await visit('/?lang=fr');
    await page.locator('footer a[href="/create"]').click();
    await page.waitForURL('**/create');
    await english(page).click();
    await expect.poll(() => languageOf(page)).toBe('en');
    expect(await stored(page)).toBe('en');
    await page.goBack();
    await expect.poll(() => languageOf(page)).toBe('fr');
    await expect.poll(() => stored(page)).toBe('fr');
  });
});

describe('stored language', () => {
  const withStored = async (value: string, cookieValue?: string) => {
    const page = await visit('/about');
    await page.evaluate((lang) => localStorage.setItem('lang', lang), value);
    await page.context().clearCookies();
    if (cookieValue)
      await page.context().addCookies([{ name: 'lang', value: cookieValue, url: inject('site') }]);
    await page.goto('/about');
    return page;
  };

  it('prefers the language in local storage over the cookie and the browser’s languages, and updates the cookie', async () => {
    for (const cookieValue of ['en', undefined]) {
      const page = await withStored('fr', cookieValue);
      // The page loads once more.
      await expect.poll(() => languageOf(page)).toBe('fr');
      expect(await cookie(page)).toBe('fr');
    }
  });

  it('replaces an unknown language stored in the browser with English', async () => {
    const page = await withStored('"><img src=x onerror=alert(1)>');
    expect(await languageOf(page)).toBe('en');
    expect([await stored(page), await cookie(page)]).toEqual(['en', 'en']);
  });

  it('stores the language detected from the browser, also in the cookie, if none was chosen', async () => {
    const page = await visit('/about', { locale: 'fr-CA' });
    expect(await languageOf(page)).toBe('fr');
    expect([await stored(page), await cookie(page)]).toEqual(['fr', 'fr']);
  });

  it('stores the language in a link’s lang parameter, also in the cookie', async () => {
    const page = await visit('/about?lang=fr');
    expect(await languageOf(page)).toBe('fr');
    expect([await stored(page), await cookie(page)]).toEqual(['fr', 'fr']);
    await page.goto('/');
    expect(await languageOf(page)).toBe('fr');
  });

  it('changes the language and remembers it in the cookie when local storage is blocked', async () => {
    const page = await visit('about:blank', { mayFail: true });
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto('/about');
    expect(await languageOf(page)).toBe('en');
    await french(page).click();
    await expect.poll(() => languageOf(page)).toBe('fr');
    expect(await cookie(page)).toBe('fr');
    await page.reload();
    expect(await languageOf(page)).toBe('fr');
  });
});

it('shows six placeholders while the next page of a list is slow to load', async () => {
  const page = await visit('/categories/1');
  const release = await hold(page, '**/categories/1?page=2');
  await page.getByRole('link', { name: 'Next' }).click();
  const results = page.locator('main[aria-busy="true"] [data-pending="results"]');
  await expect.poll(() => results.locator('.animate-wait').count()).toBe(6);
  expect(await results.locator('article').count()).toBe(0);
  release();
  await page.waitForURL('**/categories/1?page=2');
  await page.locator('[data-pending="results"] article').first().waitFor();
});

it('shows a bar, which moves nothing, while the next page is slow to load, and removes it then', async () => {
  const page = await visit('/');
  await touched(page);
  const bar = page.locator('main[aria-busy="true"]');
  const top = () => page.locator('main h1').evaluate((title) => title.getBoundingClientRect().top);
  const before = await top();
  const release = await hold(page, '**/about');
  await page.locator('header').getByRole('link', { name: 'About' }).click();
  await bar.waitFor();
  expect(
    await bar.evaluate((main) => {
      const { position, borderTopWidth } = getComputedStyle(main, '::before');
      return { position, borderTopWidth };
    }),
  ).toEqual({ position: 'fixed', borderTopWidth: '3px' });
  expect(await top()).toBe(before);
  release();
  await page.waitForURL('**/about');
  await page.getByRole('heading', { level: 1, name: /^About/ }).waitFor();
  expect(await bar.count()).toBe(0);
});

/** What a press looks like. */
const opacity = (pressed: Locator) =>
  pressed.evaluate((element) => getComputedStyle(element).opacity);

describe('a press', () => {
  it.each([
    'a[href="/categories/5"]',
    'article button[name=favorite]',
    'article button:has-text("Share")',
  ])('a press of %s is visible while the mouse button is down', async (selector) => {
    const page = await visit('/');
    const pressed = page.locator(`main ${selector}`).first();
    expect(await opacity(pressed)).toBe('1');
    await pressed.hover();
    await page.mouse.down();
    await expect.poll(() => opacity(pressed)).toBe('0.7');
    await page.mouse.move(0, 0);
    await page.mouse.up();
  });
});
