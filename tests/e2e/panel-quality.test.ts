import { describe, expect, inject, it } from 'vitest';
import { en, fr } from '../panel/texts.ts';
import { affirmationFactory } from '../cms/affirmations.ts';
import { connect } from '../cms/database.ts';
import { visitors } from './browser.ts';
import { axeFindingsIn } from './accessibility.ts';
import { hold } from './member.ts';
import { followTo, openPanel } from './panel.ts';

const affirmations = affirmationFactory(connect());
const visit = visitors();

const texts = { en, fr };
const pages = [
  'translations',
  'featured',
  'spreadsheets',
  'letter',
  'people',
  'history',
  'help',
] as const;
/** They load nothing from the server. */
const withoutCalls: readonly string[] = ['spreadsheets', 'help'];

// Each language and each theme once: texts depend on the language alone, and colors on the theme alone.
describe.each([
  ['en', 'light'],
  ['fr', 'dark'],
] as const)('Colibri’s pages in the panel, language %s, %s theme', (language, theme) => {
  it(`Colibri’s panel pages in ${language}, ${theme} theme, have no axe findings while loading, once loaded and after a failure`, async () => {
    await affirmations.draft('I wait at the desk.');
    const page = await openPanel(visit, { language, theme });
    const found: string[] = [];
    const look = async (path: string) => {
      for (const finding of await axeFindingsIn(page, 'main')) found.push(`${path} ${finding}`);
    };
    const { menu, common } = texts[language];
    const waiting = page.getByText(common.loading, { exact: true });
    const tryAgain = page.getByRole('button', { name: common.tryAgain });
    await page.goto(`${inject('cms')}/admin`);
    await page.getByRole('link', { name: menu.translations }).first().waitFor();
    for (const path of pages) {
      await page.route(/\/panel\//, (route) => route.abort());
      await followTo(page, path);
      await page.getByRole('heading', { level: 1, name: menu[path] }).waitFor();
      if (!withoutCalls.includes(path)) await tryAgain.first().waitFor();
      await look(`${path}, failed`);
      await page.unroute(/\/panel\//);
      const answer = await hold(page, /\/panel\//);
      while ((await tryAgain.count()) > 0) await tryAgain.first().click();
      if (!withoutCalls.includes(path)) await waiting.first().waitFor();
      await look(`${path}, waiting`);
      answer();
      await expect.poll(() => waiting.count()).toBe(0);
      await look(path);
      await page.unroute(/\/panel\//);
    }
    expect(found).toEqual([]);
  });
});

it('the script of every page of the panel is shorter than 3.6 MB, and contains no video player, Markdown editor or highlighted code', async () => {
  const start = await (await fetch(`${inject('cms')}/admin`)).text();
  const [, path = ''] = /<script type="module" src="([^"]+)"/.exec(start) ?? [];
  const script = await (await fetch(new URL(path, inject('cms')))).text();
  expect(script.length).toBeLessThan(3_600_000);
  expect(script).toContain('auth/login');
  expect(script).not.toMatch(/hls\.js|media-chrome|CodeMirror-lines|hljs-/);
});
