import { describe, expect, inject, it } from 'vitest';
import { visitors } from './browser.ts';

const visit = visitors();
const lessons = 8;
const pagesOf = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length;

describe('lesson guide', () => {
  it('the about page and the sitemap link to the lesson guide', async () => {
    const page = await visit('/about');
    await page.getByRole('link', { name: 'Lesson guide' }).click();
    await page.waitForURL('**/lesson-guide');
    await page.getByRole('heading', { level: 1, name: 'Lesson guide' }).waitFor();
    const sitemap = await (await fetch(`${inject('site')}/sitemap-pages.xml`)).text();
    expect(sitemap).toContain('/lesson-guide?lang=fr');
  });

  it.each(['en', 'fr'])(
    'the lesson guide in %s has eight lessons, each with seven headings and at least five steps',
    async (language) => {
      const page = await visit(`/lesson-guide?lang=${language}`);
      const parts = await page
        .locator('article')
        .evaluateAll((all) =>
          all.map((lesson) => [
            lesson.querySelectorAll('h3').length,
            lesson.querySelectorAll('ol > li').length,
          ]),
        );
      expect(parts).toHaveLength(lessons);
      for (const [headings = 0, steps = 0] of parts) {
        expect(headings).toBe(7);
        expect(steps).toBeGreaterThanOrEqual(5);
      }
    },
  );

  it('the lesson guide links to the two published frameworks that it serves', async () => {
    const page = await visit('/lesson-guide');
    const links = page.locator('.lesson-curriculum a[href^="https:"]');
    expect(
      await links.evaluateAll((all) =>
        all.map((link) => new URL(String(link.getAttribute('href'))).host),
      ),
    ).toEqual(['casel.org', 'www.santepubliquefrance.fr']);
  });

  it('opens a lesson from the lesson guide by keyboard, and links from it to its printable cards', async () => {
    const page = await visit('/lesson-guide');
    await page.getByRole('link', { name: /The kind-word mailbox/ }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/lesson-guide#post');
    const lesson = page.getByRole('article', { name: 'The kind-word mailbox' });
    await lesson.getByRole('link', { name: 'Cards to print: Kindness' }).click();
    await page.waitForURL('**/printable-cards?category=3');
  });

  it.each([
    ['en', 'A4'],
    ['fr', 'A4'],
    ['en', 'Letter'],
    ['fr', 'Letter'],
  ])(
    'prints the lesson guide in %s on %s with a cover and one page per lesson, without buttons and links',
    async (language, format) => {
      const page = await visit(`/lesson-guide?lang=${language}`, { colorScheme: 'dark' });
      expect(pagesOf(await page.pdf({ format, printBackground: true }))).toBe(1 + lessons);
      await page.emulateMedia({ media: 'print' });
      expect(
        await page.locator('body > :is(a, header, footer):visible, main button:visible').count(),
      ).toBe(0);
      expect(await page.locator('article a:visible').count()).toBe(0);
    },
  );

  it('a lesson’s print button in the lesson guide prints only that lesson, on one page', async () => {
    const page = await visit('about:blank');
    await page.addInitScript(() => {
      window.print = () => (document.title = 'printed');
    });
    await page.goto('/lesson-guide');
    await page.getByRole('button', { name: 'Print this lesson Slow as a snail' }).click();
    await expect.poll(() => page.title()).toBe('printed');
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false);
    expect(await page.locator('article:visible h2').allTextContents()).toEqual([
      expect.stringContaining('Slow as a snail'),
    ]);
    expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBe(1);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await page.locator('[data-paper]').count()).toBe(0);
  });
});
