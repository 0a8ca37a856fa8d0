import { expect, inject, it } from 'vitest';
import { en, fr } from '../panel/texts.ts';
import { adminApi } from '../cms/admin.ts';
import { affirmationFactory } from '../cms/affirmations.ts';
import { connect } from '../cms/database.ts';
import { invitation } from '../cms/staff.ts';
import { axeFindingsIn, sidewaysWidths } from './accessibility.ts';
import { visitors } from './browser.ts';
import { openPanel, openPanelAs } from './panel.ts';

const affirmations = affirmationFactory(connect());
const visit = visitors();
const { history } = en;

it('an editor can filter the history by type, person and time, and see the words that a save added and removed', async () => {
  const documentId = await affirmations.draft('I water my old garden.');
  await adminApi.update('affirmation', documentId, { text: 'I water my new garden.' });
  const page = await openPanelAs(visit, 'strapi-editor');
  await page.goto(`${inject('cms')}/admin/history`);
  const choose = async (filter: string, option: string) => {
    await page.getByRole('combobox', { name: filter }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  const row = page
    .getByRole('row', { name: 'I water my new garden.' })
    .filter({ hasText: history.actions.change });
  await row.waitFor();
  await choose(history.filters.noun, history.nouns.testimonial);
  await row.waitFor({ state: 'detached' });
  await choose(history.filters.noun, history.nouns.affirmation);
  await choose(history.filters.by, 'Colibri');
  await choose(history.filters.period, history.periods.today);
  await row.waitFor();

  const open = row.getByRole('button', { name: history.showChanges });
  expect(await open.getAttribute('aria-expanded')).toBe('false');
  await open.click();
  await expect
    .poll(() => row.locator('del').allInnerTexts())
    .toEqual([expect.stringContaining('old')]);
  await expect
    .poll(() => row.locator('ins').allInnerTexts())
    .toEqual([expect.stringContaining('new')]);
  expect(await page.getByText('@').count()).toBe(0);
});

it('the French history names the icons of a changed category and the roles of accounts in French, shows its colors, and links only to what still exists', async () => {
  const category = { name: 'Quokkas', icon: 'ph-moon', color: '#804000' };
  const documentId = await adminApi.create('category', category);
  const goneId = await adminApi.create('category', { ...category, name: 'Dodos' });
  await adminApi.remove('category', goneId);
  await adminApi.update('category', documentId, { icon: 'ph-cat', color: '#008040' });
  const { email } = await invitation('strapi-editor');
  const page = await openPanel(visit, { language: 'fr' });
  await page.goto(`${inject('cms')}/admin/history`);
  await page.getByText(fr.history.account(email, 'Rédaction'), { exact: true }).waitFor();
  const row = page
    .getByRole('row', { name: 'Quokkas' })
    .filter({ hasText: fr.history.actions.change });
  await row.getByRole('button', { name: fr.history.showChanges }).click();
  await expect
    .poll(() => row.locator('del').allInnerTexts())
    .toEqual([expect.stringContaining('lune'), expect.stringContaining('#804000')]);
  expect(await row.locator('ins').allInnerTexts()).toEqual([
    expect.stringContaining('chat'),
    expect.stringContaining('#008040'),
  ]);
  const swatch = row.locator('ins span[style*="background"]');
  expect(await swatch.evaluate((node) => getComputedStyle(node).backgroundColor)).toBe(
    'rgb(0, 128, 64)',
  );
  expect(await row.getByRole('link', { name: 'Quokkas' }).count()).toBe(1);
  await page.getByRole('cell', { name: 'Dodos' }).first().waitFor();
  expect(await page.getByRole('link', { name: 'Dodos' }).count()).toBe(0);
  await adminApi.remove('category', documentId);
});

it('the French history says in French why a scheduled publication failed', async () => {
  const due = {
    text: 'I am homeless.',
    description: 'Say it.',
    publishAt: new Date().toISOString(),
  };
  affirmations.keep(await adminApi.create('affirmation', due));
  const page = await openPanel(visit, { language: 'fr' });
  const event = page.getByRole('link', { name: /Choisissez d’abord une catégorie.*I am homeless/ });
  await expect
    .poll(async () => {
      await page.goto(`${inject('cms')}/admin/history`);
      await page.getByRole('table').waitFor();
      return event.count();
    })
    .toBe(1);
  expect(await event.evaluate((link) => link.closest('[lang]')?.getAttribute('lang'))).toBe('fr');
});

it('on a phone, the panel’s history shows no language label for an event without a language', async () => {
  await affirmations.draft('I have a language.');
  const term = await adminApi.create('term', { english: 'quokka', french: 'quokka' });
  const page = await openPanel(visit);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${inject('cms')}/admin/history`);
  await page.getByText('I have a language.').first().waitFor();
  const cells = page.locator(`td[data-column="${history.columns.language}"]`);
  const shown = cells.filter({ visible: true });
  expect(await shown.filter({ hasText: /^$/ }).count()).toBe(0);
  expect(await shown.count()).toBeGreaterThan(0);
  expect(await shown.count()).toBeLessThan(await cells.count());
  await adminApi.remove('term', term);
});

it.each([
  ['en', 'light'],
  ['fr', 'dark'],
] as const)(
  'the history with opened changes, language %s, %s theme, has no axe findings and does not scroll sideways',
  async (language, theme) => {
    const documentId = await affirmations.draft('I am long and old.');
    await adminApi.update('affirmation', documentId, { text: 'I am long and new.' });
    const page = await openPanel(visit, { language, theme });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${inject('cms')}/admin/history`);
    const row = page.getByRole('row', { name: 'I am long and new.' });
    const { history: texts } = language === 'fr' ? fr : en;
    const name = texts.changesButton(texts.showChanges, 'I am long and new.');
    await row.first().getByRole('button', { name }).click();
    await row.locator('ins').first().waitFor();
    expect(await axeFindingsIn(page, 'main')).toEqual([]);
    expect(await sidewaysWidths(page)).toEqual([]);
  },
);
