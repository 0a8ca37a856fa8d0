import type { BrowserContextOptions, Page } from 'playwright';
import { expect, inject } from 'vitest';
import type { Caller } from '../cms/members.ts';
import { firstKey, type visitors } from './browser.ts';

type Visit = ReturnType<typeof visitors>;

/** The browser storage of someone who is logged in. */
export function sessionOf(caller: Caller): Pick<BrowserContextOptions, 'storageState'> {
  return { storageState: { cookies: cookiesOf(caller), origins: [] } };
}

/** The cookies of someone who is logged in, as a browser stores them. */
export function cookiesOf({ cookies }: Caller) {
  const { hostname: domain } = new URL(inject('site'));
  return [...cookies].map(([name, value]) => ({
    name,
    value,
    domain,
    path: '/',
    expires: -1,
    httpOnly: name === 'session',
    secure: false,
    sameSite: 'Lax' as const,
  }));
}

/** Opens a page for someone who is logged in, as `visit` does for a visitor. */
export function visitAs(
  visit: Visit,
  member: Caller,
  path: string,
  options: BrowserContextOptions & { mayFail?: boolean } = {},
): Promise<Page> {
  return visit(path, { ...sessionOf(member), ...options });
}

/** Fills the fields of a form by their names. */
export async function fillForm(
  page: Page,
  form: string,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`#${form}-${name}`);
    if (await field.evaluate((node) => node instanceof HTMLSelectElement))
      await field.selectOption(value);
    else await field.fill(value);
  }
}

/** A form's button, its error message, and its fields with their problems. */
export const formOn = (page: Page, name: string) => {
  const form = page.locator(`form#${name}`);
  return {
    submit: form.locator('button[type=submit]'),
    alert: form.getByRole('alert'),
    field: (field: string) => form.locator(`#${name}-${field}`),
    problem: (field: string) => form.locator(`#${name}-${field}-problem`),
  };
};

export const toastOn = (page: Page) => page.locator('#toast [role=status]');
export const isFocused = (node: Element) => node === document.activeElement;

/** Waits for a toast with such a text. */
export const toast = (page: Page, text: string) =>
  toastOn(page).filter({ hasText: text }).waitFor();

/** Waits for the page of a path, whatever its query is. */
export const arriveAt = (page: Page, path: string) =>
  page.waitForURL(({ pathname }) => pathname === path);

/** Waits until the element with this id has the focus. */
export async function focusAt(page: Page, id: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(id);
}

/** Waits until the island of a form is hydrated, which the first interaction starts. */
export async function takenOver(page: Page, form: string): Promise<void> {
  await firstKey(page);
  await page.waitForFunction(
    (name) => document.querySelector<HTMLFormElement>(`form#${name}`)?.noValidate,
    form,
  );
}

/** Waits until a freshly loaded page has received its session. */
export const waitForSession = (page: Page) =>
  page.waitForFunction(
    () => performance.getEntriesByName(new URL('/api/auth/user', location.href).href).length > 0,
  );

/** Makes a page believe that it is shown again. */
export const showAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Ends the session without the page noticing, as another tab could, once the page has received it. */
export async function endSession(page: Page, member: Caller): Promise<void> {
  await waitForSession(page);
  expect((await member.call('POST', '/api/auth/logout')).status).toBeLessThan(300);
}

export const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
export const dashboard = (page: Page) => menu(page).getByRole('link', { name: 'Dashboard' });
export const login = (page: Page) => menu(page).getByRole('link', { name: 'Log in' });
export const logout = (page: Page) => menu(page).getByRole('button', { name: 'Log out' });

/** Holds requests. Returns a function that lets them continue. */
export async function hold(page: Page, path: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(path, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  return release;
}
