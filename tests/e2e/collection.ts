import type { Page } from 'playwright';
import { newCollection } from '../cms/collections.ts';
import { newMember } from '../cms/members.ts';
import type { visitors } from './browser.ts';
import { visitAs } from './member.ts';

/** The affirmations of a collection's page, in their order. */
export const shownIds = (page: Page) =>
  page
    .locator('main ol > li')
    .evaluateAll((all) => all.map(({ id }) => Number(id.replace('item-', ''))));

/** The heading area of a collection's page. */
export const head = (page: Page) => page.locator('#collection-head');

/** The links for using the whole collection. */
export const uses = (page: Page) =>
  page.locator('#collection-uses').getByRole('link').allInnerTexts();

/** A member with a collection of these affirmations, at its page. */
export async function openCollection(
  visit: ReturnType<typeof visitors>,
  ids: readonly number[],
  options: Parameters<typeof visitAs>[3] = {},
) {
  const maya = await newMember();
  const id = await newCollection(maya, ...ids);
  const page = await visitAs(visit, maya, `/dashboard/collections/${id}`, options);
  return { maya, id, page };
}
