import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { translations } from '../../cms/src/admin/translations.ts';
import { fields } from '../../cms/src/i18n/en/fields.ts';
import { en, fr } from '../panel/texts.ts';
import { adminApi } from '../cms/admin.ts';
import { affirmationFactory } from '../cms/affirmations.ts';
import { connect } from '../cms/database.ts';
import { axeFindingsIn, sidewaysWidths } from './accessibility.ts';
import { visitors } from './browser.ts';
import { goOn, newcomer, openPanel } from './panel.ts';

const affirmations = affirmationFactory(connect());
const visit = visitors();
const panel = `${inject('cms')}/admin`;
const texts = { en, fr };
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

it('the panel’s home page shows editors missing and scheduled texts, the next newsletter and recent activity, with links', async () => {
  const text = 'I begin tomorrow.';
  const documentId = await affirmations.draft(text);
  await adminApi.update('affirmation', documentId, { publishAt: tomorrow() });
  const page = await newcomer(visit, 'strapi-editor');
  const { waiting, history, home } = en;
  const widget = (name: string) => page.getByRole('region', { name });
  // Colibri's own, and none of Strapi's.
  const widgets = page.getByRole('main').first().getByRole('region');
  await expect.poll(() => widgets.count()).toBe(4);

  await widget(waiting.title)
    .getByRole('link', { name: /in French: Missing/ })
    .click();
  await page.getByRole('button', { name: text, exact: true }).waitFor();
  await page.goBack();
  await widget(home.scheduled.title).getByRole('link', { name: text }).click();
  await page.getByRole('heading', { level: 1, name: text }).waitFor();
  await page.goBack();
  await widget(history.last)
    .getByRole('link', { name: history.open(text) })
    .first()
    .waitFor();
  await widget(history.last).getByRole('link', { name: history.openAll }).click();
  await page.getByRole('heading', { level: 1, name: history.title }).waitFor();
  await page.goBack();
  await widget(home.newsletter.title)
    .getByText(/^Monday, /)
    .waitFor();
  await widget(home.newsletter.title).getByRole('link', { name: home.newsletter.openPage }).click();
  await page.waitForURL('**/admin/letter');
});

it('the panel’s home page loads once, and shows what has begun to wait, when somebody returns to its window or chooses it again in the menu', async () => {
  const page = await newcomer(visit, 'strapi-editor');
  const drafts = page.getByRole('region', { name: en.waiting.title });
  await drafts.waitFor();
  await affirmations.draft('I began to wait meanwhile.');
  let loads = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/panel/home/drafts')) loads += 1;
  });
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await drafts.getByText('I began to wait meanwhile.').waitFor();
  expect(loads).toBe(1);
  await affirmations.draft('I began to wait last.');
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await drafts.getByText('I began to wait last.').waitFor();
});

it('the panel’s home page never shows, not even while it loads, what would rearrange its widgets', async () => {
  const page = await openPanel(visit);
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const buttons = document.querySelectorAll('main :is([data-strapi-header], header) button');
      for (const button of buttons)
        if (button.checkVisibility()) document.documentElement.dataset['seen'] = button.textContent;
    }).observe(document, { subtree: true, childList: true });
  });
  await page.goto(panel);
  await page.getByRole('region', { name: en.home.newsletter.title }).waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset['seen'])).toBeUndefined();
});

describe.each([
  ['en', 'light'],
  ['fr', 'dark'],
] as const)('the panel’s home page, language %s, %s theme', (language, theme) => {
  it(`the panel’s home page in ${language}, ${theme} theme, has no axe findings in its widgets and does not scroll sideways`, async () => {
    const documentId = await affirmations.draft('I wait on the home page.');
    await adminApi.update('affirmation', documentId, { publishAt: tomorrow() });
    const page = await openPanel(visit, { language, theme });
    await page.goto(panel);
    const { waiting, history, home, common } = texts[language];
    const titles = [waiting.title, home.scheduled.title, home.newsletter.title, history.last];
    for (const name of titles) await page.getByRole('region', { name }).waitFor();
    await expect.poll(() => page.getByText(common.loading, { exact: true }).count()).toBe(0);
    await page.getByRole('link', { name: 'I wait on the home page.' }).first().waitFor();
    // Strapi's frame around each widget is a second `<main>`.
    expect(await axeFindingsIn(page, 'section main > *, section header')).toEqual([]);
    // As high as its content: neither empty nor cut off, and nothing in it reads as deleting content.
    const cards = page.locator('section:has(> header)');
    const spare = await cards.evaluateAll((all) =>
      all.map((node) => {
        const { bottom } = node.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(node);
        return Math.round(bottom - range.getBoundingClientRect().bottom);
      }),
    );
    expect(spare).toEqual([25, 25, 25, 25]);
    expect((await cards.nth(2).boundingBox())?.height).toBeLessThan(300);
    await cards.nth(1).hover();
    expect(await cards.nth(1).getByRole('button').count()).toBe(0);
    expect(await sidewaysWidths(page)).toEqual([]);
  });
});

it('a translator sees recent activity on the panel’s home page, is offered no link to create an entry, and can write and save a missing translation', async () => {
  const text = 'I have no French yet.';
  const documentId = await affirmations.draft(text);
  const page = await newcomer(visit, 'translator');
  await page.getByRole('region', { name: en.home.scheduled.title }).waitFor();
  await page
    .getByRole('region', { name: en.history.last })
    .getByRole('link', { name: en.history.open(text) })
    .first()
    .waitFor();
  expect(await page.getByRole('link', { name: 'Settings' }).count()).toBe(0);
  for (const noun of ['affirmation', 'category', 'testimonial', 'week', 'term'])
    for (const locale of ['en', 'fr']) {
      await goOn(page, `api::${noun}.${noun}?plugins[i18n][locale]=${locale}`);
      await page.getByText(/\d+ entr(?:y|ies) found/).waitFor();
      const create = page.locator('main a[href*="/create"]').filter({ visible: true });
      expect(await create.count(), `${noun} ${locale}`).toBe(0);
    }
  await goOn(page, `api::affirmation.affirmation/${documentId}?plugins[i18n][locale]=fr`);
  await page.getByRole('textbox', { name: /^Text/ }).fill('Je m’écris.');
  await page.getByRole('textbox', { name: /^Description/ }).fill('Dis-le.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved', { exact: true }).first().waitFor();
});

it('the panel’s login page is in the chosen language, else in the browser’s, else in English', async () => {
  const page = await visit(`${panel}/auth/login`, { locale: 'fr-CA', mayLogErrors: true });
  await page.getByRole('heading', { name: 'Bienvenue sur Colibri' }).waitFor();
  await page.evaluate(() => localStorage.setItem('strapi-admin-language', 'en'));
  await page.reload();
  await page.getByRole('heading', { name: 'Welcome to Colibri' }).waitFor();
  await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
  const other = await visit(`${panel}/auth/login`, { locale: 'de-DE', mayLogErrors: true });
  await other.getByRole('heading', { name: 'Welcome to Colibri' }).waitFor();
});

it('the panel asks the server in its own language, even if the browser has another', async () => {
  const page = await openPanel(visit, { language: 'fr' });
  const [request] = await Promise.all([page.waitForRequest(/\/panel\/home/), page.goto(panel)]);
  expect(await request.headerValue('Accept-Language')).toBe('fr');
});

it('an administrator’s menus show none of Strapi’s pages that Colibri does not use, such as the Marketplace', async () => {
  const page = await openPanel(visit);
  await page.goto(panel);
  await page.getByRole('link', { name: 'Settings' }).waitFor();
  for (const name of ['Marketplace', 'Content-Type Builder', 'Media Library'])
    expect(await page.getByRole('link', { name }).count(), name).toBe(0);
  await goOn(page, 'api::category.category');
  await page.getByText('Content', { exact: true }).waitFor();
  expect(await page.getByText('Single Types').isVisible()).toBe(false);
  await page.getByRole('link', { name: 'Settings' }).click();
  // Instead of Strapi's overview.
  await page.waitForURL('**/settings/users*');
  await page.getByRole('link', { name: 'Accounts', exact: true }).waitFor();
  for (const name of [
    'Overview',
    'Webhooks',
    'Media Library',
    'API Tokens',
    'Admin Tokens',
    'Transfer Tokens',
    'Providers',
    'Email templates',
    'Internationalization',
  ])
    expect(await page.getByRole('link', { name }).count(), name).toBe(0);
});

it('on the panel’s home page, an editor can open a draft without a translation, and turn weekly reminder emails on and off', async () => {
  const text = 'I wait for an editor.';
  await affirmations.draft(text);
  const page = await newcomer(visit, 'strapi-editor');
  const { waiting, reminder } = en;
  const todo = page.getByRole('region', { name: waiting.title });
  const choice = todo.getByRole('checkbox', { name: reminder.choice });
  await choice.click();
  await page.getByText(reminder.on).waitFor();
  await page.reload();
  await expect.poll(() => choice.isChecked()).toBe(true);
  await choice.click();
  await page.getByText(reminder.off).waitFor();
  await todo.getByRole('link', { name: waiting.openDraft(text, en.common.languages.en) }).click();
  await page.getByRole('heading', { level: 1, name: text }).waitFor();
});

it('the panel’s lists and forms show no document ids, and only actions that the person’s role can use', async () => {
  const text = 'I have no ids.';
  const documentId = await affirmations.draft(text);
  const menuOf = async (page: Page, name: string) => {
    await page.getByRole('button', { name, exact: true }).filter({ visible: true }).click();
    await page.getByRole('menu').waitFor();
    const items = page.getByRole('menu').getByRole('menuitem').filter({ visible: true });
    const facts = page.getByRole('menu').locator('dt').filter({ visible: true });
    const shown = { items: await items.allTextContents(), facts: await facts.allTextContents() };
    await page.keyboard.press('Escape');
    return shown;
  };
  const open = `api::affirmation.affirmation/${documentId}?plugins[i18n][locale]=en`;
  const editor = await newcomer(visit, 'strapi-editor');
  await goOn(editor, open);
  await editor.getByRole('heading', { level: 1, name: text }).waitFor();
  const { items, facts } = await menuOf(editor, 'More actions');
  expect(items.join()).toContain('Delete entry');
  expect(items.join()).not.toMatch(/document ID|Edit the model|Configure the view/);
  expect(facts).toEqual(['Updated', 'Created']);

  const administrator = await openPanel(visit);
  await administrator.goto(panel);
  await goOn(administrator, open);
  await administrator.getByRole('heading', { level: 1, name: text }).waitFor();
  const all = (await menuOf(administrator, 'More actions')).items.join();
  expect(all).toContain('Configure the view');
  expect(all).not.toMatch(/document ID|Edit the model/);

  await goOn(editor, 'api::affirmation.affirmation?plugins[i18n][locale]=en');
  await editor.getByRole('row', { name: text }).waitFor();
  await editor.getByRole('button', { name: 'View Settings' }).click();
  await editor.getByRole('checkbox', { name: 'Keywords' }).waitFor();
  for (const name of ['id', 'documentId'])
    expect(await editor.getByRole('checkbox', { name, exact: true }).count(), name).toBe(0);
  await editor.keyboard.press('Escape');
  await editor.getByRole('row', { name: text }).getByRole('checkbox').click();
  await editor.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = editor.getByRole('dialog');
  await dialog.getByText(text).waitFor();
  expect(await dialog.getByText(documentId).isVisible()).toBe(false);
});

it('the panel’s list of categories shows icons and colors, and the form reports an unknown icon beside its field', async () => {
  const page = await newcomer(visit, 'strapi-editor');
  await goOn(page, 'api::category.category?plugins[i18n][locale]=en');
  const row = page.getByRole('row', { name: 'Courage' });
  await row.getByText('flag', { exact: true }).waitFor();
  expect(await row.locator('svg[viewBox="0 0 256 256"] path').count()).toBeGreaterThan(0);
  const swatch = row.locator('span[style*="background"]');
  expect(await swatch.evaluate((node) => getComputedStyle(node).backgroundColor)).toBe(
    'rgb(201, 138, 0)',
  );
  await row.getByText('Courage').click();
  await page.getByRole('textbox', { name: 'Icon' }).fill('ph-flagg');
  expect(await page.locator('[title="[object Object]"]').count()).toBe(0);
  await page.getByTitle(en.content.localized).first().waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('There’s no icon called “ph-flagg”').first().waitFor();
  expect(await page.getByRole('textbox', { name: 'Icon' }).getAttribute('aria-invalid')).toBe(
    'true',
  );
  await page.getByRole('textbox', { name: 'Icon' }).fill('Flag!');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page
    .getByText(translations.en['components.Input.error.validation.regex'])
    .first()
    .waitFor();
  await page.getByText(fields.category.icon.hint).waitFor();

  // As Phosphor's website names it.
  const icon = page.getByRole('textbox', { name: 'Icon' });
  await icon.fill('leaf');
  await page.keyboard.press('Tab');
  expect(await icon.inputValue()).toBe('ph-leaf');
});
