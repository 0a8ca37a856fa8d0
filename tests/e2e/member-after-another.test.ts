import { describe, expect, it } from 'vitest';
import { newMember } from '../cms/members.ts';
import { visitors } from './browser.ts';
import { waitUntilHydrated } from './card-designer.ts';
import {
  cookiesOf,
  formOn,
  hold,
  sessionOf,
  showAgain,
  takenOver,
  waitForSession,
} from './member.ts';

const visit = visitors();

/** A page with a member's input in a form, after another member has logged in. */
async function typedBeforeLogin() {
  const [maya, other] = [await newMember(), await newMember()];
  const page = await visit('/dashboard/collections/new', { ...sessionOf(maya), mayFail: true });
  await takenOver(page, 'collection');
  await waitForSession(page);
  await page.locator('#collection-name').fill('Maya’s words');
  await page.context().addCookies(cookiesOf(other));
  return { page, other };
}

describe('login of another member', () => {
  const taken = async (path: string) => {
    const [maya, other] = [await newMember(), await newMember()];
    const page = await visit(path, { ...sessionOf(maya), mayFail: true });
    await waitForSession(page);
    const come = async () => {
      await page.context().addCookies(cookiesOf(other));
      await showAgain(page);
    };
    return { maya, other, page, come };
  };

  it('hides the previous member’s account page when another member has logged in', async () => {
    const { maya, page, come } = await taken('/dashboard/account');
    await page.getByText(maya.email).waitFor();
    await come();
    await page.getByText(maya.email).waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'My account' }).waitFor();
  });

  it('replaces the previous member’s account form, unsaved input included, when another member has logged in', async () => {
    const { maya, other, page, come } = await taken('/dashboard/account');
    await takenOver(page, 'profile');
    await page.locator('#profile-name').fill('Somebody Else');
    await come();
    await page.getByText(maya.email).waitFor({ state: 'detached' });
    expect(await page.locator('#profile-name').inputValue()).toBe(other.name);
  });
});

it('Back does not put what one member typed into the next member’s form', async () => {
  const [maya, other] = [await newMember(), await newMember()];
  const page = await visit('/dashboard/account', { ...sessionOf(maya), mayFail: true });
  await takenOver(page, 'profile');
  await waitForSession(page);
  const address = formOn(page, 'email').field('email');
  await page.locator('#profile-name').fill('Half a name');
  await address.fill('half@example.org');
  // Chromium keeps what is typed only with the next change of the history, or after a while.
  await page.evaluate(() => history.replaceState(history.state, ''));
  await page.goto('about:blank');
  await page.context().addCookies(cookiesOf(other));
  await page.goBack();
  await takenOver(page, 'profile');
  expect(await page.locator('#profile-name').inputValue()).toBe(other.name);
  expect(await address.inputValue()).toBe('');
});

describe('login of another member in a window beside the page', () => {
  it('shows the other member’s account page at once', async () => {
    const [maya, other] = [await newMember(), await newMember()];
    const page = await visit('/dashboard/account', sessionOf(maya));
    await page.getByText(maya.email).waitFor();
    await waitForSession(page);
    const beside = await page.context().newPage();
    await beside.goto('/about');
    // Its response can renew Maya's cookies.
    await waitForSession(beside);
    await page.context().addCookies(cookiesOf(other));
    // As a login does.
    await beside.evaluate(() => localStorage.setItem('card-author', '1'));
    await page.getByText(other.email).waitFor();
  });

  it('does not save the earlier member’s input in the other’s account, even if the page cannot find out who is logged in', async () => {
    const { page, other } = await typedBeforeLogin();
    await page.route('**/api/auth/user', (route) => route.abort());
    await formOn(page, 'collection').submit.click();
    // The other's page comes.
    await expect.poll(() => page.locator('#collection-name').inputValue()).toBe('');
    expect((await other.call('GET', '/api/dashboard/collections')).body).toEqual([]);
  });

  it('does not save the earlier member’s input in the other’s account without JavaScript', async () => {
    const [maya, other] = [await newMember(), await newMember()];
    const options = { ...sessionOf(maya), javaScriptEnabled: false, mayFail: true };
    const page = await visit('/dashboard/collections/new', options);
    await page.locator('#collection-name').fill('Maya’s words');
    await page.context().addCookies(cookiesOf(other));
    await formOn(page, 'collection').submit.click();
    await formOn(page, 'collection').alert.getByText('Your session has ended').waitFor();
    expect((await other.call('GET', '/api/dashboard/collections')).body).toEqual([]);
  });

  it('does not put the earlier member’s input into the other’s form when the language changes', async () => {
    const { page } = await typedBeforeLogin();
    await page.locator('header a[hreflang="fr"]').click();
    await page.waitForFunction(() => document.documentElement.lang === 'fr');
    await takenOver(page, 'collection');
    expect(await page.locator('#collection-name').inputValue()).toBe('');
  });

  it('a page whose scripts arrive only after another member has logged in reloads', async () => {
    const [maya, other] = [await newMember(), await newMember()];
    const page = await visit('about:blank', { ...sessionOf(maya), mayFail: true });
    const release = await hold(page, /_astro\/.*\.js/);
    await page.goto('/create', { waitUntil: 'commit' });
    await page.locator('textarea').first().fill('Only I can read this');
    await page.context().addCookies(cookiesOf(other));
    release();
    await waitUntilHydrated(page);
    await expect
      .poll(() => page.locator('textarea').first().inputValue())
      .not.toContain('Only I can read this');
  });

  it('what a member typed before the card designer’s script arrived does not become the next member’s card', async () => {
    const [maya, other] = [await newMember(), await newMember()];
    const page = await visit('about:blank', { ...sessionOf(maya), mayFail: true });
    const release = await hold(page, /\/Designer\./);
    const session = page.waitForResponse('**/api/auth/user');
    await page.goto('/create', { waitUntil: 'commit' });
    await session;
    await page.locator('textarea').first().fill('Only I can read this');
    await page.context().addCookies(cookiesOf(other));
    await showAgain(page);
    release();
    await waitUntilHydrated(page);
    await expect
      .poll(() => page.locator('textarea').first().inputValue())
      .not.toContain('Only I can read this');
  });

  it('hides a member’s page from the next member even if the script for this failed to load', async () => {
    const [maya, other] = [await newMember(), await newMember()];
    const page = await visit('about:blank', { ...sessionOf(maya), mayFail: true });
    await page.route(/\/PrivatePage-/, (route) => route.abort());
    await page.goto('/dashboard/account');
    await page.getByText(maya.email).waitFor();
    await waitForSession(page);
    await page.context().addCookies(cookiesOf(other));
    await showAgain(page);
    await page.getByText(other.email).waitFor();
    expect(await page.getByText(maya.email).count()).toBe(0);
  });
});
