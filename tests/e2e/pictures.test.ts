import { expect, inject, it } from 'vitest';
import { z } from 'zod';
import { affirmation } from '#contract/affirmation';
import { languages } from '#contract/language';
import { pictures } from '#contract/picture';
import { pictureHref } from '../../web/logic/pictures.ts';
import { visitors } from './browser.ts';

const visit = visitors();
const get = (path: string) => fetch(new URL(path, inject('site')));

async function listed(query: string) {
  const answer = await get(`/api/affirmations?${query}`);
  return z.array(affirmation).parse(await answer.json());
}

it('the site serves every picture that an affirmation can have as an SVG that browsers may cache forever', async () => {
  for (const name of pictures.keys()) {
    const answer = await get(pictureHref(name));
    expect(answer.status, name).toBe(200);
    expect(answer.headers.get('content-type')).toContain('image/svg+xml');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await answer.text()).toContain('<path');
  }
});

it.each(languages)(
  'the cards of a category have their pictures with alternative texts in %s, and no two are the same',
  async (language) => {
    const page = await visit(`/categories/5?lang=${language}`, {
      viewport: { width: 390, height: 800 },
    });
    const shown = await page
      .locator('[data-card] img')
      .evaluateAll((all) =>
        all.map((each) => [each.getAttribute('src'), each.getAttribute('alt')]),
      );
    const expected = await listed(`lang=${language}&categoryId=5&page=1`);
    expect(shown).toEqual(
      expected.map(({ picture }) => [pictureHref(picture?.name ?? ''), picture?.alt]),
    );
    expect(new Set(shown.map(([src]) => src)).size).toBe(12);
    const first = page.locator('[data-card] img').first();
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const { width = 0, height = 0 } = (await first.boundingBox()) ?? {};
    expect([width, height]).toEqual([96, 96]);
  },
);

it('an affirmation’s page, its print page and the random affirmation machine show the affirmation’s picture', async () => {
  const [one] = await listed('lang=en&ids=1');
  const alt = one?.picture?.alt ?? '';
  const page = await visit('/affirmations/1?both=1');
  expect(await page.locator('article').getByRole('img', { name: alt, exact: true }).count()).toBe(
    1,
  );
  await page.goto('/print/1');
  await page.locator('[data-paper]').getByRole('img', { name: alt, exact: true }).waitFor();
  await page.goto('/print/sheet?ids=1,2');
  await page.getByRole('img', { name: alt, exact: true }).waitFor();

  await page.goto('/');
  await page.locator('#machine').scrollIntoViewIfNeeded();
  const drawn = page.locator('#machine [aria-live] img');
  await drawn.waitFor();
  const text = (await page.locator('#machine-text').textContent()) ?? '';
  const own = (await listed('lang=en')).find((each) => each.text === text);
  expect(await drawn.getAttribute('alt')).toBe(own?.picture?.alt);
});
