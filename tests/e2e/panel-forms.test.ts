import type { Page } from 'playwright';
import { expect, inject, it, onTestFinished } from 'vitest';
import { adminApi } from '../cms/admin.ts';
import { affirmationFactory } from '../cms/affirmations.ts';
import { connect } from '../cms/database.ts';
import { en, fr } from '../panel/texts.ts';
import { visitors } from './browser.ts';
import { goOn, newcomer, openPanel } from './panel.ts';

const client = connect();
const affirmations = affirmationFactory(client);
const visit = visitors();

const list = 'api::affirmation.affirmation';
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('alertdialog');
const category = (page: Page, name = 'Category') => page.getByRole('combobox', { name });

async function openPage(path: string, language: 'en' | 'fr' = 'en', entry = 'en') {
  const page = await openPanel(visit, { language });
  const locale = `plugins[i18n][locale]=${entry}`;
  await page.goto(`${inject('cms')}/admin/content-manager/collection-types/${path}?${locale}`);
  return page;
}
async function openAffirmation(documentId: string, language: 'en' | 'fr' = 'en') {
  const page = await openPage(`${list}/${documentId}`, language);
  await expect.poll(() => field(page, 'text').inputValue()).not.toBe('');
  return page;
}
/** The names of an affirmation's category, in its languages. */
async function categoriesOf(documentId: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.name from affirmations a join affirmations_category_lnk l on l.affirmation_id = a.id
     join categories c on c.id = l.category_id where a.document_id = $1 order by a.locale`,
    [documentId],
  );
  return rows.map(({ name }) => name);
}
const isKept = (page: Page, typed: string) =>
  page.waitForFunction(
    (text) => Object.values(localStorage).some((kept) => String(kept).includes(text)),
    typed,
  );

it.each([
  ['en', en, 'Home'],
  ['fr', fr, 'Accueil'],
] as const)(
  'the panel tells someone who leaves an entry with unsaved text that it is kept, and lets them stay or leave (%s)',
  async (language, { leaving, unsaved }, home) => {
    const documentId = await affirmations.draft('I leave and come back.');
    const page = await openAffirmation(documentId, language);
    await field(page, 'text').fill('I leave for a while.');
    await isKept(page, 'I leave for a while.');
    const link = page.getByRole('link', { name: home, exact: true });
    await link.click();
    await dialog(page).getByText(leaving.kept).waitFor();
    await dialog(page).getByRole('heading', { name: leaving.title }).waitFor();
    await dialog(page).getByRole('button', { name: leaving.stay, exact: true }).click();
    expect(await field(page, 'text').inputValue()).toBe('I leave for a while.');
    await link.click();
    await dialog(page).getByRole('button', { name: leaving.leave, exact: true }).click();
    await page.waitForURL(/\/admin\/?$/);
    await page.goBack();
    await page.getByRole('alertdialog', { name: unsaved.title }).waitFor();
  },
);

it('the category field of an affirmation lists the categories that can be chosen, without All, and saves the choice', async () => {
  const documentId = await affirmations.draft('I am filed.');
  const page = await openAffirmation(documentId);
  await expect.poll(() => category(page).textContent()).toContain('Confidence');
  await category(page).click();
  await page.getByRole('option', { name: 'Courage' }).waitFor();
  const options = await page.getByRole('option').allTextContents();
  expect(options).not.toContain('All');
  expect(await page.getByText(/create a relation/i).count()).toBe(0);
  await page.getByRole('option', { name: 'Courage' }).click();
  await expect.poll(() => category(page).textContent()).toContain('Courage');
  await button(page, 'Save').click();
  await expect.poll(() => categoriesOf(documentId)).toEqual(['Courage']);
  await expect.poll(() => button(page, 'Save').isEnabled()).toBe(false);
  expect(await category(page).textContent()).toContain('Courage');
});

it('a new affirmation starts with the cursor in its text field, and the error of another field disappears once that field changes', async () => {
  const page = await openPage(`${list}/create`);
  await page.locator('[name="text"]:focus').waitFor();
  await page.getByRole('heading', { name: en.newEntries.affirmation }).waitFor();
  await page.getByText(en.affirmation.similarLater).waitFor();
  await page.keyboard.insertText('I start.');
  await button(page, 'Save').click();
  const errors = page.locator('[data-strapi-field-error]');
  await expect.poll(() => errors.count()).toBe(1);
  await field(page, 'description').fill('Say it at the start.');
  await expect.poll(() => errors.count()).toBe(0);
});

it('the Publish button stays on the screen when an affirmation’s form is scrolled to its end', async () => {
  const page = await openAffirmation(await affirmations.draft('I am long.'));
  await field(page, 'unpublishAt').scrollIntoViewIfNeeded();
  await field(page, 'unpublishAt').focus();
  await page.mouse.move(600, 600);
  await page.mouse.wheel(0, 3000);
  await expect.poll(async () => (await field(page, 'text').boundingBox())?.y ?? 0).toBeLessThan(0);
  const { y = -1 } = (await button(page, 'Publish').boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
});

it('the panel’s lists and forms offer a translator no actions or fields that only editors can use', async () => {
  const documentId = await affirmations.published('I am read only.');
  const page = await newcomer(visit, 'translator');
  await goOn(page, `${list}?plugins[i18n][locale]=en&_q=read only`);
  const row = page.getByRole('row', { name: 'I am read only.' });
  await row.waitFor();
  expect(await page.getByRole('checkbox').filter({ visible: true }).count()).toBe(0);
  await row.getByRole('button', { name: 'Row actions' }).click();
  await page.getByRole('menuitem').first().waitFor();
  expect(await page.getByRole('menuitem', { name: /Delete/ }).count()).toBe(0);
  await page.keyboard.press('Escape');

  await goOn(page, `${list}/${documentId}?plugins[i18n][locale]=fr`);
  await button(page, 'Save').waitFor();
  expect(await button(page, 'Publish').count()).toBe(0);
  expect(await button(page, 'Fill in from another language').count()).toBe(0);
  expect(await page.getByRole('combobox', { name: 'Category', disabled: false }).count()).toBe(0);
});

it('a French form without a text yet starts with the cursor in its text field, and shows a translator the category and all else that the languages share as read-only', async () => {
  const affirmation = 'I am not French yet.';
  const documentId = await affirmations.draft(affirmation);
  const week = { number: 36, title: 'No French', activity: 'Wait.', moment: 'worry' };
  const weekId = await adminApi.create('week', {
    ...week,
    skill: 'self-management',
    affirmation: { connect: [{ documentId, locale: 'en' }] },
  });
  onTestFinished(() => void adminApi.remove('week', weekId));
  const page = await newcomer(visit, 'translator');
  await goOn(page, `${list}/${documentId}?plugins[i18n][locale]=fr`);
  await expect.poll(() => category(page).textContent()).toBe('Confiance');
  expect(await category(page).isDisabled()).toBe(true);
  const refusal = page.getByPlaceholder('No permissions to see this field');
  expect(await refusal.count()).toBe(0);
  await page.locator('[name="text"]:focus').waitFor();
  await field(page, 'text').fill('Je ne suis pas encore en français.');
  await field(page, 'description').fill('Dis-le.');
  await button(page, 'Save').click();
  await expect.poll(() => categoriesOf(documentId)).toEqual(['Confidence', 'Confiance']);

  await goOn(page, `api::week.week/${weekId}?plugins[i18n][locale]=fr`);
  const choice = page.getByRole('combobox', { name: 'Affirmation' });
  await expect.poll(() => choice.inputValue()).toBe(affirmation);
  expect(await choice.isDisabled()).toBe(true);
  expect(await field(page, 'number').inputValue()).toBe('36');
  expect(await field(page, 'number').isDisabled()).toBe(true);
  expect(await refusal.count()).toBe(0);
});

it('the form of a week finds published affirmations by their text, offers no drafts and no new ones, and saves the chosen one', async () => {
  const before = await affirmations.published('I come before a walrus.', 'I’ve met a walrus.');
  const wanted = await affirmations.published('I’ve met a walrus.');
  await affirmations.draft('I draft with a walrus.');
  const weekId = await adminApi.create('week', {
    number: 36,
    title: 'A walrus',
    activity: 'Draw one.',
    moment: 'worry',
    skill: 'self-management',
    affirmation: { connect: [{ documentId: before, locale: 'en' }] },
  });
  onTestFinished(() => void adminApi.remove('week', weekId));
  const page = await openPanel(visit);
  await page.goto(`${inject('cms')}/admin`);
  await goOn(page, `api::week.week/${weekId}?plugins[i18n][locale]=en`);
  const choice = page.getByRole('combobox', { name: 'Affirmation' });
  await expect.poll(() => choice.inputValue()).toBe('I come before a walrus.');
  await choice.click();
  const options = page.getByRole('option');
  await expect.poll(() => options.count()).toBeGreaterThan(10);
  await choice.press('Control+A');
  await choice.pressSequentially("I've met a");
  await expect.poll(() => options.allInnerTexts()).toEqual(['I’ve met a walrus.']);
  await page.route(/status=published/, (route) => route.abort());
  await choice.press('Control+A');
  await choice.pressSequentially("I've met no");
  await page.getByText(en.common.noAnswer).waitFor();
  await page.unroute(/status=published/);
  await choice.press('Control+A');
  await choice.pressSequentially("I've met a");
  await options.click();
  await button(page, 'Save').click();
  await page.getByText('Saved', { exact: true }).first().waitFor();
  const { rows } = await client.query(
    `select affirmation.document_id from weeks week
     join weeks_affirmation_lnk link on link.week_id = week.id
     join affirmations affirmation on affirmation.id = link.affirmation_id
     where week.document_id = $1`,
    [weekId],
  );
  expect(rows.map(({ document_id }) => document_id)).toEqual([wanted]);
  await page.reload();
  await expect.poll(() => choice.inputValue()).toBe('I’ve met a walrus.');
  await choice.focus();
  await page.keyboard.type('before a walrus');
  await expect.poll(() => options.allInnerTexts()).toEqual(['I come before a walrus.']);
  await page.keyboard.press('Escape');
  await expect.poll(() => choice.inputValue()).toBe('I’ve met a walrus.');
});

it('the question mark beside the title of one of Colibri’s pages leads to its section of the guide', async () => {
  const page = await openPanel(visit, { language: 'fr' });
  await page.goto(`${inject('cms')}/admin/featured`);
  const section = fr.helpSections.featured;
  await page.getByRole('link', { name: fr.common.helpAbout(section) }).click();
  const heading = page.getByRole('heading', { name: section, exact: true });
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 9999).toBeLessThan(300);
});

it('the help page has a table of contents that leads to its sections', async () => {
  const page = await openPanel(visit, { language: 'fr' });
  await page.goto(`${inject('cms')}/admin/help`);
  const contents = page.getByRole('navigation', { name: fr.help.contents });
  await contents.getByRole('link', { name: 'Glossaire' }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#glossaire');
  const heading = page.getByRole('heading', { name: 'Glossaire' });
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 9999).toBeLessThan(300);
});
