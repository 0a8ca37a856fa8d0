import type { Page, Route } from 'playwright';
import { expect, it } from 'vitest';
import { add, newCollection, newOwnAffirmation } from '../cms/collections.ts';
import { newMember } from '../cms/members.ts';
import { visitors } from './browser.ts';
import { waitUntilHydrated } from './card-designer.ts';
import { didOn, withClipboard, withShare, withVoices } from './devices.ts';
import {
  cookiesOf,
  endSession,
  fillForm,
  formOn,
  hold,
  sessionOf,
  showAgain,
  takenOver,
  toast,
  waitForSession,
} from './member.ts';

const visit = visitors();

const text = 'Only I can read this';
const paths = (id: number, collection: number) => [
  `/create?edit=${id}`,
  '/favorites',
  `/affirmations/${id}`,
  `/classroom?ids=${id}`,
  `/classroom?collection=${collection}`,
  `/listen?collection=${collection}`,
  `/display?collection=${collection}`,
  `/print/sheet?ids=${id}`,
  `/print/sheet?collection=${collection}`,
];

/** The page’s HTML, and what is typed. */
const shownOn = async (tab: Page) =>
  (await tab.content()) +
  (await tab
    .locator('textarea')
    .evaluateAll((all) =>
      all.map((each) => each instanceof HTMLTextAreaElement && each.value).join(),
    ));

async function typeCard(tab: Page): Promise<void> {
  await tab.goto('/create');
  await waitUntilHydrated(tab);
  await waitForSession(tab);
  await tab.locator('textarea').first().fill('');
  await tab.locator('textarea').first().fill(text);
  await expect.poll(() => tab.evaluate(() => localStorage.getItem('card-design'))).toContain(text);
}

/** Logs in on a login page that leads home. */
async function logInOn(tab: Page, { email, password }: { email: string; password: string }) {
  await takenOver(tab, 'login');
  await fillForm(tab, 'login', { email, password });
  await formOn(tab, 'login').submit.click();
  await tab.waitForURL(({ pathname }) => pathname === '/');
}

async function logOutIn(tab: Page): Promise<void> {
  await tab.goto('/about');
  await tab.getByRole('button', { name: 'Log out' }).first().click();
  await toast(tab, 'Logged out successfully');
}

it.each(['another member has logged in', 'she has logged out'])(
  'a member’s own affirmation and collections leave the screen of each open tab once %s',
  async (event) => {
    const [maya, other] = [await newMember(), await newMember()];
    const id = await newOwnAffirmation(maya, text);
    const collection = await newCollection(maya);
    await add(maya, collection, id);
    const first = await visit('/login?next=/', { mayFail: true });
    const context = first.context();
    const early = await context.newPage();
    await typeCard(early);
    await logInOn(first, maya);
    await first.evaluate((own) => localStorage.setItem('favorites', JSON.stringify([own])), id);
    const tabs = [early];
    for (const path of paths(id, collection)) {
      const tab = await context.newPage();
      await tab.goto(path);
      await waitForSession(tab);
      await expect.poll(() => shownOn(tab), { message: path }).toContain(text);
      tabs.push(tab);
    }
    const [typed, unknown] = [await context.newPage(), await context.newPage()];
    await typeCard(typed);
    // Typed while the page can't find out who is logged in.
    await unknown.route('**/api/auth/user', (route) => route.abort());
    await typeCard(unknown);
    await unknown.unroute('**/api/auth/user');
    tabs.push(typed, unknown);
    for (const path of [`/classroom?collection=${collection}`, `/affirmations/${id}`]) {
      const tab = await context.newPage();
      await tab.route('**/api/auth/user', (route) => route.abort());
      await tab.goto(path);
      await waitForSession(tab);
      await expect.poll(() => shownOn(tab), { message: path }).toContain(text);
      await tab.unroute('**/api/auth/user');
      tabs.push(tab);
    }
    await waitForSession(first);
    await first.locator('main button[aria-haspopup=dialog]').first().click();
    await first.locator('#save').getByText('Morning').waitFor();
    tabs.push(first);
    if (event === 'she has logged out') await logOutIn(await context.newPage());
    else await context.addCookies(cookiesOf(other));
    for (const tab of tabs) {
      // It may be leaving already.
      await showAgain(tab).catch(() => undefined);
      await expect
        .poll(() => shownOn(tab).catch(() => text), { message: tab.url() })
        .not.toContain(text);
    }
    await first.locator('#save').waitFor({ state: 'detached' });
  },
);

it('a card that a member typed while the session call failed leaves the screen after a logout, even if the browser has deleted its storage since the login', async () => {
  const first = await visit('/login?next=/', { mayFail: true });
  await logInOn(first, await newMember());
  // Some browsers delete it after a week.
  await first.evaluate(() => localStorage.clear());
  const tab = await first.context().newPage();
  await tab.route('**/api/auth/user', (route) => route.abort());
  await typeCard(tab);
  await tab.unroute('**/api/auth/user');
  await showAgain(tab);
  await expect.poll(() => tab.evaluate(() => localStorage.getItem('card-author'))).not.toBe('0');
  await logOutIn(first);
  await expect.poll(() => shownOn(tab)).not.toContain(text);
});

it('the dialog that shows a text to copy by hand closes when another page opens', async () => {
  const page = await visit('about:blank');
  await withShare(page, 'missing');
  await withClipboard(page, 'refuse');
  await page.goto('/categories/2');
  await page.locator('main article a[href^="/affirmations/"]').first().click();
  await page.waitForURL(/\/affirmations\//);
  const share = page
    .getByRole('main')
    .getByRole('button', { name: /^Share/ })
    .first();
  await share.click();
  await page.getByRole('dialog', { name: 'Copy the text' }).waitFor();
  await page.goBack();
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
});

it('a member’s own affirmation in the card designer leaves the screen once the session has ended elsewhere', async () => {
  const maya = await newMember();
  const id = await newOwnAffirmation(maya, text);
  const tab = await visit(`/create?edit=${id}`, { ...sessionOf(maya), mayFail: true });
  await waitUntilHydrated(tab);
  await expect.poll(() => shownOn(tab)).toContain(text);
  await endSession(tab, maya);
  await showAgain(tab);
  await expect.poll(() => shownOn(tab)).not.toContain(text);
});

it('a member’s own affirmation that arrives in the card designer after their logout is not shown', async () => {
  const maya = await newMember();
  const id = await newOwnAffirmation(maya, text);
  const tab = await visit('about:blank', { ...sessionOf(maya), mayFail: true });
  const release = await hold(tab, `**/api/affirmations/${id}`);
  await tab.goto(`/create?edit=${id}`);
  await waitUntilHydrated(tab);
  await waitForSession(tab);
  await tab.context().clearCookies();
  release();
  await tab.getByRole('heading', { name: 'Affirmation Not Found' }).waitFor();
  expect(await shownOn(tab)).not.toContain(text);
});

it('a member’s page leaves the screen for another member even if it is just asking who is logged in when something is saved', async () => {
  const [maya, other] = [await newMember(), await newMember()];
  const id = await newOwnAffirmation(maya, text);
  const tab = await visit(`/affirmations/${id}`, { ...sessionOf(maya), mayFail: true });
  await waitForSession(tab);
  const release = await hold(tab, '**/api/auth/user');
  await tab.locator('main button[aria-haspopup=dialog]').first().click();
  await tab.locator('#save').getByRole('link').waitFor();
  await tab.context().addCookies(cookiesOf(other));
  await showAgain(tab);
  release();
  await expect.poll(() => shownOn(tab)).not.toContain(text);
});

it('the menu of a member’s collections closes when they log out in another tab, even after a session call has failed', async () => {
  const maya = await newMember();
  await newCollection(maya);
  const tab = await visit('/login?next=/', { mayFail: true });
  await logInOn(tab, maya);
  await tab.locator('main button[aria-haspopup=dialog]').first().click();
  await tab.locator('#save').getByText('Morning').waitFor();
  await tab.route('**/api/auth/user', (route) => route.abort());
  await showAgain(tab);
  await tab.getByRole('link', { name: 'Log in' }).first().waitFor();
  await logOutIn(await tab.context().newPage());
  await tab.locator('#save').waitFor({ state: 'detached' });
});

it('the dialog to copy a member’s card by hand closes when their session ends', async () => {
  const maya = await newMember();
  const id = await newOwnAffirmation(maya, text);
  const tab = await visit('about:blank', { ...sessionOf(maya), mayFail: true });
  await withShare(tab, 'missing');
  await withClipboard(tab, 'refuse');
  await tab.goto(`/create?edit=${id}`);
  await waitUntilHydrated(tab);
  await expect.poll(() => shownOn(tab)).toContain(text);
  await tab.getByRole('button', { name: 'Share', exact: true }).click();
  await tab.getByRole('dialog', { name: 'Copy the text' }).waitFor();
  await endSession(tab, maya);
  await showAgain(tab);
  await expect.poll(() => tab.locator('dialog[open]').count()).toBe(0);
});

it('listening to a member’s own affirmations stops when another member has logged in, even while the next page is loading', async () => {
  const [maya, other] = [await newMember(), await newMember()];
  const id = await newOwnAffirmation(maya, text);
  const tab = await visit('about:blank', { ...sessionOf(maya), mayFail: true });
  await withVoices(tab, [{ lang: 'en-GB', localService: true }]);
  await tab.goto(`/listen?ids=${id}`);
  await tab.getByRole('button', { name: 'Start', exact: true }).click();
  await tab.locator('main').getByText(text).waitFor();
  await tab.context().addCookies(cookiesOf(other));
  const release = await hold(tab, '**/listen?*');
  const stopped = async () => (await didOn(tab, 'hush')).length;
  const before = await stopped();
  await showAgain(tab);
  await expect.poll(stopped).toBeGreaterThan(before);
  expect(await tab.title()).toBe('');
  release();
  await expect.poll(() => shownOn(tab)).not.toContain(text);
});

it('a member’s page that arrives after their logout leaves the screen at once', async () => {
  const maya = await newMember();
  const tab = await visit('/dashboard', { ...sessionOf(maya), mayFail: true });
  await waitForSession(tab);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const holdResponse = async (route: Route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  };
  await tab.route('**/dashboard/account', holdResponse, { times: 1 });
  const asked = tab.waitForRequest('**/dashboard/account');
  await tab.locator('main a[href="/dashboard/account"]').first().click();
  await asked;
  await tab.context().clearCookies();
  release();
  await tab.getByRole('heading', { name: 'Authentication Error' }).waitFor();
  expect(await tab.content()).not.toContain(maya.email);
});

it('what a screen reader was told about a member’s own affirmation does not stay on the next page', async () => {
  const maya = await newMember();
  const id = await newOwnAffirmation(maya, text);
  const collection = await newCollection(maya, 1);
  await add(maya, collection, id);
  const path = `/dashboard/collections/${collection}`;
  const tab = await visit(path, { ...sessionOf(maya), mayFail: true });
  await tab
    .getByRole('button', { name: /^Move up/ })
    .last()
    .click();
  await tab.locator('#toast').getByText(text).waitFor();
  await tab.locator('header a[href="/about"]').first().click();
  await tab.waitForURL('**/about');
  expect(await tab.locator('#toast').textContent()).not.toContain(text);
});
