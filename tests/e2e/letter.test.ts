import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { letterPath } from '#contract/letter';
import { connect } from '../cms/database.ts';
import { newsletterKey, siteKey } from '../cms/keys.ts';
import { lettersTo, letterTo } from '../cms/mailbox.ts';
import { visitors } from './browser.ts';
import { axeFindings } from './accessibility.ts';
import { hold, isFocused } from './member.ts';

const visit = visitors();
const client = connect();
const someone = () => `letter-${Date.now()}-${Math.random().toString(36).slice(2)}@example.org`;

async function subscribe(email: string, language = 'en'): Promise<string> {
  await fetch(`${inject('cms')}/api/subscribers?lang=${language}`, {
    method: 'POST',
    headers: { ...siteKey(), 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  return linkIn(await letterTo(email));
}

function linkIn({ text }: { text?: string | undefined }): string {
  return /https?:\S+\/letter\?key=\S+/.exec(text ?? '')?.[0] ?? '';
}

const send = () =>
  fetch(inject('cms') + letterPath, {
    method: 'POST',
    headers: { ...newsletterKey(), 'Content-Type': 'application/json' },
    body: JSON.stringify({ do: 'send' }),
  });

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

describe('newsletter in French', () => {
  it('a French subscriber gets a French welcome email and a French weekly email, and is deleted after unsubscribing', async () => {
    const email = someone();
    const page = await visit('/?lang=fr', { locale: 'fr-FR' });
    await page.getByLabel('Adresse e-mail').fill(email);
    await press(page, 'S’abonner');
    await page.getByRole('heading', { name: 'Merci' }).waitFor();
    expect((await letterTo(email)).subject).toBe('Bienvenue sur Colibri');

    await send();
    const weekly = await letterTo(email, 2);
    expect(weekly.text).toContain('L’affirmation de la semaine');
    expect(weekly.attachments).toHaveLength(1);

    await page.goto(linkIn(weekly));
    await page.getByRole('heading', { name: 'Votre abonnement' }).waitFor();
    await press(page, 'Se désabonner');
    await page.getByRole('heading', { name: 'Au revoir' }).waitFor();
    const { rows } = await client.query('select from subscribers where email = $1', [email]);
    expect(rows).toEqual([]);

    await client.query(
      `update letters set week = week - 7 where week = date_trunc('week', now() at time zone 'UTC')::date`,
    );
    const other = someone();
    await subscribe(other);
    await send();
    // This subscriber's email leaves last, so any other would have arrived by then.
    await letterTo(other, 2);
    expect(await lettersTo(email)).toHaveLength(2);
    await client.query(
      `delete from letters where started_at is not null and week < now() - interval '7 days'`,
    );
  });
});

describe.each([true, false])(
  'newsletter preferences page, with JavaScript: %s',
  (javaScriptEnabled) => {
    it(`a subscriber can change language, pause, resume, unsubscribe and resubscribe on the preferences page (JavaScript: ${javaScriptEnabled})`, async () => {
      const email = someone();
      const page = await visit(await subscribe(email), { javaScriptEnabled });
      await page.getByText('Your emails are in English.').waitFor();
      await press(page, 'En français');
      await page.getByText('Your emails are in French.').waitFor();
      const row = () => client.query('select language from subscribers where email = $1', [email]);
      expect((await row()).rows).toEqual([{ language: 'fr' }]);
      await press(page, 'Pause for four weeks');
      await page.getByText(/are paused until/).waitFor();
      await press(page, 'Start sending again');
      await page.getByText('gets one affirmation every Monday').waitFor();
      await press(page, 'Unsubscribe');
      await page.getByRole('heading', { name: 'Goodbye' }).waitFor();
      expect(await page.getByLabel('Your email address').inputValue()).toBe(email);
      await press(page, 'Subscribe');
      await page.getByRole('heading', { name: 'Thank You!' }).waitFor();
      expect((await row()).rows).toHaveLength(1);
    });
  },
);

describe('newsletter preferences page', () => {
  it('the newsletter preferences page fits a phone and passes axe in each state', async () => {
    const link = await subscribe(someone());
    const page = await visit(link, { viewport: { width: 320, height: 700 }, mayFail: true });
    const check = async () => {
      expect(await axeFindings(page)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
    };
    await check();
    await press(page, 'Pause for four weeks');
    await page.getByText(/are paused until/).waitFor();
    await check();
    await press(page, 'Unsubscribe');
    await page.getByRole('heading', { name: 'Goodbye' }).waitFor();
    await check();
    await page.goto('/letter?key=forged&lang=fr');
    await check();
  });

  it('the newsletter preferences page shows each change in place, announces it, and keeps the focus near it', async () => {
    const link = await subscribe(someone());
    const page = await visit(link);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    const heading = page.getByRole('heading', { level: 1 });
    const status = page.locator('main').getByRole('status');
    await press(page, 'En français');
    await page.getByText('Your emails are in French.').waitFor();
    await status.getByText('Saved.').waitFor();
    const back = page.getByRole('button', { name: 'Switch to English' });
    await expect.poll(() => back.evaluate(isFocused)).toBe(true);
    await press(page, 'Pause for four weeks');
    await status.getByText(/are paused until/).waitFor();
    await expect.poll(() => heading.evaluate(isFocused)).toBe(true);
    await press(page, 'Unsubscribe');
    await page.getByRole('heading', { name: 'Goodbye' }).waitFor();
    await expect.poll(() => heading.evaluate(isFocused)).toBe(true);
    await press(page, 'Subscribe');
    await page.getByRole('heading', { name: 'Thank You!' }).waitFor();
    await expect.poll(() => heading.evaluate(isFocused)).toBe(true);
    expect(documents).toEqual([]);
    expect(page.url()).toBe(link);
  });

  it('the newsletter preferences page keeps what it shows when a call fails, says why beside the button, and then works', async () => {
    const page = await visit(await subscribe(someone()), { mayFail: true });
    const calls = '**/api/subscribers/preferences*';
    const alert = page.locator('#pause').getByRole('alert');
    const refuse = (status: number, headers = {}) =>
      page.route(calls, (route) => route.fulfill({ status, headers, body: '{}' }));
    await refuse(429, { 'Retry-After': '90' });
    await press(page, 'Pause for four weeks');
    await alert.getByText('Please wait 2 minutes').waitFor();
    await page.unroute(calls);
    await refuse(500);
    await press(page, 'Pause for four weeks');
    await alert.getByText('Something went wrong').waitFor();
    await page.unroute(calls);
    await page.route(calls, (route) => route.abort());
    await press(page, 'Pause for four weeks');
    await alert.getByText('isn’t available right now').waitFor();
    expect(await page.getByText('gets one affirmation every Monday').isVisible()).toBe(true);
    await page.unroute(calls);
    await press(page, 'Pause for four weeks');
    await page.getByText(/are paused until/).waitFor();
  });

  it('a change of newsletter preferences that is clicked twice before the script has loaded is made once, without a page load', async () => {
    const email = someone();
    const link = await subscribe(email);
    const page = await visit('about:blank');
    const release = await hold(page, /\/_astro\/.*\.js$/);
    const posted: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posted.push(new URL(request.url()).pathname);
    });
    await page.goto(link, { waitUntil: 'commit' });
    const pause = page.locator('#pause').getByRole('button');
    await pause.click();
    expect(await pause.getAttribute('data-held')).not.toBeNull();
    await pause.click();
    release();
    await page.getByText(/are paused until/).waitFor();
    expect(posted).toEqual(['/api/subscribers/preferences']);
  });

  it('a subscriber’s key is only in the page’s URL and in the bodies of its calls, and neither the page nor the answers are cached', async () => {
    const link = await subscribe(someone());
    const key = new URL(link).searchParams.get('key') ?? '';
    const page = await visit(link);
    const props = await page.locator('main astro-island').getAttribute('props');
    expect(props).toContain('subscribed');
    expect(props).not.toContain(key);
    const called = page.waitForResponse('**/api/subscribers/preferences*');
    await press(page, 'Pause for four weeks');
    const answer = await called;
    expect(answer.url()).not.toContain(key);
    expect(answer.request().postData()).toContain(key);
    expect(answer.headers()['cache-control']).toMatch(/no-store/);
    const { headers } = await fetch(link);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  it('the newsletter preferences page is shown in French after a click on the language link', async () => {
    const page = await visit(await subscribe(someone()));
    await page.locator('header a[hreflang="fr"]').click();
    await page.getByRole('heading', { name: 'Votre abonnement' }).waitFor();
  });
});
