import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { letterTo } from '../cms/mailbox.ts';
import { freshEmail, newMember, visitor } from '../cms/members.ts';
import { visitors } from './browser.ts';
import { axeFindings, sidewaysFindings } from './accessibility.ts';
import {
  arriveAt,
  cookiesOf,
  endSession,
  fillForm,
  formOn,
  hold,
  isFocused,
  sessionOf,
  takenOver,
  toastOn,
} from './member.ts';

const visit = visitors();
const path = '/dashboard/account';

const canLogIn = async (email: string, password: string) =>
  (await visitor().call('POST', '/api/auth/login', { email, password })).status === 200;

/** The page that the email to a new address links to. */
async function confirmationIn(email: string): Promise<string> {
  const { text = '' } = await letterTo(email);
  const { pathname, search } = new URL(/https?:\S*\/confirm-email\?\S*/.exec(text)?.[0] ?? '');
  return pathname + search;
}

describe('account page', () => {
  it('the dashboard links to the account page, where visitors find a link to the login that leads back', async () => {
    const page = await visit('/dashboard', sessionOf(await newMember()));
    await page.locator('main').getByRole('link', { name: 'My account' }).click();
    await page.waitForURL(`**${path}`);
    await page.getByRole('heading', { level: 1, name: 'My account' }).waitFor();

    const stranger = await visit(path, { mayFail: true });
    await stranger.getByRole('heading', { name: 'Authentication Error' }).waitFor();
    await stranger.getByRole('link', { name: 'Go to Login' }).click();
    await stranger.waitForURL('**/login?next=*account');
  });

  it('the account page changes the member’s name, role and email language', async () => {
    const maya = await newMember();
    const page = await visit(path, sessionOf(maya));
    await fillForm(page, 'profile', { name: ' Maya  Ng ', role: 'teacher', language: 'fr' });
    await formOn(page, 'profile').submit.click();
    await toastOn(page).getByText('Saved').waitFor();
    expect((await maya.call('GET', '/api/auth/user')).body).toMatchObject({
      name: 'Maya Ng',
      role: 'teacher',
    });
    await page.reload();
    expect(await page.locator('#profile-language').inputValue()).toBe('fr');
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Teacher Dashboard' }).waitFor();
  });

  it('changes a member’s email address once the link in the confirmation email has been opened', async () => {
    const maya = await newMember();
    const email = freshEmail();
    const page = await visit(path, { ...sessionOf(maya), mayFail: true });
    const { alert, field, submit } = formOn(page, 'email');
    await fillForm(page, 'email', { email, password: 'not the one' });
    await submit.click();
    await alert.getByText('That password isn’t right').waitFor();
    expect(await field('email').inputValue()).toBe(email);
    await field('password').fill(maya.password);
    await submit.click();
    await toastOn(page).getByText('Check your inbox').waitFor();
    expect(await canLogIn(email, maya.password)).toBe(false);

    const link = await confirmationIn(email);
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm This Address' }).click();
    await page.waitForURL(`**${path}`);
    await page.getByText(`You log in with ${email}.`).waitFor();
    expect(await canLogIn(email, maya.password)).toBe(true);

    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm This Address' }).click();
    await page.getByText('This link has expired or has already been used.').waitFor();
  });

  it('shows a confirmed email address on the account page before the session has been loaded', async () => {
    const maya = await newMember();
    const email = freshEmail();
    await maya.call('POST', '/api/auth/email', { email, password: maya.password });
    const page = await visit('about:blank', sessionOf(maya));
    await hold(page, '**/api/auth/user');
    await page.goto(await confirmationIn(email));
    await page.getByRole('button', { name: 'Confirm This Address' }).click();
    await page.getByText(`You log in with ${email}.`).waitFor();
  });

  it('the account page changes the password and ends every other session', async () => {
    const maya = await newMember();
    const elsewhere = visitor();
    await elsewhere.call('POST', '/api/auth/login', {
      email: maya.email,
      password: maya.password,
    });
    const page = await visit(path, sessionOf(maya));
    const given = { password: 'a new password', confirmation: 'a new password' };
    await fillForm(page, 'password', { currentPassword: maya.password, ...given });
    await formOn(page, 'password').submit.click();
    await toastOn(page).getByText('Your password has changed').waitFor();
    for (const name of ['currentPassword', 'password', 'confirmation'])
      expect(await formOn(page, 'password').field(name).inputValue(), name).toBe('');
    expect((await elsewhere.call('GET', '/api/auth/user')).body).toBeNull();
    expect((await maya.call('GET', '/api/auth/user')).body).toMatchObject({ id: maya.id });
    expect(await canLogIn(maya.email, 'a new password')).toBe(true);
  });

  it('downloads the member’s data as a file, and asks to log in when the session has ended', async () => {
    const maya = await newMember();
    const page = await visit(path, { ...sessionOf(maya), mayFail: true });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download my data' }).click(),
    ]);
    const file = z.looseObject({ account: z.looseObject({ email: z.string() }) });
    const text = await readFile(await download.path(), 'utf8');
    expect(file.parse(JSON.parse(text)).account.email).toBe(maya.email);
    expect(download.suggestedFilename()).toMatch(/\.json$/);
    await toastOn(page).getByText('Your data has been downloaded').waitFor();
    await endSession(page, maya);
    await page.getByRole('link', { name: 'Download my data' }).click();
    await toastOn(page).getByText('Your session has ended').waitFor();
    await toastOn(page).getByRole('link', { name: 'Log in' }).waitFor();
  });

  it('deletes the account after a warning and only with the right password', async () => {
    const maya = await newMember();
    const page = await visit(path, { ...sessionOf(maya), mayFail: true });
    expect(await formOn(page, 'deletion').submit.isVisible()).toBe(false);
    await page.getByText('Delete my account', { exact: true }).press('Enter');
    await page.getByText('This can’t be undone.').waitFor();
    const { alert, field, submit, problem } = formOn(page, 'deletion');
    await takenOver(page, 'deletion');
    await submit.click();
    expect(await problem('password').innerText()).toBe('Please enter your password');
    await field('password').fill('not the one');
    await submit.click();
    await alert.getByText('That password isn’t right').waitFor();
    await field('password').fill(maya.password);
    await submit.click();
    await page.waitForURL((url) => url.pathname === '/');
    await toastOn(page).getByText('Your account has been deleted').waitFor();
    await page.locator('header').getByRole('link', { name: 'Register' }).waitFor();
    expect(await canLogIn(maya.email, maya.password)).toBe(false);
  });

  it('without JavaScript, the account page saves a new name, and shows a wrong password at the form for the email address', async () => {
    const maya = await newMember();
    const page = await visit(path, { ...sessionOf(maya), javaScriptEnabled: false, mayFail: true });
    await fillForm(page, 'profile', { name: 'Maya Ng' });
    await formOn(page, 'profile').submit.click();
    await page.getByRole('status').getByText('Saved.').waitFor();
    expect(await page.locator('#profile-name').inputValue()).toBe('Maya Ng');
    await fillForm(page, 'email', { email: freshEmail(), password: 'not the one' });
    await formOn(page, 'email').submit.click();
    await formOn(page, 'email').alert.getByText('That password isn’t right').waitFor();
    expect(await formOn(page, 'password').alert.innerText()).toBe('');
  });
});

describe('session that ends while a form is open', () => {
  it('restores an unsaved account form after logging in again, even in another language', async () => {
    const maya = await newMember();
    const page = await visit(path, { ...sessionOf(maya), mayFail: true });
    await fillForm(page, 'profile', { name: 'Maya the Second', role: 'teacher' });
    await endSession(page, maya);
    const { alert, field, submit } = formOn(page, 'profile');
    await submit.click();
    await alert.getByText('Your session has ended. What you typed is saved').waitFor();
    await field('name').fill('Maya the Third');
    await page.locator('header a[hreflang="fr"]').click();
    // Without a session, the page in the other language shows the link to log in.
    await page.getByRole('link', { name: 'Aller à la page de connexion' }).click();
    await page.waitForURL('**/login?next=*');
    await fillForm(page, 'login', { email: maya.email, password: maya.password });
    await formOn(page, 'login').submit.click();
    await page.waitForURL(`**${path}`);
    await expect.poll(() => field('name').inputValue()).toBe('Maya the Third');
    expect(await field('role').inputValue()).toBe('teacher');
    await submit.click();
    await toastOn(page).getByText('C’est enregistré').waitFor();
    // The toast is stored there while it shows.
    const kept = await page.evaluate(() => Object.keys(sessionStorage));
    expect(kept.filter((key) => key !== 'toast')).toEqual([]);
  });

  it('stores no password in the draft of an account form, and deletes the draft at logout', async () => {
    const maya = await newMember();
    const page = await visit(path, { ...sessionOf(maya), mayFail: true });
    await fillForm(page, 'email', { email: 'new@example.org', password: 'a good password' });
    await endSession(page, maya);
    await formOn(page, 'email').submit.click();
    await formOn(page, 'email').alert.getByText('Your session has ended.').waitFor();
    const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(await kept()).toContain('new@example.org');
    expect(await kept()).not.toContain('a good password');
    // The header hides it once the session has ended, so no press makes React hydrate it first.
    const logout = page.locator('form[action="/logout"]').first();
    await expect.poll(() => logout.evaluate((form: HTMLFormElement) => form.noValidate)).toBe(true);
    await logout.evaluate((form: HTMLFormElement) => form.requestSubmit());
    await page.waitForURL((url) => url.pathname === '/');
    expect(await kept()).not.toContain('new@example.org');
  });

  it('does not restore an account form’s unsaved changes for another member, and deletes them', async () => {
    const [maya, other] = [await newMember(), await newMember()];
    const page = await visit(path, { ...sessionOf(maya), mayFail: true });
    const { alert, field, submit } = formOn(page, 'profile');
    await fillForm(page, 'profile', { name: 'Maya the Second' });
    await endSession(page, maya);
    await submit.click();
    await alert.getByRole('link', { name: 'Log in' }).click();
    const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(await kept()).toContain('Maya the Second');
    // The other member has logged in from another tab; the draft is still in this one.
    await page.context().addCookies(cookiesOf(other));
    await page.goto(path);
    await takenOver(page, 'profile');
    expect(await field('name').inputValue()).toBe('Maya Test');
    await page.context().clearCookies();
    await page.goto(`/login?next=${path}`);
    await fillForm(page, 'login', { email: other.email, password: other.password });
    await formOn(page, 'login').submit.click();
    await arriveAt(page, path);
    await takenOver(page, 'profile');
    expect(await field('name').inputValue()).toBe('Maya Test');
    expect(await kept()).not.toContain('Maya the Second');
  });
});

it.each(['en', 'fr'])(
  'the account page in %s fits every width and passes axe with errors in its email, password and deletion forms',
  async (language) => {
    const page = await visit(`${path}?lang=${language}`, sessionOf(await newMember()));
    await page.locator('details').evaluate((lid: HTMLDetailsElement) => (lid.open = true));
    for (const form of ['email', 'password', 'deletion']) {
      await takenOver(page, form);
      await formOn(page, form).submit.click();
    }
    expect(await sidewaysFindings(page)).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
  },
);

it('moves the focus to the first invalid field of the form that changes a member’s password', async () => {
  const page = await visit(path, sessionOf(await newMember()));
  await takenOver(page, 'password');
  await fillForm(page, 'password', { currentPassword: 'something' });
  await formOn(page, 'password').submit.click();
  expect(await formOn(page, 'password').field('password').evaluate(isFocused)).toBe(true);
});
