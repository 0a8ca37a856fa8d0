import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { newMember } from '../cms/members.ts';
import { visitors } from './browser.ts';
import {
  arriveAt,
  cookiesOf,
  dashboard,
  endSession,
  fillForm,
  formOn,
  hold,
  login,
  logout,
  sessionOf,
  takenOver,
  toastOn,
  toldWhoIsThere,
} from './member.ts';

const visit = visitors();

/** Tells a page that it is shown again. */
const showAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

describe('logging out', () => {
  it('says so, goes home, and leaves nothing behind the back button', async () => {
    const maya = await newMember();
    const page = await visit('/dashboard', { ...sessionOf(maya), mayFail: true });
    await page.getByText(`Welcome back, ${maya.name}!`).waitFor();
    await page.goto('/dashboard/account');
    await logout(page).click();
    await page.waitForURL((url) => url.pathname === '/');
    await toastOn(page).getByText('Logged out successfully').waitFor();
    await login(page).waitFor();
    expect((await maya.call('GET', '/api/auth/user')).body).toBeNull();
    for (const behind of ['/dashboard/account', '/dashboard']) {
      await page.goBack();
      await page.waitForURL(`**${behind}`);
      await page.getByRole('heading', { name: 'Authentication Error' }).waitFor();
      expect(await page.locator('main').innerText()).not.toContain(maya.name);
      expect(await page.locator('main').innerText()).not.toContain(maya.email);
    }
    expect(await page.context().cookies()).toEqual([expect.objectContaining({ name: 'lang' })]);
  });

  it('is not undone by an answer from before', async () => {
    const page = await visit('about:blank', sessionOf(await newMember()));
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const answered = new Promise<void>((resolve) => {
      void page.route('**/api/auth/user', async (route) => {
        const response = await route.fetch();
        resolve();
        await released;
        await route.fulfill({ response });
      });
    });
    await page.goto('/');
    await answered;
    await logout(page).click();
    await login(page).waitFor();
    const late = page.waitForResponse('**/api/auth/user');
    release();
    await (await late).finished();
    // Come is not yet heard of.
    await page.evaluate(() => fetch('/health'));
    expect(await login(page).isVisible()).toBe(true);
  });

  it('leads home, though the server says only on the way who was there', async () => {
    const page = await visit('about:blank', sessionOf(await newMember()));
    const sayWho = await hold(page, '**/api/auth/user');
    await page.goto('/dashboard/account');
    const goHome = await hold(page, `${inject('site')}/`);
    const onTheWay = page.waitForRequest(`${inject('site')}/`);
    await logout(page).click();
    await onTheWay;
    const saying = page.waitForResponse('**/api/auth/user');
    sayWho();
    await (await saying).finished();
    // Come is not yet heard of.
    await page.evaluate(() => fetch('/health'));
    goHome();
    await page.waitForURL((url) => url.pathname === '/');
    await toastOn(page).getByText('Logged out successfully').waitFor();
  });

  it('in one tab is noticed in the other when that is shown again', async () => {
    const maya = await newMember();
    const page = await visit('/dashboard', { ...sessionOf(maya), mayFail: true });
    await toldWhoIsThere(page);
    const other = await page.context().newPage();
    await other.goto('/');
    await logout(other).click();
    await login(other).waitFor();
    await showAgain(page);
    await login(page).waitFor();
    await page.getByRole('heading', { name: 'Authentication Error' }).waitFor();
    expect(await page.locator('main').innerText()).not.toContain(maya.name);
  });

  it('elsewhere is noticed on every tab of the dashboard', async () => {
    const maya = await newMember();
    const page = await visit('/dashboard#affirmations', { ...sessionOf(maya), mayFail: true });
    await endSession(page, maya);
    await showAgain(page);
    await page.getByRole('heading', { name: 'Authentication Error' }).waitFor();
  });

  it('elsewhere is noticed though the server had not said yet who is there', async () => {
    const maya = await newMember();
    const page = await visit('about:blank', { ...sessionOf(maya), mayFail: true });
    const release = await hold(page, '**/api/auth/user');
    await page.goto('/dashboard');
    await page.getByText(`Welcome back, ${maya.name}!`).waitFor();
    await maya.call('POST', '/api/auth/logout');
    release();
    await page.getByRole('heading', { name: 'Authentication Error' }).waitFor();
    expect(await page.locator('main').innerText()).not.toContain(maya.name);
  });

  it('elsewhere takes nothing away that is being typed, and says that it is kept', async () => {
    const maya = await newMember();
    const page = await visit('/dashboard/account', { ...sessionOf(maya), mayFail: true });
    await takenOver(page, 'profile');
    await page.locator('#profile-name').fill('Half a na');
    await endSession(page, maya);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await showAgain(page);
    const { alert } = formOn(page, 'profile');
    await alert.getByText('What you typed is saved').waitFor();
    // Another page would have been asked for by then.
    expect(asked).not.toContain('/dashboard/account');
    await page.locator('#profile-name').fill('Half a name');
    await alert.getByRole('link', { name: 'Log in' }).click();
    await arriveAt(page, '/login');
    await takenOver(page, 'login');
    await fillForm(page, 'login', { email: maya.email, password: maya.password });
    await formOn(page, 'login').submit.click();
    await arriveAt(page, '/dashboard/account');
    await expect.poll(() => page.locator('#profile-name').inputValue()).toBe('Half a name');
  });

  describe('elsewhere, where somebody else has logged in since', () => {
    const taken = async (path: string) => {
      const [maya, other] = [await newMember(), await newMember()];
      const page = await visit(path, { ...sessionOf(maya), mayFail: true });
      await toldWhoIsThere(page);
      const come = async () => {
        await page.context().addCookies(cookiesOf(other));
        await showAgain(page);
      };
      return { maya, other, page, come };
    };

    it('shows them nothing of the one before', async () => {
      const { maya, page, come } = await taken('/dashboard/account');
      await page.getByText(maya.email).waitFor();
      await come();
      await page.getByText(maya.email).waitFor({ state: 'detached' });
      await page.getByRole('heading', { name: 'My Account' }).waitFor();
    });

    it('does nothing to them that the one before typed', async () => {
      const { other, page, come } = await taken('/dashboard/account');
      await takenOver(page, 'profile');
      await page.locator('#profile-name').fill('Somebody Else');
      await come();
      const { alert, submit } = formOn(page, 'profile');
      await alert.getByText('You’ve been logged out').waitFor();
      const asked = page.waitForRequest('**/api/auth/user');
      await submit.click();
      // Who is there, and not to change them.
      expect((await asked).method()).toBe('GET');
      expect((await other.call('GET', '/api/auth/user')).body).toMatchObject({ name: other.name });
    });
  });

  it('is not what a lost connection means: the dashboard stays', async () => {
    const maya = await newMember();
    const page = await visit('/dashboard', { ...sessionOf(maya), mayFail: true });
    await toldWhoIsThere(page);
    await page.route('**', (route) => route.abort());
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await showAgain(page);
    await login(page).waitFor();
    await page.evaluate(() => fetch('/health').catch(() => undefined));
    // The page would have been asked for before that.
    expect(asked).not.toContain('/dashboard');
    expect(asked.at(-1)).toBe('/health');
    expect(await page.locator('main').innerText()).toContain(maya.name);
  });

  it('in one tab and logging in there is noticed too', async () => {
    const page = await visit('/');
    await login(page).waitFor();
    const { cookies } = await newMember();
    for (const [name, value] of cookies)
      await page.context().addCookies([{ name, value, url: inject('site') }]);
    await showAgain(page);
    await dashboard(page).waitFor();
  });

  it('that fails says so, and may be tried again', async () => {
    const page = await visit('/', { ...sessionOf(await newMember()), mayFail: true });
    await page.route('**/api/auth/logout', (route) => route.abort());
    await logout(page).click();
    await toastOn(page).getByText('You’re still logged in').waitFor();
    expect(await logout(page).isEnabled()).toBe(true);
    await page.unrouteAll();
    await logout(page).click();
    await toastOn(page).getByText('Logged out successfully').waitFor();
  });

  it('works without JavaScript, by a button of the dashboard', async () => {
    const maya = await newMember();
    const page = await visit('/dashboard', { ...sessionOf(maya), javaScriptEnabled: false });
    await page.locator('main').getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect((await maya.call('GET', '/api/auth/user')).body).toBeNull();
  });
});
