import type { BrowserContextOptions, Page } from 'playwright';
import { expect, inject } from 'vitest';
import type { Caller } from '../cms/members.ts';
import type { visitors } from './browser.ts';

type Visit = ReturnType<typeof visitors>;

/** A page on which somebody with a session reads, as `visit` opens it for a visitor. */
export async function visitAs(
  visit: Visit,
  member: Caller,
  path: string,
  options: BrowserContextOptions & { mayFail?: boolean } = {},
): Promise<Page> {
  const page = await visit('about:blank', options);
  const url = inject('site');
  await page
    .context()
    .addCookies([...member.cookies].map(([name, value]) => ({ name, value, url })));
  await page.goto(path);
  return page;
}

/** Waits for a toast with such a text. */
export const toast = (page: Page, text: string) =>
  page.locator('#toast [data-toast]').filter({ hasText: text }).waitFor();

/** Waits until the keyboard is at the element with this id. */
export const focusAt = (page: Page, id: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(id);

/** Ends the session behind the page's back, as another tab or the years would. */
export async function endSession(member: Caller): Promise<void> {
  expect((await member.call('POST', '/api/auth/logout')).status).toBeLessThan(300);
}

/** Keeps calls from being answered until it is told to. */
export async function hold(page: Page, path: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(path, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  return release;
}
