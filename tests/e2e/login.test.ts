import { describe, expect, it } from 'vitest';
import { freshEmail, newMember, visitor } from '../cms/members.ts';
import { visitors } from './browser.ts';
import { arriveAt, fillForm, formOn, isFocused, sessionOf, takenOver, toastOn } from './member.ts';

const visit = visitors();

/** Holds login calls. Returns how to release them, and how many there were. */
async function holdLogins(page: Awaited<ReturnType<typeof visit>>) {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let calls = 0;
  await page.route('**/api/auth/login', async (route) => {
    calls += 1;
    await held;
    await route.continue();
  });
  return { release, count: () => calls };
}

describe('logging in', () => {
  it('logs in by keyboard and welcomes the member with a toast on the dashboard', async () => {
    const { email, password } = await newMember({ role: 'teacher' });
    const page = await visit('/login');
    await page.locator('#login-email').focus();
    await page.keyboard.type(` ${email.toUpperCase()} `);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    await toastOn(page).getByText('Login successful').waitFor();
    expect(await toastOn(page).innerText()).toBe('Login successful\n\nWelcome back to Colibri!');
    const header = page.getByRole('navigation', { name: 'Main menu' });
    await header.getByRole('link', { name: 'Dashboard' }).waitFor();
    expect(await header.getByRole('link', { name: 'Log in' }).isVisible()).toBe(false);
    expect(await header.getByRole('link', { name: 'Register' }).isVisible()).toBe(false);
  });

  it('the login form shows Logging in... while pending and sends one request', async () => {
    const { email, password } = await newMember();
    const page = await visit('/login');
    const { release, count } = await holdLogins(page);
    await fillForm(page, 'login', { email, password });
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Logging in...' }).waitFor();
    expect(await formOn(page, 'login').submit.isDisabled()).toBe(true);
    await page.keyboard.press('Enter');
    await formOn(page, 'login').field('email').press('Enter');
    release();
    await page.waitForURL('**/dashboard');
    expect(count()).toBe(1);
  });

  it('the login form reports invalid fields at the first submit, and each no longer once its input is valid', async () => {
    const page = await visit('/login');
    const { submit, field, problem } = formOn(page, 'login');
    await takenOver(page, 'login');
    await field('email').pressSequentially('nobody');
    expect(await problem('email').innerText()).toBe('');
    await submit.click();
    expect(await problem('email').innerText()).toBe('Please enter a valid email address');
    expect(await problem('password').innerText()).toBe('Password must be at least 6 characters');
    expect(await field('email').evaluate(isFocused)).toBe(true);
    expect(await field('email').getAttribute('aria-invalid')).toBe('true');
    await field('email').pressSequentially('@example.org');
    expect(await problem('email').innerText()).toBe('');
    expect(await field('email').getAttribute('aria-invalid')).toBe('false');
    await field('password').pressSequentially('12345');
    expect(await problem('password').innerText()).not.toBe('');
    await field('password').pressSequentially('6');
    expect(await problem('password').innerText()).toBe('');
  });

  it('shows the same message for a wrong password and an unknown email, in either language', async () => {
    const { email } = await newMember();
    for (const address of [email, freshEmail()]) {
      const page = await visit('/login', { mayFail: true });
      const { alert, field, submit } = formOn(page, 'login');
      await fillForm(page, 'login', { email: address, password: 'not the one' });
      await submit.click();
      await page.getByText('Invalid email or password').waitFor();
      expect(await alert.innerText()).toBe('Error\n\nInvalid email or password');
      expect(await submit.isEnabled()).toBe(true);
      expect(await submit.evaluate(isFocused)).toBe(true);
      await page.locator('header a[hreflang="fr"]').click();
      await page.getByText('Adresse e-mail ou mot de passe incorrect').waitFor();
      expect(await alert.innerText()).toMatch(/^Erreur/);
      expect(await field('email').inputValue()).toBe(address);
    }
  });

  it('a failed login shows the server’s message, or one of the form’s own if the response is empty or the network is down', async () => {
    const page = await visit('/login', { mayFail: true });
    const { alert, submit } = formOn(page, 'login');
    await page.route('**/api/auth/login', (route) => route.fulfill({ status: 500, body: '' }));
    await fillForm(page, 'login', { email: 'maya@example.org', password: 'a good password' });
    await submit.click();
    await alert.getByText('Invalid email or password').waitFor();
    await page.unrouteAll();
    await page.route('**/api/auth/login', (route) => route.abort());
    await submit.click();
    await alert.getByText('This isn’t available right now.').waitFor();
    const error = { code: 'made-up', message: 'Words of a later server' };
    await page.unrouteAll();
    await page.route('**/api/auth/login', (route) =>
      route.fulfill({ status: 418, json: { error } }),
    );
    await submit.click();
    await alert.getByText('Words of a later server').waitFor();
  });

  it('shows how many minutes to wait after ten wrong passwords', async () => {
    const { email } = await newMember();
    const guesser = visitor();
    for (let time = 0; time < 10; time += 1)
      await guesser.call('POST', '/api/auth/login', { email, password: 'not the one' });
    const page = await visit('/login', { mayFail: true });
    await fillForm(page, 'login', { email, password: 'not the one' });
    await formOn(page, 'login').submit.click();
    await page.getByText(/Please wait 1[345] minutes, then try again\./).waitFor();
    await page.locator('header a[hreflang="fr"]').click();
    await page.getByText(/patienter 1[345]\smin/).waitFor();
  });

  it('logs in without JavaScript, after a wrong password that is shown neither in the URL nor on the page', async () => {
    const { email, password } = await newMember();
    const page = await visit('/login?next=/about', { javaScriptEnabled: false, mayFail: true });
    const { alert, field, submit } = formOn(page, 'login');
    await fillForm(page, 'login', { email, password: 'not the one' });
    await submit.click();
    await alert.getByText('Invalid email or password').waitFor();
    expect(await field('email').inputValue()).toBe(email);
    expect(await field('password').inputValue()).toBe('');
    expect(await page.content()).not.toContain('not the one');
    expect(page.url()).toMatch(/\/login\?next=\/about$/);
    await field('password').fill(password);
    await submit.click();
    await arriveAt(page, '/about');
  });

  it('shows the password after a click on its button, and hides it when the form is sent', async () => {
    const page = await visit('/login');
    const { field, submit } = formOn(page, 'login');
    await takenOver(page, 'login');
    await field('password').fill('12345');
    const reveal = page.getByRole('button', { name: 'Show password (Password)' });
    await reveal.click();
    expect(await field('password').getAttribute('type')).toBe('text');
    expect(await reveal.getAttribute('aria-pressed')).toBe('true');
    await submit.click();
    expect(await field('password').getAttribute('type')).toBe('password');
  });
});

describe('redirect after logging in', () => {
  it.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'https://evil.example'])(
    'goes to the dashboard after login if the next parameter is the unsafe URL %s',
    async (next) => {
      const { email, password } = await newMember();
      const page = await visit(`/login?${new URLSearchParams({ next })}`);
      await fillForm(page, 'login', { email, password });
      await formOn(page, 'login').submit.click();
      await page.waitForURL('**/dashboard');
    },
  );

  it('registering through the link on the login page leads to the page in the login page’s ?next=', async () => {
    const page = await visit('/login?next=/affirmations/3');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await arriveAt(page, '/register');
    await fillForm(page, 'register', {
      name: 'Noor',
      email: freshEmail(),
      password: 'a good password',
      confirmation: 'a good password',
    });
    await formOn(page, 'register').submit.click();
    await arriveAt(page, '/affirmations/3');
  });

  it('the login and register pages redirect a logged-in member to the page in ?next=, or else to the dashboard', async () => {
    const page = await visit('/login', sessionOf(await newMember()));
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    await page.goto('/register?next=/about');
    expect(new URL(page.url()).pathname).toBe('/about');
  });

  it('shows a toast but does not navigate when a login succeeds after the visitor has left the login page', async () => {
    const { email, password } = await newMember();
    const page = await visit('/login');
    const { release } = await holdLogins(page);
    await fillForm(page, 'login', { email, password });
    await formOn(page, 'login').submit.click();
    await page.getByRole('button', { name: 'Logging in...' }).waitFor();
    await page.locator('header').getByRole('link', { name: 'About' }).click();
    await page.waitForURL('**/about');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    release();
    await toastOn(page).getByText('Login successful').waitFor();
    // The page would have been requested when the toast appeared.
    expect(asked).not.toContain('/dashboard');
    expect(new URL(page.url()).pathname).toBe('/about');
    await page.locator('header').getByRole('link', { name: 'Dashboard' }).waitFor();
  });
});
