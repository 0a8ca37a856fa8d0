import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import * as en from '../../cms/src/admin/i18n/en/index.ts';
import * as fr from '../../cms/src/admin/i18n/fr/index.ts';
import { adminToken } from '../cms/admin.ts';
import { madeBy } from '../cms/affirmations.ts';
import { connect } from '../cms/database.ts';
import { visitors } from './browser.ts';
import { axeFindingsIn } from './looks.ts';
import { hold } from './member.ts';

const affirmations = madeBy(connect());
const visit = visitors();

const texts = { en, fr };
const pages = ['desk', 'featured', 'spreadsheets', 'letter', 'people', 'history'] as const;

/** The panel as an administrator has it, in a language and a light. */
async function openPanel(language: string, theme: string): Promise<Page> {
  const page = await visit(`${inject('cms')}/admin/auth/login`, { mayFail: true });
  await page.evaluate(
    ({ token, chosen, light }) => {
      localStorage.setItem('jwtToken', JSON.stringify(token));
      localStorage.setItem('strapi-admin-language', chosen);
      localStorage.setItem('STRAPI_THEME', light);
    },
    { token: adminToken(), chosen: language, light: theme },
  );
  return page;
}

describe.each([
  ['en', 'light'],
  ['en', 'dark'],
  ['fr', 'light'],
  ['fr', 'dark'],
] as const)('the panel’s own pages, %s and %s', (language, theme) => {
  it('give axe nothing to complain of', { timeout: 300_000 }, async () => {
    await affirmations.draft('I wait at the desk.');
    const page = await openPanel(language, theme);
    const found: string[] = [];
    const look = async (path: string) => {
      for (const finding of await axeFindingsIn(page, 'main')) found.push(`${path} ${finding}`);
    };
    const { menu, common } = texts[language];
    const waiting = page.getByText(common.loading, { exact: true });
    for (const path of pages) {
      const answer = await hold(page, /\/panel\//);
      await page.goto(`${inject('cms')}/admin/${path}`);
      await page.getByRole('heading', { level: 1, name: menu[path] }).waitFor();
      // The one page that shows nothing of the server's.
      if (path !== 'spreadsheets') await waiting.first().waitFor();
      await look(`${path}, waiting`);
      answer();
      await expect.poll(() => waiting.count()).toBe(0);
      await look(path);
    }
    expect(found).toEqual([]);
  });
});
