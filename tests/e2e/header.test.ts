import { describe, expect, inject, it } from 'vitest';
import { cookieHeader, newMember } from '../cms/members.ts';
import { visitors } from './browser.ts';
import { arriveAt, dashboard, login, logout, menu, sessionOf } from './member.ts';

const visit = visitors();

describe('header', () => {
  it('shows members a header with the dashboard link before their session has loaded', async () => {
    const page = await visit('about:blank', sessionOf(await newMember()));
    await page.route('**/api/auth/user', () => undefined);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    expect(await dashboard(page).isVisible()).toBe(true);
    expect(await login(page).isVisible()).toBe(false);
    await menu(page).getByRole('link', { name: 'About' }).click();
    await page.waitForURL('**/about');
    expect(await dashboard(page).isVisible()).toBe(true);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it.each(['/', '/categories/1', '/affirmations/3', '/about'])(
    'a member and a visitor get exactly the same HTML of %s',
    async (path) => {
      const cookie = cookieHeader(await newMember());
      const bytes = async (headers: Record<string, string>) =>
        (await fetch(inject('site') + path, { headers })).text();
      expect(await bytes({ Cookie: `${cookie}; lang=en` })).toBe(
        await bytes({ Cookie: 'lang=en' }),
      );
    },
  );

  it('the header loads the member’s session once, not on every page', async () => {
    const page = await visit('about:blank', sessionOf(await newMember()));
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/user')) asked += 1;
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await menu(page).getByRole('link', { name: 'About' }).click();
    await arriveAt(page, '/about');
    expect(asked).toBe(1);
  });

  it('the header shows the login link if the session has ended or cannot be loaded (behavior U6)', async () => {
    const maya = await newMember();
    const ended = { ...sessionOf(maya) };
    await maya.call('POST', '/api/auth/logout');
    const page = await visit('/', ended);
    await login(page).waitFor();
    expect(await page.evaluate(() => document.cookie)).not.toContain('member=');

    const offline = await visit('about:blank', { ...sessionOf(await newMember()), mayFail: true });
    await offline.route('**/api/auth/user', (route) => route.abort());
    await offline.goto('/');
    await login(offline).waitFor();
  });

  it('the header shows login and register links without JavaScript', async () => {
    const page = await visit('/', { javaScriptEnabled: false });
    expect(await login(page).getAttribute('href')).toBe('/login');
    expect(await menu(page).getByRole('link', { name: 'Register' }).isVisible()).toBe(true);
    expect(await dashboard(page).isVisible()).toBe(false);
    expect(await logout(page).isVisible()).toBe(false);
  });

  it('without JavaScript, shows members the dashboard’s link and the logout button in the header, beside the search box on a wide screen', async () => {
    const page = await visit('/dashboard', {
      ...sessionOf(await newMember()),
      javaScriptEnabled: false,
      viewport: { width: 1280, height: 800 },
    });
    expect(await dashboard(page).isVisible()).toBe(true);
    expect(await logout(page).isVisible()).toBe(true);
    expect(await login(page).isVisible()).toBe(false);
    const boxes = await Promise.all(
      [dashboard(page), logout(page), page.locator('#search')].map((each) => each.boundingBox()),
    );
    const tops = boxes.map((box) => box?.y ?? Infinity);
    const bottoms = boxes.map((box) => (box ? box.y + box.height : 0));
    expect(Math.max(...tops)).toBeLessThan(Math.min(...bottoms));
  });

  it('the header fits into 320, 768 and 1280 px in both languages', async () => {
    const session = sessionOf(await newMember());
    for (const width of [320, 768, 1280])
      for (const language of ['en', 'fr']) {
        const page = await visit(`/dashboard/account?lang=${language}`, {
          ...session,
          viewport: { width, height: 800 },
        });
        const boxes = await page
          .locator('header a, header button, header input')
          .evaluateAll((nodes) =>
            nodes
              .map((node) => node.getBoundingClientRect())
              .filter(({ width: wide }) => wide > 0)
              .map(({ left, right }) => ({ left, right })),
          );
        for (const { left, right } of boxes) {
          expect(left, `${width} ${language}`).toBeGreaterThanOrEqual(0);
          expect(right, `${width} ${language}`).toBeLessThanOrEqual(width);
        }
        const switcher = page.locator('header [role=group]');
        const search = await page.locator('header form[role=search]').boundingBox();
        const beside = await switcher.boundingBox();
        if (width === 1280 && search && beside)
          expect(search.x + search.width).toBeLessThanOrEqual(beside.x);
      }
  });
});
