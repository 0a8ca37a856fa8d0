import type { BrowserContextOptions, Page } from 'playwright';
import { inject } from 'vitest';
import type { Caller } from '../cms/members.ts';

/** What a browser holds in which somebody is logged in. */
export function sessionOf({ cookies }: Caller): Pick<BrowserContextOptions, 'storageState'> {
  const { hostname: domain } = new URL(inject('site'));
  const kept = [...cookies].map(([name, value]) => ({
    name,
    value,
    domain,
    path: '/',
    expires: -1,
    httpOnly: name === 'session',
    secure: false,
    sameSite: 'Lax' as const,
  }));
  return { storageState: { cookies: kept, origins: [] } };
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

/** The form's button, its box for what failed as a whole, and the problem of one of its fields. */
export const formOn = (page: Page, name: string) => {
  const form = page.locator(`form[data-form="${name}"]`);
  return {
    submit: form.locator('[data-submit]'),
    alert: form.getByRole('alert'),
    field: (field: string) => form.locator(`#${name}-${field}`),
    problem: (field: string) => form.locator(`#${name}-${field}-problem`),
  };
};

export const toastOn = (page: Page) => page.locator('#toast [data-toast]');
export const isFocused = (node: Element) => node === document.activeElement;
