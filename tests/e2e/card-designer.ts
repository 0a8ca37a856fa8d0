import type { Page } from 'playwright';
import { expect } from 'vitest';
import { z } from 'zod';
import { ownAffirmation } from '#contract/affirmation';
import { ownAffirmations } from '../cms/collections.ts';
import type { Caller } from '../cms/members.ts';
import type { visitors } from './browser.ts';
import { visitAs } from './member.ts';

export const text = (page: Page) => page.getByRole('textbox', { name: 'Your affirmation' });
export const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });
export const save = (page: Page) => page.getByRole('button', { name: 'Save to my affirmations' });
export const change = (page: Page) => page.getByRole('button', { name: 'Save changes' });
export const saveError = (page: Page) => page.locator('#own-error');

/** Waits until the card has a text, which it gets when the designer is hydrated. */
export async function waitForText(page: Page, words: string): Promise<void> {
  await expect.poll(() => text(page).inputValue()).toBe(words);
}

export async function fetchOwnAffirmations(member: Caller) {
  const { body } = await member.call('GET', ownAffirmations);
  return z.array(ownAffirmation).parse(body);
}

/** Creates an own affirmation with all of its fields. Resolves to its id. */
export async function createOwnAffirmation(member: Caller): Promise<number> {
  const given = {
    text: 'I feed the hens.',
    description: 'For early mornings.',
    categoryId: 5,
    card: { background: 3, font: 2 },
  };
  return ownAffirmation.parse((await member.call('POST', ownAffirmations, given)).body).id;
}

/** Waits until the designer is hydrated. React marks its elements a little after Astro removes the `ssr` attribute. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(
      document.querySelector('astro-island[component-export=Designer]:not([ssr]) > *') ?? {},
    ).some((key) => key.startsWith('__react')),
  );
}

/** Returns a function that opens the card designer for a member and waits until it is hydrated. */
export function designerOpener(visit: ReturnType<typeof visitors>) {
  return async (member: Caller, path = '/create', options = {}): Promise<Page> => {
    const page = await visitAs(visit, member, path, options);
    await waitUntilHydrated(page);
    return page;
  };
}

/** Logs in again from the link next to the message that the session has ended. */
export async function logInAgain(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.locator('input[type="password"]').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}
