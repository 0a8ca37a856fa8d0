import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { toast as en } from '../../web/i18n/en/toast.ts';
import { stopClock, touched, visitors } from './browser.ts';
import { card, openCategory, saidOn, toastRegion } from './cards.ts';
import { didOn, withVoices } from './devices.ts';
import { hold } from './member.ts';

const visit = visitors();

const heart = (page: Page, at = 0) => card(page, at).getByRole('button', { name: /^Favorite/ });
const pressed = (page: Page, at = 0) => heart(page, at).getAttribute('aria-pressed');

describe('heart button of a card', () => {
  it('keeps a favorite after a reload, on the affirmation’s own page and in another tab', async () => {
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

  it('names the affirmation in the heart button’s label', async () => {
    const page = await visit('/categories/4');
    const text = (await card(page).locator('h3').textContent())?.trim() ?? '';
    await page.getByRole('button', { name: new RegExp(`^Favorite ${text}$`) }).waitFor();
  });

  it('turns a card’s heart on before its script has loaded, and keeps it on afterwards', async () => {
    const page = await visit('about:blank');
    const release = await hold(page, /\/AffirmationGrid\.[^/.]+\.js$/);
    await page.goto('/categories/4');
    await heart(page).click();
    expect(await pressed(page)).toBe('true');
    release();
    await touched(page);
    expect(await pressed(page)).toBe('true');
  });

  it('fills a clicked heart even when local storage is full', async () => {
    const page = await openCategory(visit, (each) =>
      each.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      }),
    );
    await heart(page).click();
    await expect.poll(() => pressed(page)).toBe('true');
  });
});

describe('a whole card as a link', () => {
  const at = async (page: Page, selector: string) => {
    await page.locator(selector).first().scrollIntoViewIfNeeded();
    const box = await page.locator(selector).first().boundingBox();
    if (!box) throw new Error(selector);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };

  it.each(['h3', 'p', '.badge', '.card-foot'])(
    'tapping the %s of a card opens its affirmation, even without JavaScript',
    async (part) => {
      const page = await visit('/categories/4', { javaScriptEnabled: false });
      const id = await card(page, 1).getAttribute('data-card');
      const { x, y } = await at(page, `[data-card="${id}"] ${part}`);
      await page.mouse.click(x, y);
      await page.waitForURL(`**/affirmations/${id}`);
    },
  );

  it('clicking the hero card of the home page opens its affirmation; its Read aloud button only reads it aloud', async () => {
    const page = await visit('about:blank');
    await withVoices(page, [{ lang: 'en-GB', localService: true }]);
    await page.goto('/');
    const hero = page.locator('section:has(h1)');
    const link = hero.locator('a[href^="/affirmations/"]');
    // The moments beside it are read aloud, too, but not by an island.
    await hero
      .locator('astro-island')
      .getByRole('button', { name: /^Read aloud/ })
      .click();
    await hero.getByRole('button', { name: /^Stop reading/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    const { x, y } = await at(page, 'section:has(h1) p:has(a) + p');
    await page.mouse.click(x, y);
    await page.waitForURL(`**${await link.getAttribute('href')}`);
  });

  it('a card has a single link to its affirmation, which does not cover the buttons Favorite, Share and Print', async () => {
    const page = await visit('/categories/4');
    expect(await card(page).locator('a[href^="/affirmations/"]').count()).toBe(1);
    const names = ['Favorite', 'Share', 'Print'];
    const own = [];
    for (const name of names)
      own.push(
        await card(page)
          .getByRole('button', { name: new RegExp(`^${name}`) })
          .evaluate((button) => {
            button.scrollIntoView({ block: 'center' });
            const { x, y, width, height } = button.getBoundingClientRect();
            const top = document.elementFromPoint(x + width / 2, y + height / 2);
            return button.contains(top);
          }),
      );
    expect(own).toEqual([true, true, true]);
  });
});

describe('cards on a narrow screen', () => {
  it('on a narrow screen, a card’s buttons fit on one line, and so do the pager’s links', async () => {
    for (const width of [320, 390, 640]) {
      const page = await visit('/categories/1?lang=fr', { viewport: { width, height: 800 } });
      const tops = (selector: string) =>
        page
          .locator(selector)
          .evaluateAll((nodes) =>
            nodes
              .filter((node) => node.getClientRects().length > 0)
              .map((node) => node.getBoundingClientRect().top),
          );
      const actions = 'li:first-child > [data-card] > div > div:last-child > *';
      expect(await tops(actions)).toHaveLength(3);
      // Waits for the fonts: `document.fonts.ready` can be true before any is asked for.
      for (const each of [actions, 'a[rel="prev"], a[rel="next"]'])
        await expect
          .poll(async () => new Set(await tops(each)).size, { message: `${width}` })
          .toBe(1);
    }
  });

  it('stretches the last of an odd number of cards over the whole row', async () => {
    const page = await visit('/', { viewport: { width: 700, height: 800 } });
    const widths = await page.locator('[data-pending="featured"] ul').evaluate((list) => {
      if (list.children.length % 2 === 0) list.lastElementChild?.remove();
      return [...list.children].map((item) => item.clientWidth);
    });
    expect(widths.length).toBeGreaterThan(2);
    expect(widths.at(-1)).toBeGreaterThan(2 * (widths[0] ?? 0));
  });
});

describe('toast', () => {
  it('replaces a toast with the next one', async () => {
    const page = await openCategory(visit, stopClock);
    await heart(page).click();
    await expect.poll(() => toastRegion(page).textContent()).toContain('Added to favorites');
    expect(await toastRegion(page).textContent()).toContain(
      'This affirmation has been added to your favorites',
    );
    await heart(page).click();
    await expect.poll(() => toastRegion(page).textContent()).toContain('Removed from favorites');
    expect(await toastRegion(page).textContent()).not.toContain('Added');
    expect(await toastRegion(page).getAttribute('aria-live')).toBe('polite');
  });

  it('hides a toast after two seconds, but not while the pointer is on it', async () => {
    const page = await openCategory(visit, stopClock);
    await touched(page);
    await heart(page).click();
    await page.clock.runFor(1900);
    expect(await toastRegion(page).textContent()).toContain('Added');
    await page.clock.runFor(200);
    expect(await toastRegion(page).textContent()).toBe('');

    await heart(page).click();
    await toastRegion(page).hover();
    await page.clock.runFor(10_000);
    expect(await toastRegion(page).textContent()).toContain('Removed');
    await page.mouse.move(0, 0);
    await page.clock.runFor(2100);
    expect(await toastRegion(page).textContent()).toBe('');
  });

  it('hides a dismissed toast at once, and returns the focus to the heart that was pressed', async () => {
    const page = await openCategory(visit, stopClock);
    await heart(page).focus();
    await page.keyboard.press('Enter');
    const dismiss = page.getByRole('button', { name: 'Dismiss' });
    await dismiss.focus();
    await page.keyboard.press('Enter');
    expect(await toastRegion(page).textContent()).toBe('');
    expect(await dismiss.isVisible()).toBe(false);
    expect(await heart(page).evaluate((each) => each === document.activeElement)).toBe(true);
  });

  it.each(['with a link', 'with a full page load'])(
    'a toast is not shown on another page that the visitor opens %s',
    async (way) => {
      const page = await openCategory(visit, stopClock);
      await touched(page);
      await heart(page).click();
      await expect.poll(() => toastRegion(page).textContent()).toContain('Added to favorites');
      if (way.includes('link')) {
        await page.locator('footer').getByRole('link', { name: 'Our story' }).click();
        await page.waitForURL(/\/about/);
      } else await page.goto('/about');
      await touched(page);
      expect(await toastRegion(page).textContent()).toBe('');
    },
  );

  it('a toast on the second page that a visitor opens appears without a message that scripts failed to load', async () => {
    const page = await openCategory(visit, (each) =>
      each.emulateMedia({ reducedMotion: 'reduce' }),
    );
    await heart(page).click();
    await touched(page);
    await page.locator('footer').getByRole('link', { name: 'Categories', exact: true }).click();
    await page.waitForURL('**/categories/1');
    await heart(page).click();
    await expect.poll(() => toastRegion(page).textContent()).toContain('Added to favorites');
    await touched(page);
    expect(await page.locator('#code-failed').isVisible()).toBe(false);
  });

  it.each([0.1, 0.5, 0.97])(
    'a toast does not cover the heart that was clicked at %d of the window’s height',
    async (share) => {
      const page = await visit('/categories/4', { viewport: { width: 390, height: 800 } });
      await touched(page);
      const box = () =>
        heart(page, 2).evaluate((node) => {
          const { top, bottom } = node.getBoundingClientRect();
          return { top, bottom };
        });
      const { top } = await box();
      await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), top - share * 750);
      await heart(page, 2).click();
      await expect.poll(() => toastRegion(page).textContent()).toContain('Added to favorites');
      const shown = await page.locator('#toast').boundingBox();
      const clicked = await box();
      const isClear = shown && (shown.y >= clicked.bottom || shown.y + shown.height <= clicked.top);
      expect(isClear).toBe(true);
      expect(await page.locator('#toast').evaluate((node) => node.matches(':popover-open'))).toBe(
        true,
      );
    },
  );
});

describe('reading a card aloud', () => {
  const reader = (page: Page) => card(page).getByRole('button', { name: /^(?:Read|Stop)/ });

  it.each([
    ['has no voice of its own in its language', [{ lang: 'en-US', localService: false }]],
    ['has no voice at all', []],
  ])('a toast says that a card cannot be read aloud if the device %s', async (_, voices) => {
    const page = await openCategory(visit, (each) => withVoices(each, voices));
    await reader(page).click();
    await toastRegion(page).getByText(en.noVoice.title).waitFor();
    expect(await didOn(page, 'speak')).toEqual([]);
    await card(page)
      .getByRole('button', { name: /^Read aloud/ })
      .waitFor();
  });

  it('reads an affirmation aloud in its language, shows that it is being read, and stops on request', async () => {
    const page = await openCategory(visit, (each) =>
      withVoices(each, [{ lang: 'en_GB', localService: true }]),
    );
    const said = await saidOn(page);
    await reader(page).click();
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

  it('stops reading aloud when the visitor goes to another page', async () => {
    const page = await openCategory(visit, (each) =>
      withVoices(each, [{ lang: 'en-GB', localService: true }]),
    );
    await reader(page).click();
    await card(page)
      .getByRole('button', { name: /^Stop reading/ })
      .waitFor();
    const before = (await didOn(page, 'hush')).length;
    await card(page)
      .getByRole('link', { name: /Read More/ })
      .click();
    await page.waitForURL(/\/affirmations\/\d+$/);
    expect((await didOn(page, 'hush')).length).toBeGreaterThan(before);
    await page.getByRole('button', { name: /^Read aloud/ }).waitFor();
  });
});

describe('view transition of a card', () => {
  const named = (page: Page) =>
    page.evaluate(
      () => document.querySelectorAll<HTMLElement>('[data-carried][style*="affirmation-"]').length,
    );

  it('a card’s bar and title have view transition names only during the transition to or from their page', async () => {
    const page = await visit('/categories/4');
    await touched(page);
    await page.evaluate(() => {
      window.did = [];
      // Records the names before the old page is replaced, and when the new one is shown.
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
