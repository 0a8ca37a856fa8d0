import type { BrowserContextOptions, Page } from 'playwright';
import { beforeAll } from 'vitest';
import { newCollection } from '../cms/collections.ts';
import { newMember, type TestMember } from '../cms/members.ts';
import type { visitors } from './browser.ts';
import { visitAs } from './member.ts';

export const projector = { width: 1920, height: 1080 };
/** A screen in a hallway, mounted upright. */
export const hallway = { width: 1080, height: 1920 };

/** The card that is shown, and its texts. */
export const current = (page: Page) => page.locator('main ol > li:visible');
export const versions = (page: Page) => current(page).locator('.font-display p:visible');
export const shown = (page: Page) => versions(page).allTextContents();

export const progress = (page: Page) => page.locator('main').getByRole('status').textContent();
/** The position of the card that is shown. */
export const at = async (page: Page) => Number(/\d+/.exec((await progress(page)) ?? '')?.[0]);

/** Waits until the classroom has the focus and so receives keys. It does not for an empty collection. */
export const ready = (page: Page) =>
  page.locator('main:focus, #content').first().waitFor({ state: 'attached' });

/** A teacher with a collection of four affirmations, and how to open it in the classroom. */
export function classrooms(visit: ReturnType<typeof visitors>) {
  let teacher: TestMember;
  let path: string;
  beforeAll(async () => {
    teacher = await newMember({ role: 'teacher' });
    path = `/classroom?collection=${await newCollection(teacher, 1, 2, 3, 4)}`;
  });
  return {
    teacher: () => teacher,
    path: () => path,
    open: async (options: BrowserContextOptions = {}, where = path) => {
      const page = await visitAs(visit, teacher, where, { viewport: projector, ...options });
      if (options.javaScriptEnabled !== false) await ready(page);
      return page;
    },
  };
}
