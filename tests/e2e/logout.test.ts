import { describe, expect, inject, it } from 'vitest';
import { newMember } from '../cms/members.ts';
import { visitors } from './browser.ts';
import { text, waitUntilHydrated } from './card-designer.ts';
import {
  arriveAt,
  dashboard,
  endSession,
  fillForm,
  formOn,
  hold,
  login,
  logout,
  sessionOf,
  showAgain,
  takenOver,
  toastOn,
  waitForSession,
} from './member.ts';

const visit = visitors();

describe('logging out', () => {
  it('logs out, goes home and shows nothing private with the back button', async () => {
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

  it('a logout empties the card designer, so that the next person on the device sees no unsaved card', async () => {
    const page = await visit('/create', sessionOf(await newMember()));
    await waitUntilHydrated(page);
    await text(page).fill('A secret of mine.');
    await page.reload();
    await waitUntilHydrated(page);
    expect(await text(page).inputValue()).toBe('A secret of mine.');
    await logout(page).click();
    await login(page).waitFor();
    await page.goto('/create');
    await waitUntilHydrated(page);
    expect(await text(page).inputValue()).toBe('I am brave, strong, and kind every day!');
  });

  it('a member who logs out stays logged out even if a response with the earlier session arrives later', async () => {
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
    // Once another call has returned, the page has read the response.
    await page.evaluate(() => fetch('/health'));
    expect(await login(page).isVisible()).toBe(true);
  });

  it('a member who logs out before the page has loaded the session is taken to the home page, with a toast', async () => {
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
    // Once another call has returned, the page has read the response.
    await page.evaluate(() => fetch('/health'));
    goHome();
    await page.waitForURL((url) => url.pathname === '/');
    await toastOn(page).getByText('Logged out successfully').waitFor();
  });

  it('a dashboard in a background tab shows the login notice once the member, logged out in another tab, returns to it', async () => {
    const maya = await newMember();
    const page = await visit('/dashboard', { ...sessionOf(maya), mayFail: true });
    await waitForSession(page);
    const other = await page.context().newPage();
    await other.goto('/');
    await logout(other).click();
    await login(other).waitFor();
    await showAgain(page);
    await login(page).waitFor();
    await page.getByRole('heading', { name: 'Authentication Error' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    expect(await page.locator('main').innerText()).not.toContain(maya.name);
  });

  it('the list of own affirmations on the dashboard shows the login notice when its browser tab is shown again after a logout elsewhere', async () => {
    const maya = await newMember();
    const page = await visit('/dashboard#affirmations', { ...sessionOf(maya), mayFail: true });
    await endSession(page, maya);
    await showAgain(page);
    await page.getByRole('heading', { name: 'Authentication Error' }).waitFor();
  });

  it('a dashboard that is already visible turns into the login notice if the session is ended elsewhere while the page is asking who is logged in', async () => {
    const maya = await newMember();
    const page = await visit('about:blank', { ...sessionOf(maya), mayFail: true });
    const release = await hold(page, '**/api/auth/user');
    await page.goto('/dashboard');
    await page.getByText(`Welcome back, ${maya.name}!`).waitFor();
    await maya.call('POST', '/api/auth/logout');
    release();
    await page.getByRole('heading', { name: 'Authentication Error' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    expect(await page.locator('main').innerText()).not.toContain(maya.name);
  });

  it('keeps unsaved account form input after a logout elsewhere, says that it is saved, and has it after a new login', async () => {
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
    // A reload would have been requested by now.
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

  it('keeps showing the dashboard without reloading when the connection is lost', async () => {
    const maya = await newMember();
    const page = await visit('/dashboard', { ...sessionOf(maya), mayFail: true });
    await waitForSession(page);
    await page.route('**', (route) => route.abort());
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await showAgain(page);
    await login(page).waitFor();
    await page.evaluate(() => fetch('/health').catch(() => undefined));
    // A reload would have been requested before that.
    await expect.poll(() => asked).toContain('/health');
    expect(asked).not.toContain('/dashboard');
    expect(await page.locator('main').innerText()).toContain(maya.name);
  });

  it('an open page shows the dashboard link once the visitor returns to it after logging in in another tab', async () => {
    const page = await visit('/');
    await login(page).waitFor();
    const { cookies } = await newMember();
    for (const [name, value] of cookies)
      await page.context().addCookies([{ name, value, url: inject('site') }]);
    await showAgain(page);
    await dashboard(page).waitFor();
  });

  it('says that the member is still logged in when a logout fails, and logs out at the next click', async () => {
    const page = await visit('/', { ...sessionOf(await newMember()), mayFail: true });
    await page.route('**/api/auth/logout', (route) => route.abort());
    await logout(page).click();
    await toastOn(page).getByText('You’re still logged in').waitFor();
    expect(await logout(page).isEnabled()).toBe(true);
    await page.unrouteAll();
    await logout(page).click();
    await toastOn(page).getByText('Logged out successfully').waitFor();
  });

  it('logs out from the dashboard without JavaScript', async () => {
    const maya = await newMember();
    const page = await visit('/dashboard', { ...sessionOf(maya), javaScriptEnabled: false });
    await page.locator('main').getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect((await maya.call('GET', '/api/auth/user')).body).toBeNull();
  });
});
