import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { cookieHeader, newMember, type TestMember } from '../cms/members.ts';
import { visitors } from './browser.ts';
import {
  waitUntilHydrated,
  description,
  logInAgain,
  fetchOwnAffirmations,
  save,
  waitForText,
  text,
  saveError,
  designerOpener,
} from './card-designer.ts';
import {
  arriveAt,
  cookiesOf,
  endSession,
  fillForm,
  formOn,
  hold,
  showAgain,
  takenOver,
  toast,
  waitForSession,
} from './member.ts';

const visit = visitors();
const openDesigner = designerOpener(visit);

describe('card designer for members', () => {
  it('saves a card from the card designer with all its fields, shows it on the dashboard, and clears the designer', async () => {
    const member = await newMember();
    const page = await openDesigner(member);
    await text(page).fill('I water the beans.');
    await page
      .getByRole('combobox', { name: 'Category (optional)' })
      .selectOption({ label: 'Calm' });
    await page.getByRole('radio', { name: 'Accent' }).check();
    await page.getByRole('radio', { name: 'Fancy' }).check();
    await description(page).fill('For Mondays.\nAnd for rain.');
    await save(page).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard#affirmations');
    await toast(page, 'Affirmation created successfully!');
    await page.getByRole('heading', { name: 'I water the beans.' }).waitFor();
    expect(await fetchOwnAffirmations(member)).toMatchObject([
      {
        text: 'I water the beans.',
        description: 'For Mondays.\nAnd for rain.',
        categoryId: 5,
        lang: 'en',
        card: { background: 3, font: 2 },
      },
    ]);
    await page.goto('/create');
    await waitUntilHydrated(page);
    await waitForText(page, 'I am brave, strong, and kind every day!');
    expect(await page.evaluate(() => localStorage.getItem('card-design'))).not.toContain('beans');
  });

  it('saves a card from the French card designer as a French text, and without a category if none was chosen', async () => {
    const member = await newMember();
    const page = await openDesigner(member, '/create?lang=fr');
    await page.getByRole('button', { name: 'Enregistrer dans mes affirmations' }).click();
    await page.waitForURL('**/dashboard#affirmations');
    await toast(page, 'bien été créée');
    expect(await fetchOwnAffirmations(member)).toMatchObject([
      { lang: 'fr', categoryId: 1, description: '' },
    ]);
  });

  it('saves a card from the card designer once when its Save button is pressed several times', async () => {
    const member = await newMember();
    const page = await openDesigner(member);
    let calls = 0;
    page.on('request', (request) => (calls += Number(request.method() === 'POST')));
    const release = await hold(page, /\/api\/dashboard\/affirmations/);
    await save(page).dblclick();
    const saving = page.getByRole('button', { name: 'Saving...' });
    await saving.waitFor();
    expect(await saving.isDisabled()).toBe(true);
    release();
    await page.waitForURL('**/dashboard#affirmations');
    expect(calls).toBe(1);
    expect(await fetchOwnAffirmations(member)).toHaveLength(1);
  });

  it('shows why a card cannot be saved from the card designer, and keeps the input', async () => {
    const member = await newMember();
    const page = await openDesigner(member, '/create', { mayFail: true });
    await description(page).fill('x'.repeat(1001));
    await save(page).click();
    await saveError(page).filter({ hasText: '1,000 characters or fewer' }).waitFor();
    expect(await description(page).getAttribute('aria-invalid')).toBe('true');
    await description(page).fill('x');
    await text(page).fill('\u200D\u200D');
    await save(page).click();
    await saveError(page).filter({ hasText: 'Please write some text' }).waitFor();
    await text(page).fill('I can wait.');
    await page.route(/\/api\/dashboard\/affirmations/, (route) => route.abort());
    await save(page).click();
    await saveError(page)
      .filter({ hasText: 'Error creating affirmation. Please try again.' })
      .waitFor();
    expect(await text(page).inputValue()).toBe('I can wait.');
    expect(await description(page).inputValue()).toBe('x');
  });

  it('keeps a designed card when the session ends, and saves it after the member has logged in again', async () => {
    const member = await newMember();
    const page = await openDesigner(member, '/create', { mayFail: true });
    await text(page).fill('I wait for the bus.');
    await description(page).fill('At the stop.');
    await endSession(page, member);
    await save(page).click();
    await saveError(page).filter({ hasText: 'Your session has ended' }).waitFor();
    await logInAgain(page, member.email, member.password);
    await page.waitForURL('**/create');
    await waitForText(page, 'I wait for the bus.');
    expect(await description(page).inputValue()).toBe('At the stop.');
    await save(page).click();
    await page.waitForURL('**/dashboard#affirmations');
    await page.getByRole('heading', { name: 'I wait for the bus.' }).waitFor();
  });
});

describe('new card of a member', () => {
  const firstText = 'I am brave, strong, and kind every day!';

  async function logIn(page: Page, { email, password }: TestMember): Promise<void> {
    await page.goto('/login?next=/create');
    await takenOver(page, 'login');
    await fillForm(page, 'login', { email, password });
    await formOn(page, 'login').submit.click();
    await arriveAt(page, '/create');
    await waitUntilHydrated(page);
  }

  it('shows a member’s unsaved card, after the session has expired, neither to visitors nor to another member, but to its author', async () => {
    const [maya, other] = [await newMember(), await newMember()];
    const page = await openDesigner(maya, '/create', { mayFail: true });
    await waitForSession(page);
    await text(page).fill('A secret of mine.');
    // A member whose session can't be checked keeps their card.
    await page.route('**/api/auth/user', (route) => route.abort());
    await page.reload();
    await waitUntilHydrated(page);
    expect(await text(page).inputValue()).toBe('A secret of mine.');
    await page.unrouteAll();
    await page.context().clearCookies();
    await page.goto('/create');
    await waitUntilHydrated(page);
    expect(await text(page).inputValue()).toBe(firstText);
    await logIn(page, maya);
    await waitForText(page, 'A secret of mine.');
    await page.context().clearCookies();
    await logIn(page, other);
    expect(await text(page).inputValue()).toBe(firstText);
    await page.context().clearCookies();
    await logIn(page, maya);
    expect(await text(page).inputValue()).toBe(firstText);
  });

  it('keeps the card that a visitor has designed when they log in, and from then on shows it only to them', async () => {
    const [maya, other] = [await newMember(), await newMember()];
    const page = await visit('/create');
    await waitUntilHydrated(page);
    await text(page).fill('I try it first.');
    await logIn(page, maya);
    await waitForText(page, 'I try it first.');
    await page.context().clearCookies();
    await logIn(page, other);
    expect(await text(page).inputValue()).toBe(firstText);
  });

  it('keeps the card that a visitor designs in a browser in which a member’s session has expired', async () => {
    const page = await openDesigner(await newMember());
    await waitForSession(page);
    await text(page).fill('A secret of mine.');
    await page.context().clearCookies();
    await page.goto('/create');
    await waitUntilHydrated(page);
    await text(page).fill('I am new here.');
    await logIn(page, await newMember());
    await waitForText(page, 'I am new here.');
  });

  it('hides a member’s unsaved card from an open page once another member has logged in in another tab', async () => {
    const page = await openDesigner(await newMember());
    await waitForSession(page);
    await text(page).fill('A secret of mine.');
    await page.context().addCookies(cookiesOf(await newMember()));
    await showAgain(page);
    await waitForText(page, firstText);
  });
});

describe('card designer for visitors', () => {
  it('shows visitors no save button in the card designer, in the same HTML that members get', async () => {
    const page = await visit('/create');
    await waitUntilHydrated(page);
    expect(await save(page).isVisible()).toBe(false);
    expect(await description(page).isVisible()).toBe(false);
    const Cookie = cookieHeader(await newMember());
    const bytes = (headers: Record<string, string>) =>
      fetch(`${inject('site')}/create`, { headers }).then((answer) => answer.text());
    expect(await bytes({ Cookie })).toBe(await bytes({}));
  });
});
