import { describe, expect, inject, it } from 'vitest';
import { letterTo, lettersTo } from '../cms/mailbox.ts';
import { freshEmail, newMember, visitor } from '../cms/members.ts';
import { visitors } from './browser.ts';
import { fillForm, formOn, takenOver, toastOn } from './member.ts';

const visit = visitors();
const other = 'another password';

/** The page of this site that an email links to. */
async function linkIn(address: string, page: string): Promise<string> {
  const { text = '' } = await letterTo(address);
  const [link] = text.match(new RegExp(`https?://\\S*${page}\\?\\S*`)) ?? [];
  if (!link) throw new Error(`no link to ${page} in ${text}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}

async function askForLetter(email: string, options: Parameters<typeof visit>[1] = {}) {
  const page = await visit('/forgot-password', options);
  await fillForm(page, 'forgotten', { email });
  await formOn(page, 'forgotten').submit.click();
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  return page;
}

const canLogIn = async (email: string, password: string) =>
  (await visitor().call('POST', '/api/auth/login', { email, password })).status === 200;

describe('a forgotten password', () => {
  it('resets a forgotten password with an emailed link that works only once, and ends the member’s session', async () => {
    const { email, password, cookies } = await newMember();
    await askForLetter(email);
    const link = await linkIn(email, '/reset-password');
    // Opening the link, as mail programs do, changes nothing.
    expect((await fetch(inject('site') + link)).status).toBe(200);
    const page = await visit(link, { mayFail: true });
    const { alert, problem, submit } = formOn(page, 'reset');
    await takenOver(page, 'reset');
    await fillForm(page, 'reset', { password: other, confirmation: 'something else' });
    await submit.click();
    expect(await problem('confirmation').innerText()).toBe('The passwords don’t match');
    await fillForm(page, 'reset', { confirmation: other });
    await submit.click();
    await page.waitForURL('**/login');
    await toastOn(page).getByText('Your password has changed').waitFor();
    expect(await canLogIn(email, password)).toBe(false);
    expect(await canLogIn(email, other)).toBe(true);
    expect((await visitor(cookies).call('GET', '/api/auth/user')).body).toBeNull();

    await page.goto(link);
    await fillForm(page, 'reset', { password, confirmation: password });
    await submit.click();
    await alert.getByText('This link has expired or has already been used.').waitFor();
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await page.waitForURL('**/forgot-password');
    expect(await canLogIn(email, other)).toBe(true);
  });

  it('shows “Check your inbox” when an unknown email address asks for a new password too, but sends it nothing', async () => {
    const address = freshEmail();
    const page = await askForLetter(address);
    expect(page.url()).not.toContain(address);
    // Emails are sent after the answer: once a later one has arrived, an earlier one would have too.
    const { email } = await newMember();
    await askForLetter(email);
    await letterTo(email);
    expect(await lettersTo(address)).toEqual([]);
  });

  it('resets a forgotten password without JavaScript', async () => {
    const { email } = await newMember();
    const page = await askForLetter(email, { javaScriptEnabled: false });
    await page.goto(await linkIn(email, '/reset-password'));
    await fillForm(page, 'reset', { password: other, confirmation: other });
    await formOn(page, 'reset').submit.click();
    await page.waitForURL('**/login');
    expect(await canLogIn(email, other)).toBe(true);
  });
});

describe('pages of emailed links', () => {
  it.each(['/reset-password?code=secret', '/confirm-email?code=secret'])(
    '%s does not leak its code to caches, referrers or link previews',
    async (path) => {
      const { headers } = await fetch(inject('site') + path);
      expect(headers.get('referrer-policy')).toBe('strict-origin');
      expect(headers.get('cache-control')).toContain('no-store');
      const page = await visit('about:blank');
      const told: string[] = [];
      page.on('request', (request) => {
        if (request.headers()['referer']?.includes('secret')) told.push(request.url());
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.locator('header').getByRole('link', { name: 'About' }).click();
      await page.waitForURL('**/about');
      expect(told).toEqual([]);
      const html = await (await fetch(inject('site') + path)).text();
      expect(html).toContain('<meta name="robots" content="noindex"');
      for (const [tag] of html.matchAll(/<(?:meta|link)\b[^>]*>/g))
        expect(tag).not.toContain('secret');
    },
  );

  it('says that a password reset link without a code, or with a code that is too long, is incomplete, and links to a request for a new one', async () => {
    const tooLong = `/reset-password?code=${'x'.repeat(1201)}`;
    expect(await (await fetch(inject('site') + tooLong)).text()).toContain(
      'This link is incomplete.',
    );
    const page = await visit('/reset-password');
    // Shows no empty sheet.
    for (const path of ['/reset-password', '/confirm-email']) {
      const text = (await (await fetch(inject('site') + path)).text()).replace(/\s/g, '');
      expect(text).not.toMatch(/<div[^>]*rounded-sheet[^>]*><\/div>/);
    }
    await page.getByText('This link is incomplete.').waitFor();
    expect(await page.locator('main form').count()).toBe(0);
    await page.getByRole('link', { name: 'Request a new link' }).waitFor();
  });
});
