import { expect, it } from 'vitest';
import { touched, visitors } from './browser.ts';
import { waitUntilHydrated } from './card-designer.ts';

// A violation of the policy is a console error, which fails the test.
const visit = visitors();

it('the site navigates, hydrates islands and changes the language without violating its Content Security Policy', async () => {
  const page = await visit('/');
  for (const [link, path] of [
    ['a[href^="/categories/"]', /^\/categories\//],
    ['article a[href^="/affirmations/"]', /^\/affirmations\//],
    ['a[href="/create"]', /^\/create$/],
  ] as const) {
    await page.locator(`${link}:visible`).first().click();
    await page.waitForURL((url) => path.test(url.pathname));
  }
  await waitUntilHydrated(page);
  await page.getByRole('textbox', { name: 'Your affirmation' }).fill('I can');
  await expect
    .poll(() => page.getByRole('img', { name: 'I can' }).locator('text').textContent())
    .toBe('I can');
  await page.locator('a[hreflang="fr"]:visible').first().click();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr');
  await page.locator('a[href="/login"]:visible').first().click();
  await page.waitForURL((url) => url.pathname === '/login');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect.poll(() => page.locator('[aria-invalid="true"]').count()).toBe(2);
});

it('refuses markup and scripts that bypass the site’s Trusted Types policy', async () => {
  const page = await visit('/', { mayLogErrors: true });
  await touched(page);
  const refused = (script: string) =>
    page.evaluate((text) => {
      const done = document.createElement('script');
      try {
        if (text === 'html') document.body.innerHTML = '<p>';
        if (text === 'src') done.src = '/x.js';
        if (text === 'text') done.text = 'alert(1)';
        if (text === 'parse') new DOMParser().parseFromString('<p>', 'text/html');
        if (text === 'policy' || text === 'colibri') window.trustedTypes?.createPolicy(text, {});
      } catch (error) {
        return error instanceof TypeError;
      }
      return false;
    }, script);
  for (const way of ['html', 'src', 'text', 'parse', 'policy', 'colibri'])
    expect(await refused(way), way).toBe(true);
});
