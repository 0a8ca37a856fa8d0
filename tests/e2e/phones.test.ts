import { expect, it } from 'vitest';
import { sidewaysFindings } from './accessibility.ts';
import { touched, visitors } from './browser.ts';
import { toast } from './member.ts';

const visit = visitors();
const phone = { viewport: { width: 390, height: 800 } };

it.each(['/categories/6', '/moments/bedtime', '/printable-cards?category=6'])(
  'on a phone, %s shows its category or age choices in one row, with the chosen one in view',
  async (path) => {
    const page = await visit(path, phone);
    const row = page.locator('main ul.chip-row');
    const tops = await row
      .locator('li')
      .evaluateAll((chips) => chips.map((chip) => chip.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    expect(tops.length).toBeGreaterThan(5);
    const chosen = await row.locator('[aria-current]').boundingBox();
    expect(chosen?.x).toBeGreaterThanOrEqual(0);
    expect((chosen?.x ?? 0) + (chosen?.width ?? 0)).toBeLessThanOrEqual(390);
    expect(await sidewaysFindings(page)).toEqual([]);
  },
);

it.each(['en', 'fr'])(
  'on a phone, the choices of age on a category page in %s fit on one row',
  async (language) => {
    const page = await visit(`/categories/4?age=9-11&lang=${language}`, phone);
    const boxes = await page
      .locator('main nav.chip-row a')
      .evaluateAll((chips) => chips.map((chip) => chip.getBoundingClientRect().toJSON()));
    expect(boxes).toHaveLength(4);
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    for (const { left, right } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(390);
    }
  },
);

it.each(['en', 'fr'])(
  'on a phone, the home page in %s shows all moments without scrolling, and the random affirmation machine within three screens',
  async (language) => {
    const viewport = { width: 390, height: 844 };
    const page = await visit(`/?lang=${language}`, { viewport });
    const bottoms = await page
      .locator('main a[href^="/moments/"]')
      .evaluateAll((chips) => chips.map((chip) => chip.getBoundingClientRect().bottom));
    expect(bottoms).toHaveLength(10);
    // What the browser’s bars leave.
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(664);
    const machine = await page.locator('#machine').boundingBox();
    expect(machine?.y).toBeLessThanOrEqual(3 * viewport.height);
  },
);

it('on a phone, the bar of selected cards is one line high, opens classroom mode, and is shown only while cards are selected', async () => {
  const page = await visit('/printable-cards?lang=fr', phone);
  await touched(page);
  const make = page.getByRole('button', { name: 'Composer les planches' });
  expect(await make.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Tout cocher sur cette page' }).click();
  const bar = page.locator('form [data-uncovered]');
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(60);
  await page.getByRole('button', { name: 'Tout décocher' }).click();
  await make.waitFor({ state: 'hidden' });
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Mode classe' }).click();
  await page.waitForURL(/\/classroom\?ids=\d+$/);
});

it('“Copy link” on an affirmation’s page copies the URL of the affirmation, and a toast says so', async () => {
  const page = await visit('/affirmations/3', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.getByRole('button', { name: /^Copy link/ }).click();
  await toast(page, 'Link copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe('/affirmations/3');
});

it.each(['/', '/about', '/favorites'])(
  'on a phone at twice the text size, the newsletter form and footer of %s stay inside the window, and the skip link stays hidden',
  async (path) => {
    const page = await visit('about:blank', phone);
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const outside = await page
      .locator('#newsletter *, footer *')
      .evaluateAll((parts) =>
        parts
          .filter((part) => !part.closest('svg') && part.getBoundingClientRect().right > innerWidth)
          .map((part) => part.outerHTML.slice(0, 80)),
      );
    expect(outside).toEqual([]);
    const skip = await page.locator('a[href="#content"]').boundingBox();
    expect((skip?.y ?? 0) + (skip?.height ?? 0)).toBeLessThanOrEqual(0);
  },
);
