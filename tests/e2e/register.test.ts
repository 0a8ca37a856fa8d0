import { describe, expect, it } from 'vitest';
import { freshEmail, newMember } from '../cms/members.ts';
import { visitors } from './browser.ts';
import { fillForm, formOn, isFocused, takenOver, toastOn } from './member.ts';

const visit = visitors();
const good = () => ({
  name: 'Zoë 👩‍🏫',
  email: freshEmail(),
  password: 'a good password',
  confirmation: 'a good password',
});

describe('registering', () => {
  it('registers a teacher and goes to their dashboard', async () => {
    const page = await visit('/register');
    const { field, submit } = formOn(page, 'register');
    expect(await page.getByLabel('I am a...').inputValue()).toBe('parent');
    await page.getByText('Accounts are for adults.').waitFor();
    for (const label of ['Full Name', 'Email', 'Password', 'Confirm Password'])
      expect(await page.getByLabel(label, { exact: true }).count(), label).toBe(1);
    await fillForm(page, 'register', { ...good(), role: 'teacher' });
    expect(await field('password').getAttribute('autocomplete')).toBe('new-password');
    await submit.click();
    await page.waitForURL('**/dashboard');
    await toastOn(page).getByText('Registration successful').waitFor();
    expect(await toastOn(page).innerText()).toBe('Registration successful');
    await page.getByRole('heading', { level: 1, name: 'Teacher Dashboard' }).waitFor();
  });

  it('the register button shows Creating Account... while the request is pending', async () => {
    const page = await visit('/register');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/auth/register', async (route) => {
      await held;
      await route.continue();
    });
    await fillForm(page, 'register', good());
    await formOn(page, 'register').submit.click();
    await page.getByRole('button', { name: 'Creating Account...' }).waitFor();
    expect(await formOn(page, 'register').submit.isDisabled()).toBe(true);
    release();
    await page.waitForURL('**/dashboard');
  });

  it('shows registration errors in either language and keeps the input when the language changes', async () => {
    const page = await visit('/register');
    const { field, problem, submit } = formOn(page, 'register');
    await takenOver(page, 'register');
    const given = { name: ' Z ', email: 'zoe@', password: '12345', confirmation: '12346' };
    await fillForm(page, 'register', { ...given, role: 'teacher' });
    await submit.click();
    expect(await problem('name').innerText()).toBe('Name must be at least 2 characters');
    expect(await problem('email').innerText()).toBe('Please enter a valid email address');
    expect(await problem('password').innerText()).toBe('Password must be at least 6 characters');
    expect(await problem('confirmation').innerText()).toBe('The passwords don’t match');
    expect(await field('name').evaluate(isFocused)).toBe(true);
    await page.locator('header a[hreflang="fr"]').click();
    await problem('name').getByText('Le nom doit compter au moins 2 caractères').waitFor();
    for (const [name, value] of Object.entries(given))
      expect(await field(name).inputValue(), name).toBe(value);
    expect(await field('role').inputValue()).toBe('teacher');
    await field('confirmation').fill('12345');
    expect(await problem('confirmation').innerText()).toBe('');
  });

  it('the registration form says which values are too long, and does not truncate what was typed', async () => {
    const page = await visit('/register');
    const { field, problem, submit } = formOn(page, 'register');
    await takenOver(page, 'register');
    const long = 'é'.repeat(5000);
    await fillForm(page, 'register', { ...good(), name: long, password: long, confirmation: long });
    await submit.click();
    expect(await problem('name').innerText()).toBe('Name must not exceed 80 characters');
    expect(await problem('password').innerText()).toMatch(
      /^Password is too long\. Use up to 72 characters/,
    );
    expect(await field('name').inputValue()).toBe(long);
  });

  it('says at registration that an email address is taken, and keeps the form', async () => {
    const { email } = await newMember();
    const page = await visit('/register', { mayFail: true });
    const { alert, field, submit } = formOn(page, 'register');
    await fillForm(page, 'register', { ...good(), email: email.toUpperCase() });
    await submit.click();
    await alert.getByText('An account with this email address already exists.').waitFor();
    expect(await field('email').inputValue()).toBe(email.toUpperCase());
    expect(await field('password').inputValue()).toBe('a good password');
  });

  it('registration shows the server’s validation errors at their fields, and a message if it answers only 502', async () => {
    const page = await visit('/register', { mayFail: true });
    const { alert, field, problem, submit } = formOn(page, 'register');
    const error = { code: 'invalid', message: '', fields: { name: 'too-short', email: 'invalid' } };
    await page.route('**/api/auth/register', (route) =>
      route.fulfill({ status: 422, json: { error } }),
    );
    await fillForm(page, 'register', good());
    await submit.click();
    await problem('name').getByText('Name must be at least 2 characters').waitFor();
    await alert.getByText('Some fields need your attention.').waitFor();
    expect(await field('name').evaluate(isFocused)).toBe(true);
    await field('name').press('End');
    await field('name').pressSequentially('!');
    expect(await problem('name').innerText()).toBe('');
    expect(await problem('email').innerText()).not.toBe('');
    await page.unrouteAll();
    await page.route('**/api/auth/register', (route) => route.fulfill({ status: 502, body: '' }));
    await submit.click();
    await alert.getByText('Registration failed. Please try again.').waitFor();
  });

  it('registers without JavaScript and keeps all input except passwords after an error', async () => {
    const page = await visit('/register', { javaScriptEnabled: false, mayFail: true });
    const { field, problem, submit } = formOn(page, 'register');
    const given = { ...good(), role: 'teacher', confirmation: 'another password' };
    await fillForm(page, 'register', given);
    await submit.click();
    await problem('confirmation').getByText('The passwords don’t match').waitFor();
    expect(await field('name').inputValue()).toBe(given.name);
    expect(await field('role').inputValue()).toBe('teacher');
    expect(await field('password').inputValue()).toBe('');
    await fillForm(page, 'register', { password: given.password, confirmation: given.password });
    await submit.click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { level: 1, name: 'Teacher Dashboard' }).waitFor();
  });
});
