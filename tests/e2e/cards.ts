import type { Page } from 'playwright';
import type { visitors } from './browser.ts';

/** The live region of the toast. */
export const toastRegion = (page: Page) => page.locator('#toast').getByRole('status');

/** A card of a grid, counted from 0. */
export const card = (page: Page, at = 0) => page.locator('main [data-card]').nth(at);

/** Opens a page of cards after `before` has prepared the browser. */
export async function openCategory(
  visit: ReturnType<typeof visitors>,
  before: (page: Page) => Promise<unknown>,
): Promise<Page> {
  const page = await visit('about:blank');
  await before(page);
  await page.goto('/categories/4');
  return page;
}

/** The text of the first card as it is shared. */
export async function saidOn(page: Page): Promise<string> {
  const [text, description] = await Promise.all([
    card(page).locator('h3').textContent(),
    card(page).locator('p').textContent(),
  ]);
  return `${text?.trim()} - ${description?.trim()}`;
}
