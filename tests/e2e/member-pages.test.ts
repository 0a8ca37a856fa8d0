import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { newCollection, newOwnAffirmation } from '../cms/collections.ts';
import { newMember } from '../cms/members.ts';
import { visitors } from './browser.ts';
import { visitAs } from './member.ts';

const visit = visitors();

describe('every page of a member', () => {
  const looks = (['en', 'fr'] as const).flatMap((language) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ language, colorScheme })),
  );

  async function withAll(options: Parameters<typeof visitAs>[3]) {
    const maya = await newMember({ role: 'teacher' });
    const [full, empty] = [await newCollection(maya, 1, 2, 40), await newCollection(maya)];
    await newOwnAffirmation(maya, 'Mine alone, and long enough to need a second line on a card.');
    const page = await visitAs(visit, maya, '/dashboard', { ...options, mayFail: true });
    const paths = [
      '/dashboard',
      '/dashboard#affirmations',
      '/dashboard#resources',
      '/dashboard/collections/new?affirmation=3&next=/',
      `/dashboard/collections/${full}`,
      `/dashboard/collections/${empty}`,
      '/dashboard/collections/999999999',
      '/affirmations/3',
      '/categories/2',
    ];
    return { page, paths };
  }

  /** In a language, and with what can be opened on it opened. */
  async function open(page: Page, path: string, language: string) {
    await page.goto('about:blank');
    const [before = '', hash] = path.split('#');
    const joint = before.includes('?') ? '&' : '?';
    await page.goto(`${before}${joint}lang=${language}${hash ? `#${hash}` : ''}`, {
      waitUntil: 'networkidle',
    });
    const opener = page
      .locator('#change, main button[data-save]')
      .filter({ visible: true })
      .first();
    if ((await opener.count()) === 0) return;
    await opener.click();
    await page.locator('#change-form, #save [data-save-list] button').first().waitFor();
  }

  it.each(looks)(
    'axe finds nothing in $language, $colorScheme',
    async ({ language, colorScheme }) => {
      const { page, paths } = await withAll({ colorScheme, reducedMotion: 'reduce' });
      for (const path of paths) {
        await open(page, path, language);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([]);
      }
    },
    90_000,
  );

  it.each([320, 390, 768, 1280])(
    'does not scroll sideways at %i px',
    async (width) => {
      const { page, paths } = await withAll({ viewport: { width, height: 800 } });
      for (const language of ['en', 'fr'])
        for (const path of paths) {
          await open(page, path, language);
          const beyond = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(beyond, `${path} ${language}`).toBe(0);
        }
    },
    90_000,
  );
});
