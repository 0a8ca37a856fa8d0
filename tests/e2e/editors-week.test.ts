import type { Page } from 'playwright';
import { afterEach, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { adminApi } from '../cms/admin.ts';
import { connect } from '../cms/database.ts';
import { visitors } from './browser.ts';
import { hold } from './member.ts';
import { goOn, newcomer } from './panel.ts';

const client = connect();
const visit = visitors();

/** A word that all affirmations of this test contain, in both languages. */
const mark = 'zephyrine';
const numbers = Array.from({ length: 20 }, (_, at) => at + 1);
/** Those that the spreadsheet has only in English. */
const untranslated = numbers.slice(0, 5);
const english = (number: number) => `I dance with ${mark} number ${number}.`;
const french = (number: number) => `Je danse avec ${mark} numéro ${number}.`;

const rowsOf = z.array(z.object({ documentId: z.string(), id: z.number(), text: z.string() }));
async function made() {
  const { rows } = await client.query(
    `select document_id as "documentId", public_id as id, text from affirmations
     where locale = 'en' and published_at is null and text like $1 order by public_id`,
    [`%${mark}%`],
  );
  return rowsOf.parse(rows);
}

/** The positions before the test, because reordering gives every featured affirmation one. */
const places = z.array(z.object({ id: z.number(), place: z.number().nullable() }));
let before: z.infer<typeof places> = [];

afterEach(async () => {
  for (const { documentId } of await made()) await adminApi.remove('affirmation', documentId);
  for (const { id, place } of before)
    await client.query('update affirmations set featured_order = $2 where id = $1', [id, place]);
});

async function importTwenty(editor: Page): Promise<void> {
  await editor.getByRole('link', { name: 'Spreadsheets' }).click();
  const rows = numbers.map((number) => {
    const inFrench = untranslated.includes(number) ? ',' : `${french(number)},Tourne une fois.`;
    return `Courage,${english(number)},Turn once.,${inFrench}`;
  });
  const csv = ['category,text_en,description_en,text_fr,description_fr', ...rows].join('\r\n');
  await editor
    .getByLabel('Choose a CSV file, or drop it here…')
    .setInputFiles({ name: 'week.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await editor.getByRole('button', { name: 'Preview changes' }).click();
  await editor.getByText('20 rows read. This would add 20 entries.').waitFor();
  await editor.getByRole('row', { name: english(20) }).waitFor();
  expect(await made(), 'a look changes nothing').toEqual([]);
  await editor.getByRole('button', { name: 'Import 20 changes' }).click();
  await editor.getByText('Imported: 20 added.').waitFor();
}

/** Translates each missing text with the keyboard, and expects the next one to open. */
async function translateTheRest(translator: Page): Promise<void> {
  await translator.getByRole('link', { name: 'Translations' }).click();
  await translator.getByRole('button', { name: english(1), exact: true }).click();
  for (const number of untranslated) {
    await translator.locator('form').getByText(english(number), { exact: true }).waitFor();
    await translator.locator('[name="text"]:focus').waitFor();
    await translator.keyboard.insertText(french(number));
    await translator.keyboard.press('Tab');
    await translator.keyboard.insertText('Tourne une fois.');
    await translator.keyboard.press('Control+Enter');
  }
  await translator
    .getByRole('button', { name: english(untranslated.length), exact: true })
    .waitFor({ state: 'detached' });
}

/** Opens the first of this week's affirmations from the list. */
async function openFirst(editor: Page): Promise<void> {
  await goOn(
    editor,
    `api::affirmation.affirmation?page=1&pageSize=20&sort=publicId:ASC&_q=${mark}&plugins[i18n][locale]=en`,
  );
  await editor.getByText(english(1), { exact: true }).click();
}

/** Previews the affirmation in both languages on a slow connection, and closes the preview. */
async function preview(editor: Page): Promise<void> {
  const release = await hold(editor, /\/_astro\/.*\.js$/);
  await editor.getByRole('link', { name: 'Open preview' }).click();
  const site = editor.frameLocator('iframe');
  await site.getByText('Preview', { exact: true }).waitFor();
  await site.getByRole('heading', { name: english(1) }).waitFor();
  await site.getByRole('link', { name: 'English and French' }).click();
  release();
  await site.getByRole('heading', { name: french(1) }).waitFor();
  await site.getByText('Preview', { exact: true }).waitFor();
  await editor.getByRole('link', { name: 'Close preview' }).click();
}

/** Features the affirmation first and schedules its publication for a past day, so that it appears right away. */
async function plan(editor: Page): Promise<void> {
  await editor.getByRole('checkbox', { name: /^Featured/ }).check({ force: true });
  await editor.getByLabel('Featured position').fill('1');
  for (const name of ['featuredFrom', 'publishAt']) {
    const day = editor.locator(`[name="${name}"]`);
    await day.fill('11/20/2020');
    await day.press('Tab');
  }
  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => found('en')).toEqual([english(1)]);
  await editor.getByRole('link', { name: 'Back' }).click();
}

/** Selects all affirmations of the list in a language, and publishes them. */
async function publishAll(editor: Page, language: 'en' | 'fr'): Promise<void> {
  const shown = language === 'en' ? english(20) : french(20);
  await editor.getByRole('row', { name: shown }).waitFor();
  await editor.getByRole('checkbox', { name: 'Select all entries' }).click();
  await editor.getByRole('button', { name: 'Publish', exact: true }).click();
  await editor.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await editor.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect.poll(async () => (await found(language)).length).toBe(20);
}

async function chooseLanguage(editor: Page, name: string): Promise<void> {
  await editor.getByRole('combobox', { name: 'Select a language' }).click();
  await editor.getByRole('option', { name }).click();
}

/** Features another affirmation, and moves the first one to the second position with the keyboard. */
async function feature(editor: Page): Promise<void> {
  await editor
    .getByRole('row', { name: english(2) })
    .getByRole('checkbox')
    .click();
  await editor.getByRole('button', { name: 'Feature', exact: true }).click();
  await editor.getByText('1 affirmation is now featured.').waitFor();
  await editor.getByRole('link', { name: 'Featured' }).click();
  await editor.getByRole('row', { name: english(2) }).waitFor();
  const row = editor.getByRole('row', { name: english(1) });
  const down = row.getByRole('button', { name: 'Move down' });
  await down.focus();
  await editor.keyboard.press('Enter');
  await expect.poll(() => row.getByRole('textbox').inputValue()).toBe('2');
  await expect.poll(() => down.evaluate((one) => one === document.activeElement)).toBe(true);
}

const answered = z.array(z.object({ text: z.string() }));
const ask = (path: string) => fetch(inject('site') + path);
async function texts(path: string): Promise<string[]> {
  return answered.parse(await (await ask(path)).json()).map(({ text }) => text);
}
const search = (language: string) => `/api/affirmations?q=${mark}&lang=${language}`;
const found = (language: string) => texts(search(language));

/** Checks the second featured card on the home page, the count of a search, and the sitemap. */
async function seenByReaders(language: string, featured: string, results: string): Promise<void> {
  await expect
    .poll(async () => (await texts(`/api/affirmations/featured?lang=${language}`))[1])
    .toBe(featured);
  const page = await visit(`/?lang=${language}`);
  expect(await page.getByRole('article').nth(1).textContent()).toContain(featured);
  await page.goto(`/categories/1?q=${mark}&lang=${language}`);
  await page.getByText(results).waitFor();
  const sitemap = await (await ask('/sitemap-affirmations-1.xml')).text();
  for (const { id } of await made())
    expect(sitemap).toContain(`/affirmations/${id}?lang=${language}`);
}

it('affirmations that an editor imports and a translator translates reach the home page, the search and the sitemap', async () => {
  before = places.parse(
    (await client.query('select id, featured_order as place from affirmations where featured'))
      .rows,
  );
  const editor = await newcomer(visit, 'strapi-editor');
  const translator = await newcomer(visit, 'translator');
  await importTwenty(editor);
  await translateTheRest(translator);
  await openFirst(editor);
  await preview(editor);
  await plan(editor);
  await publishAll(editor, 'en');
  await chooseLanguage(editor, 'Français');
  await publishAll(editor, 'fr');
  await chooseLanguage(editor, 'English');
  await feature(editor);
  await seenByReaders('en', english(1), 'Found 20 affirmations');
  await seenByReaders('fr', french(1), '20 affirmations');
});
