import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { startCms } from '../cms/another-cms.ts';
import { stopReactBeforeEffects, visitors } from './browser.ts';
import { hold } from './member.ts';
import { startSite, wireToCms } from './site.ts';

const visit = visitors();
const wrong = 'Please enter a valid email address';
const someone = () => `visitor-${crypto.randomUUID()}@example.org`;

const box = (page: Page) => page.locator('#newsletter-email');
const button = (page: Page) => page.locator('form', { has: box(page) }).getByRole('button');
const problem = (page: Page) => page.locator('#newsletter-problem');

describe('newsletter form', () => {
  it('the newsletter form gives way to a thank-you of the same height, which receives the focus', async () => {
    const page = await visit('/');
    const envelope = page.locator('#newsletter > div');
    await page.evaluate(async () => void (await document.fonts.ready));
    const before = await envelope.boundingBox();
    await box(page).fill(`  ${someone()} `);
    await box(page).press('Enter');
    const thanks = page.getByRole('heading', { name: 'Thank You!' });
    await thanks.waitFor();
    expect(await box(page).isVisible()).toBe(false);
    expect((await envelope.boundingBox())?.height).toBe(before?.height);
    await expect.poll(() => thanks.evaluate((node) => node === document.activeElement)).toBe(true);
    await page.locator('header a[hreflang="fr"]').click();
    await page.getByRole('heading', { name: 'Merci' }).waitFor();
  });

  it('the newsletter form shows Subscribing... and disables its button while pending', async () => {
    const page = await visit('/');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/subscribers*', async (route) => {
      await held;
      await route.continue();
    });
    await box(page).fill(someone());
    await button(page).click();
    await page.getByRole('button', { name: 'Subscribing...' }).waitFor();
    expect(await button(page).isDisabled()).toBe(true);
    release();
    await page.getByRole('heading', { name: 'Thank You!' }).waitFor();
  });

  it('the newsletter form reports an invalid email address at the first submit, and then checks it at every change', async () => {
    const page = await visit('/');
    await box(page).pressSequentially('nobody');
    expect(await problem(page).innerText()).toBe('');
    await button(page).click();
    await page.getByText(wrong).waitFor();
    expect(await box(page).getAttribute('aria-invalid')).toBe('true');
    expect(await box(page).getAttribute('aria-describedby')).toContain('newsletter-problem');
    expect(await box(page).evaluate((node) => node === document.activeElement)).toBe(true);
    await box(page).pressSequentially('@example.org');
    await expect.poll(() => problem(page).innerText()).toBe('');
    expect(await box(page).getAttribute('aria-invalid')).toBe('false');
    await box(page).press('Backspace');
    await box(page).press('Backspace');
    await box(page).press('Backspace');
    await page.getByText(wrong).waitFor();
  });

  it('the newsletter form keeps the typed address and translates its error when the language changes', async () => {
    const page = await visit('/');
    await box(page).fill('half@');
    await button(page).click();
    await page.locator('header a[hreflang="fr"]').click();
    await page.getByText('Cette adresse e-mail n’est pas valide').waitFor();
    expect(await box(page).inputValue()).toBe('half@');
  });

  it('the newsletter form shows the site’s own error for an invalid address even if it is submitted while React is still hydrating it', async () => {
    const page = await visit('about:blank');
    await stopReactBeforeEffects(page, '#newsletter-email');
    await page.goto('/');
    await box(page).fill('half@');
    await page.locator('[data-is-stopped]').waitFor({ state: 'attached' });
    await button(page).click();
    await page.getByText(wrong).waitFor();
  });

  it('shows the newsletter form’s error in a language chosen before hydration', async () => {
    const page = await visit('about:blank');
    const release = await hold(page, /\/_astro\/Newsletter\.[^/]+\.js$/);
    await page.goto('/');
    await box(page).fill('half@');
    await button(page).click();
    await page.locator('header a[hreflang="fr"]').click();
    release();
    await page.getByText('Cette adresse e-mail n’est pas valide').waitFor();
    expect(await box(page).inputValue()).toBe('half@');
  });

  it('the newsletter form shows an error and keeps its input when the server fails, refuses or is out of reach', async () => {
    const page = await visit('/', { mayFail: true });
    const refuse = (status: number) =>
      page.route('**/api/subscribers*', (route) => route.fulfill({ status, body: '{}' }));
    await refuse(500);
    await box(page).fill('kept@example.org');
    await button(page).click();
    await page.getByText('Something went wrong. Please try again.').waitFor();
    expect(await box(page).inputValue()).toBe('kept@example.org');
    expect(await button(page).isEnabled()).toBe(true);
    await page.unrouteAll();
    await refuse(429);
    await button(page).click();
    await page.getByText('Too many attempts.').waitFor();
    await page.unrouteAll();
    await page.route('**/api/subscribers*', (route) => route.abort());
    await button(page).click();
    await page.getByText('Something went wrong. Please try again.').waitFor();
    expect(await box(page).inputValue()).toBe('kept@example.org');
  });

  it('the newsletter form subscribes without JavaScript, and keeps an invalid email address in its field', async () => {
    const page = await visit('/', { javaScriptEnabled: false, mayFail: true });
    await box(page).fill('nobody@example');
    await button(page).click();
    await page.getByText(wrong).waitFor();
    expect(await box(page).inputValue()).toBe('nobody@example');
    await box(page).fill(someone());
    await button(page).click();
    await page.getByRole('heading', { name: 'Thank You!' }).waitFor();
  });
});

describe('testimonials on the home page', () => {
  it('shows three testimonials with accessible ratings, and more on request', async () => {
    const page = await visit('/?lang=en');
    await page.getByRole('heading', { name: 'From kitchens and classrooms' }).waitFor();
    const stars = page.getByRole('img', { name: /^\d out of 5 stars$/ });
    expect(await stars.filter({ visible: true }).count()).toBe(3);
    await page.getByText('More from families and teachers').click();
    expect(await stars.filter({ visible: true }).count()).toBeGreaterThan(3);
    await page.goto('/?lang=fr');
    await page.getByRole('img', { name: '4 étoiles sur 5' }).first().waitFor();
  });

  it('if SITE_URL is public and all testimonials are samples, the home page has no testimonials section', async () => {
    const cms = await startCms({ SITE_URL: 'https://colibri.example' });
    const site = await startSite(cms.url);
    for (const language of ['en', 'fr']) {
      const html = await (await fetch(`${site}/?lang=${language}`)).text();
      expect(html).toContain('data-pending="featured"');
      expect(html).not.toContain('data-pending="testimonials"');
    }
    expect(await (await fetch(`${site}/api/testimonials`)).json()).toEqual([]);
  });
});

describe('failed parts of the home page', () => {
  it('reloads all failed parts of the home page in place and keeps what was typed elsewhere', async () => {
    const wire = await wireToCms();
    const site = await startSite(wire.url);
    wire.cut();
    const page = await visit(site, { mayFail: true });
    expect(await page.getByRole('link', { name: 'Try again' }).count()).toBe(3);
    await box(page).fill('typed@example.org');

    const part = page.locator('[data-pending="featured"]');
    const again = part.getByRole('link', { name: 'Try again' });
    await Promise.all([page.waitForResponse(`${site}/`), again.click()]);
    await again.waitFor();
    wire.mend();
    await again.click();
    await expect.poll(() => part.locator('article').count()).toBeGreaterThan(8);
    expect(await box(page).inputValue()).toBe('typed@example.org');
    expect(await page.getByRole('link', { name: 'Try again' }).count()).toBe(0);
    // The category colors were loaded too.
    const bar = part.locator('[data-carried="bar"]').first();
    expect(await bar.evaluate((node) => getComputedStyle(node).backgroundColor)).toBe(
      'rgb(232, 115, 74)',
    );
    wire.close();
  });
});
