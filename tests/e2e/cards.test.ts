import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { visitors } from './browser.ts';
import { didOn, withClipboard, withPrinter, withShare, withVoices } from './devices.ts';

const visit = visitors();

const toast = (page: Page) => page.getByRole('status');
const card = (page: Page, at = 0) => page.locator('main [data-card]').nth(at);
const heart = (page: Page, at = 0) => card(page, at).getByRole('button', { name: /^Favorite/ });
const pressed = (page: Page, at = 0) => heart(page, at).getAttribute('aria-pressed');

async function openCategory(before: (page: Page) => Promise<unknown>, path = '/categories/4') {
  const page = await visit('about:blank');
  await before(page);
  await page.goto(path);
  return page;
}

async function saidOn(page: Page): Promise<string> {
  const [text, description] = await Promise.all([
    card(page).locator('h3').textContent(),
    card(page).locator('p').textContent(),
  ]);
  return `${text?.trim()} - ${description?.trim()}`;
}

describe('a heart', () => {
  it('is kept over a reload, on every page, and in another tab at once', async () => {
    const page = await visit('/categories/4');
    expect(await pressed(page)).toBe('false');
    await heart(page).click();
    expect(await pressed(page)).toBe('true');
    await page.reload();
    expect(await pressed(page)).toBe('true');
    expect(await pressed(page, 1)).toBe('false');

    const other = await page.context().newPage();
    await other.goto('/categories/4');
    expect(await pressed(other)).toBe('true');
    await heart(other).click();
    await expect.poll(() => pressed(page)).toBe('false');
    await heart(other).click();
    await expect.poll(() => pressed(page)).toBe('true');

    await card(page)
      .getByRole('link', { name: /Read More/ })
      .click();
    await page.waitForURL(/\/affirmations\/\d+$/);
    const own = page.locator('main').getByRole('button', { name: /^Favorite/ });
    expect(await own.getAttribute('aria-pressed')).toBe('true');
  });

  it('says which affirmation it marks', async () => {
    const page = await visit('/categories/4');
    const text = (await card(page).locator('h3').textContent())?.trim() ?? '';
    await page.getByRole('button', { name: new RegExp(`^Favorite ${text}$`) }).waitFor();
  });

  it('works where nothing can be stored', async () => {
    const page = await openCategory((each) =>
      each.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      }),
    );
    await heart(page).click();
    expect(await pressed(page)).toBe('true');
  });
});

describe('a toast', () => {
  it('shows one at a time, and the next takes its place', async () => {
    const page = await visit('/categories/4');
    await heart(page).click();
    await expect.poll(() => toast(page).textContent()).toContain('Added to favorites');
    expect(await toast(page).textContent()).toContain(
      'This affirmation has been added to your favorites',
    );
    await heart(page).click();
    await expect.poll(() => toast(page).textContent()).toContain('Removed from favorites');
    expect(await toast(page).textContent()).not.toContain('Added');
    expect(await toast(page).getAttribute('aria-live')).toBe('polite');
  });

  it('goes after its time, and not while somebody points at it', async () => {
    const page = await visit('about:blank');
    await page.clock.install();
    await page.goto('/categories/4');
    await heart(page).click();
    await page.clock.runFor(1900);
    expect(await toast(page).textContent()).toContain('Added');
    await page.clock.runFor(200);
    expect(await toast(page).textContent()).toBe('');

    await heart(page).click();
    await toast(page).hover();
    await page.clock.runFor(10_000);
    expect(await toast(page).textContent()).toContain('Removed');
    await page.mouse.move(0, 0);
    await page.clock.runFor(2100);
    expect(await toast(page).textContent()).toBe('');
  });

  it('leaves at once when it is dismissed, and gives the keyboard back', async () => {
    const page = await visit('/categories/4');
    await heart(page).focus();
    await page.keyboard.press('Enter');
    const dismiss = page.getByRole('button', { name: 'Dismiss' });
    await dismiss.focus();
    await page.keyboard.press('Enter');
    expect(await toast(page).textContent()).toBe('');
    expect(await dismiss.isVisible()).toBe(false);
    expect(await heart(page).evaluate((each) => each === document.activeElement)).toBe(true);
  });

  it('stays over a change of page and over a full load', async () => {
    const page = await visit('about:blank');
    await page.clock.install();
    await page.goto('/categories/4');
    await heart(page).click();
    await page.locator('footer').getByRole('link', { name: 'Our story' }).click();
    await page.waitForURL(/\/about/);
    expect(await toast(page).textContent()).toContain('Added to favorites');
    await page.goto('/categories/1');
    expect(await toast(page).textContent()).toContain('Added to favorites');
    await page.clock.runFor(2100);
    expect(await toast(page).textContent()).toBe('');
  });
});

describe('sharing', () => {
  it('uses the device, with the address in its language', async () => {
    const page = await openCategory((each) => withShare(each, 'well'));
    await card(page)
      .getByRole('button', { name: /^Share/ })
      .click();
    await expect.poll(() => toast(page).textContent()).toContain('Shared successfully');
    const id = await card(page).getAttribute('data-card');
    expect(await didOn(page, 'share')).toEqual([
      {
        title: 'Check out this positive affirmation!',
        text: await saidOn(page),
        url: new URL(`/affirmations/${id}?lang=en`, page.url()).href,
      },
    ]);
  });

  it('says nothing when the visitor cancels', async () => {
    const page = await openCategory(async (each) => {
      await withShare(each, 'cancel');
      await withClipboard(each, 'well');
    });
    await card(page)
      .getByRole('button', { name: /^Share/ })
      .click();
    await expect.poll(() => didOn(page, 'share')).toHaveLength(1);
    expect(await didOn(page, 'copy')).toEqual([]);
    expect(await toast(page).textContent()).toBe('');
  });

  it.each(['fail', 'missing'] as const)('copies where the device does: %s', async (how) => {
    const page = await openCategory(async (each) => {
      await withShare(each, how);
      await withClipboard(each, 'well');
    });
    await card(page)
      .getByRole('button', { name: /^Share/ })
      .click();
    await expect.poll(() => toast(page).textContent()).toContain('Copied to clipboard');
    expect(await didOn(page, 'copy')).toEqual([await saidOn(page)]);
  });

  it.each(['refuse', 'missing'] as const)('shows the text where the clipboard: %s', async (how) => {
    const page = await openCategory(async (each) => {
      await withShare(each, 'missing');
      await withClipboard(each, how);
    });
    const said = await saidOn(page);
    await card(page)
      .getByRole('button', { name: /^Share/ })
      .click();
    await page.getByRole('dialog', { name: 'Copy this affirmation' }).waitFor();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(said);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  });
});

describe('printing', () => {
  it('opens a window that prints and closes, and says so for three seconds', async () => {
    const page = await openCategory(withPrinter);
    const text = (await card(page).locator('h3').textContent())?.trim() ?? '';
    const [paper] = await Promise.all([
      page.waitForEvent('popup'),
      card(page)
        .getByRole('button', { name: /^Print/ })
        .click(),
    ]);
    await expect.poll(() => toast(page).textContent()).toContain('Preparing print view');
    expect(new URL(paper.url()).pathname).toMatch(/^\/print\/\d+$/);
    await paper.getByRole('heading', { name: text }).waitFor();
    await expect.poll(() => paper.isClosed()).toBe(true);
  });

  it('has category, words and brand, and hides the instruction on paper', async () => {
    const page = await visit('/print/1?lang=en');
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    await page.getByText(/^From .+ - Positive Affirmations for Kids$/).waitFor();
    const hint = page.getByText('This line is not printed');
    expect(await hint.isVisible()).toBe(true);
    await page.emulateMedia({ media: 'print' });
    expect(await hint.isVisible()).toBe(false);
    expect(await page.getByRole('heading').count()).toBe(1);
  });

  it('prints from the page itself where the window is blocked', async () => {
    const page = await openCategory(async (each) => {
      await withPrinter(each);
      await each.addInitScript(() => {
        window.open = () => null;
      });
    });
    const text = (await card(page).locator('h3').textContent())?.trim() ?? '';
    await card(page)
      .getByRole('button', { name: /^Print/ })
      .click();
    await expect.poll(() => didOn(page, 'print')).toHaveLength(1);
    const [papers] = await didOn(page, 'print');
    expect(papers).toEqual([expect.stringContaining(text)]);
    expect(await page.locator('[data-paper]').count()).toBe(0);
  });

  it('is missing for an affirmation that is', async () => {
    const page = await visit('/', { mayFail: true });
    expect((await page.goto('/print/999999'))?.status()).toBe(404);
    expect((await page.goto('/print/abc'))?.status()).toBe(404);
  });
});

describe('both languages at once', () => {
  it('stand above one another, are shared together and printed together', async () => {
    const page = await visit('about:blank');
    await withShare(page, 'well');
    await withPrinter(page);
    await page.goto('/affirmations/1?lang=fr');
    await page.getByRole('link', { name: 'Anglais et français' }).click();
    await page.waitForURL('**/affirmations/1?both=1');
    const words = page.locator('main article [data-text]');
    expect(await words.count()).toBe(2);
    expect(await words.nth(0).getAttribute('lang')).toBe('en');
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    const [english, french] = await words.allTextContents();

    await page.getByRole('button', { name: /^Partager/ }).click();
    await expect.poll(() => didOn(page, 'share')).toHaveLength(1);
    const [shared] = await didOn(page, 'share');
    expect(shared).toMatchObject({
      text: expect.stringMatching(/^.+ - .+\n.+ - .+$/),
      url: expect.stringMatching(/\/affirmations\/1\?lang=fr&both=1$/),
    });

    const [paper] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: /^Imprimer/ }).click(),
    ]);
    expect(new URL(paper.url()).search).toBe('?lang=fr&both=1');
    await expect.poll(() => paper.isClosed()).toBe(true);
    await paper.close();

    await page.goto('/print/1?lang=fr&both=1');
    expect((await page.getByRole('heading').allTextContents()).map((each) => each.trim())).toEqual([
      english?.trim(),
      french?.trim(),
    ]);
  });

  it('need no JavaScript', async () => {
    const page = await visit('/affirmations/1', { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'English and French' }).click();
    expect(await page.locator('main article [lang="fr"][data-text]').count()).toBe(1);
    await page.getByRole('link', { name: 'Only English' }).click();
    expect(await page.locator('main article [data-text]').count()).toBe(1);
    expect(await page.getByRole('button', { name: /^Share/ }).isVisible()).toBe(false);
  });
});

describe('reading aloud', () => {
  const reader = (page: Page) => card(page).getByRole('button', { name: /^(?:Read|Stop)/ });

  it('is not offered without a voice of this device', async () => {
    const page = await openCategory((each) =>
      withVoices(each, [
        { lang: 'en-US', localService: false },
        { lang: 'fr-FR', localService: true },
      ]),
    );
    await expect.poll(() => page.locator('html').getAttribute('data-voices')).toBe('fr');
    expect(await reader(page).count()).toBe(0);
  });

  it('reads in the language of the text, says so, and stops', async () => {
    const page = await openCategory((each) =>
      withVoices(each, [{ lang: 'en_GB', localService: true }]),
    );
    const said = await saidOn(page);
    await reader(page).click();
    expect(await reader(page).textContent()).toContain('Stop reading');
    await card(page)
      .getByRole('button', { name: /^Stop reading/ })
      .waitFor();
    const spoken = await didOn(page, 'speak');
    expect(spoken).toHaveLength(2);
    expect(spoken[0]).toEqual({ text: said.split(' - ')[0], lang: 'en_GB' });

    await reader(page).click();
    await card(page)
      .getByRole('button', { name: /^Read aloud/ })
      .waitFor();
    expect((await didOn(page, 'hush')).length).toBeGreaterThan(1);
  });

  it('stops when the page changes', async () => {
    const page = await openCategory((each) =>
      withVoices(each, [{ lang: 'en-GB', localService: true }]),
    );
    await reader(page).click();
    const before = (await didOn(page, 'hush')).length;
    await card(page)
      .getByRole('link', { name: /Read More/ })
      .click();
    await page.waitForURL(/\/affirmations\/\d+$/);
    expect((await didOn(page, 'hush')).length).toBeGreaterThan(before);
    await page.getByRole('button', { name: /^Read aloud/ }).waitFor();
  });
});

describe('from a card to its page and back', () => {
  const named = (page: Page) =>
    page.evaluate(
      () => document.querySelectorAll<HTMLElement>('[data-carried][style*="affirmation-"]').length,
    );

  it('bar and title are named once, and for the way only', async () => {
    const page = await visit('/categories/4');
    await page.evaluate(() => {
      window.did = [];
      // Once before the old page goes, once when the new one is there.
      for (const moment of ['astro:before-swap', 'astro:page-load'])
        document.addEventListener(moment, () => {
          const names = [...document.querySelectorAll<HTMLElement>('[data-carried]')]
            .map((part) => part.style.viewTransitionName)
            .filter(Boolean);
          window.did.push({ what: moment, with: names });
        });
    });
    const both = ['affirmation-bar', 'affirmation-title'];
    await card(page, 2)
      .getByRole('link', { name: /Read More/ })
      .click();
    await expect.poll(() => didOn(page, 'astro:page-load')).toHaveLength(1);
    await page.goBack();
    await expect.poll(() => didOn(page, 'astro:page-load')).toHaveLength(2);
    await expect.poll(() => named(page)).toBe(0);
    expect(await didOn(page, 'astro:before-swap')).toEqual([both, []]);
    expect(await didOn(page, 'astro:page-load')).toEqual([[], both]);
  });
});
