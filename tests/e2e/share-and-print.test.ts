import { describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { affirmation } from '../../cms/src/contract/affirmation.ts';
import { category } from '../../cms/src/contract/category.ts';
import { stopClock, visitors } from './browser.ts';
import { card, openCategory, saidOn, toastRegion } from './cards.ts';
import { didOn, donePrinting, withClipboard, withPrinter, withShare } from './devices.ts';

const visit = visitors();

describe('sharing an affirmation', () => {
  it('Share opens the device’s share dialog with an affirmation and its URL in the page’s language, and a toast says so for 2 s', async () => {
    const page = await openCategory(visit, async (each) => {
      await withShare(each, 'well');
      await stopClock(each);
    });
    await card(page)
      .getByRole('button', { name: /^Share/ })
      .click();
    await expect.poll(() => toastRegion(page).textContent()).toContain('Shared successfully');
    await page.clock.runFor(1900);
    expect(await toastRegion(page).textContent()).toContain('Shared successfully');
    await page.clock.runFor(200);
    expect(await toastRegion(page).textContent()).toBe('');
    const id = await card(page).getAttribute('data-card');
    expect(await didOn(page, 'share')).toEqual([
      {
        title: 'Check out this positive affirmation!',
        text: await saidOn(page),
        url: new URL(`/affirmations/${id}?lang=en`, page.url()).href,
      },
    ]);
  });

  it('shows no message and copies nothing when sharing an affirmation is canceled', async () => {
    const page = await openCategory(visit, async (each) => {
      await withShare(each, 'cancel');
      await withClipboard(each, 'well');
    });
    await card(page)
      .getByRole('button', { name: /^Share/ })
      .click();
    await expect.poll(() => didOn(page, 'share')).toHaveLength(1);
    expect(await didOn(page, 'copy')).toEqual([]);
    expect(await toastRegion(page).textContent()).toBe('');
  });

  it.each(['fail', 'missing'] as const)(
    'copies an affirmation to the clipboard if sharing does not work (%s), and says so for 2 s',
    async (how) => {
      const page = await openCategory(visit, async (each) => {
        await withShare(each, how);
        await withClipboard(each, 'well');
        await stopClock(each);
      });
      await card(page)
        .getByRole('button', { name: /^Share/ })
        .click();
      await expect.poll(() => toastRegion(page).textContent()).toContain('Copied to clipboard');
      await page.clock.runFor(1900);
      expect(await toastRegion(page).textContent()).toContain('Copied to clipboard');
      await page.clock.runFor(200);
      expect(await toastRegion(page).textContent()).toBe('');
      expect(await didOn(page, 'copy')).toEqual([await saidOn(page)]);
    },
  );

  it.each(['refuse', 'missing'] as const)(
    'shows a shared affirmation as text to copy by hand if the clipboard does not work (%s)',
    async (how) => {
      const page = await openCategory(visit, async (each) => {
        await withShare(each, 'missing');
        await withClipboard(each, how);
      });
      const said = await saidOn(page);
      await card(page)
        .getByRole('button', { name: /^Share/ })
        .click();
      await page.getByRole('dialog', { name: 'Copy the text' }).waitFor();
      expect(await page.evaluate(() => getSelection()?.toString())).toBe(said);
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    },
  );
});

describe('printing an affirmation', () => {
  it('Print opens a window that prints the affirmation and then closes, while a toast on the page says so for 3 s', async () => {
    const page = await openCategory(visit, async (each) => {
      await withPrinter(each, 'when told');
      await stopClock(each);
    });
    const text = (await card(page).locator('h3').textContent())?.trim() ?? '';
    const [paper] = await Promise.all([
      page.waitForEvent('popup'),
      toastRegion(page).getByText('Preparing print view').waitFor(),
      card(page)
        .getByRole('button', { name: /^Print/ })
        .click(),
    ]);
    await expect.poll(() => didOn(paper, 'print')).toHaveLength(1);
    expect(new URL(paper.url()).pathname).toMatch(/^\/print\/\d+$/);
    await paper.getByRole('heading', { name: text }).waitFor();

    await page.clock.runFor(2900);
    expect(await toastRegion(page).textContent()).toContain('Preparing print view');
    await page.clock.runFor(200);
    expect(await toastRegion(page).textContent()).toBe('');

    await donePrinting(paper);
    await page.clock.runFor(400);
    expect(paper.isClosed()).toBe(false);
    const closed = paper.waitForEvent('close');
    await page.clock.runFor(200);
    await closed;
  });

  it('the Print link of a printable card opens a window with the affirmation, which closes after printing', async () => {
    const page = await visit('/printable-cards');
    await withPrinter(page);
    const [paper] = await Promise.all([
      page.waitForEvent('popup'),
      page
        .getByRole('link', { name: /^Print: / })
        .first()
        .click(),
    ]);
    await expect.poll(() => toastRegion(page).textContent()).toContain('Preparing print view');
    expect(new URL(paper.url()).pathname).toMatch(/^\/print\/\d+$/);
    await expect.poll(() => paper.isClosed()).toBe(true);
    expect(page.context().pages()).toEqual([page]);
  });

  it('prints the category, text and brand of an affirmation, without the hint shown on the screen', async () => {
    const page = await visit('/print/1?lang=en');
    const answer = await fetch(`${inject('site')}/api/affirmations/1?lang=en`);
    const { text, categoryId } = affirmation.parse(await answer.json());
    expect((await page.getByRole('heading').textContent())?.trim()).toBe(text);
    const categories = await fetch(`${inject('site')}/api/categories?lang=en`);
    const { name } = z
      .array(category)
      .parse(await categories.json())
      .find(({ id }) => id === categoryId) ?? { name: '' };
    await page.getByText(name, { exact: true }).waitFor();
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    await page.getByText(/^From .+ - Positive Affirmations for Kids$/).waitFor();
    const hint = page.getByText('This line won’t print');
    expect(await hint.isVisible()).toBe(true);
    await page.emulateMedia({ media: 'print' });
    expect(await hint.isVisible()).toBe(false);
    expect(await page.getByRole('heading').count()).toBe(1);
  });

  it('prints the affirmation from the page itself if the window is blocked', async () => {
    const page = await openCategory(visit, async (each) => {
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

  it('responds with 404 to the print page of a missing affirmation', async () => {
    const page = await visit('/', { mayFail: true });
    expect((await page.goto('/print/999999'))?.status()).toBe(404);
    expect((await page.goto('/print/abc'))?.status()).toBe(404);
  });
});

describe('affirmation in both languages at once', () => {
  it('shows, shares and prints an affirmation in both languages together', async () => {
    const page = await visit('about:blank');
    await withShare(page, 'well');
    await withPrinter(page, 'when told');
    await page.goto('/affirmations/1?lang=fr');
    await page.getByRole('link', { name: 'Anglais et français' }).click();
    await page.waitForURL('**/affirmations/1?both=1');
    const words = page.locator('main article').getByRole('heading');
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
    await expect.poll(() => didOn(paper, 'print')).toHaveLength(1);
    await paper.close();

    await page.goto('/print/1?lang=fr&both=1');
    expect((await page.getByRole('heading').allTextContents()).map((each) => each.trim())).toEqual([
      english?.trim(),
      french?.trim(),
    ]);
  });

  it('shows an affirmation in both languages, and in one again, without JavaScript', async () => {
    const page = await visit('/affirmations/1', { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'English and French' }).click();
    await page.locator('main article h2[lang="fr"]').waitFor();
    await page.getByRole('link', { name: 'English only' }).click();
    await expect.poll(() => page.locator('main article').getByRole('heading').count()).toBe(1);
    expect(await page.getByRole('button', { name: /^Share/ }).isVisible()).toBe(false);
  });
});
