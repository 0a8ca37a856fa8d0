import { describe, expect, it } from 'vitest';
import { newCollection, newOwnAffirmation } from '../cms/collections.ts';
import { newMember, type Caller } from '../cms/members.ts';
import { visitors } from './browser.ts';
import { axeFindings, sidewaysFindings } from './accessibility.ts';
import { visitAs } from './member.ts';

const visit = visitors();

describe('pages for members', () => {
  /** Every page, and what can be opened on it. */
  async function pagesOf(maya: Caller): Promise<[path: string, opener?: string][]> {
    const [full, empty] = [await newCollection(maya, 1, 2, 40), await newCollection(maya)];
    await newOwnAffirmation(maya, 'Mine alone, and long enough to need a second line on a card.');
    return [
      ['/dashboard'],
      ['/dashboard#affirmations'],
      ['/dashboard#resources'],
      ['/dashboard/collections/new?affirmation=3&next=/'],
      [`/dashboard/collections/${full}`, '#change'],
      [`/dashboard/collections/${empty}`, '#change'],
      ['/dashboard/collections/999999999'],
      ['/affirmations/3', 'main button[aria-haspopup=dialog]'],
      ['/categories/2', 'main button[aria-haspopup=dialog]'],
    ];
  }

  it.each(['en', 'fr'])(
    'every member page in %s fits any width, also at twice the text size, and passes axe in both themes',
    async (language) => {
      const maya = await newMember({ role: 'teacher' });
      for (const [path, opener] of await pagesOf(maya)) {
        const [before = '', hash = ''] = path.split('#');
        const joint = before.includes('?') ? '&' : '?';
        const page = await visitAs(visit, maya, `${before}${joint}lang=${language}#${hash}`, {
          viewport: { width: 320, height: 800 },
          mayFail: true,
        });
        if (opener) {
          await page.locator(opener).first().click();
          await page.locator('#change-form, #save li button').first().waitFor();
        }
        expect(await sidewaysFindings(page), path).toEqual([]);
        expect(await axeFindings(page), path).toEqual([]);
      }
    },
    300_000,
  );
});
