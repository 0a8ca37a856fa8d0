import { expect, inject, it } from 'vitest';
import { situationNames } from '#contract/situation-names';
import { fields as englishLabels } from '../../cms/src/i18n/en/fields.ts';
import { fields as frenchLabels } from '../../cms/src/i18n/fr/fields.ts';
import { affirmationFactory } from '../cms/affirmations.ts';
import { connect } from '../cms/database.ts';
import { en, fr } from '../panel/texts.ts';
import { axeFindingsIn, sidewaysWidths } from './accessibility.ts';
import { visitors } from './browser.ts';
import { openPanel } from './panel.ts';

const affirmations = affirmationFactory(connect());
const visit = visitors();
const { spreadsheets } = en;
const texts = { en, fr };
const labels = { en: englishLabels, fr: frenchLabels };

it('the preview of a CSV import says which changes readers see at once, and after the import a link leads to the list', async () => {
  const live = await affirmations.idOf(await affirmations.published('I am in a sheet.', 'Say it.'));
  const draft = await affirmations.idOf(await affirmations.draft('I am in a sheet, too.'));
  const csv = [
    'id,category,text_en,status_en',
    `${live},,I am in a sheet now.,published`,
    `${draft},,I am in a sheet now, too.,`.replace('now, too.', 'now as well.'),
  ].join('\r\n');
  const page = await openPanel(visit);
  await page.goto(`${inject('cms')}/admin/spreadsheets`);
  // Dropped, as on any box with a dashed line.
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'sheet.csv', { type: 'text/csv' }));
    return transfer;
  }, csv);
  const box = page.locator('label:has(input[type=file])');
  for (const type of ['dragenter', 'dragover', 'drop'])
    await box.dispatchEvent(type, { dataTransfer: data });
  await page.getByText('sheet.csv', { exact: true }).waitFor();
  await page.getByRole('button', { name: spreadsheets.check }).click();

  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  await row('I am in a sheet.').getByText(spreadsheets.live).waitFor();
  expect(await row('I am in a sheet, too.').getByText(spreadsheets.live).count()).toBe(0);
  await page.getByText(spreadsheets.wouldPublish(1)).waitFor();
  await page.getByRole('button', { name: spreadsheets.apply(2, 1) }).click();
  await page.getByText(spreadsheets.applied(2, 0)).waitFor();
  expect(await page.getByText(spreadsheets.live).count()).toBe(0);
  await page.getByRole('link', { name: spreadsheets.openList }).click();
  await page.waitForURL(/api::affirmation\.affirmation/);
});

it.each([
  ['en', 'light'],
  ['fr', 'dark'],
] as const)(
  'the preview of a CSV import (language %s, %s theme) has no axe findings and does not scroll sideways on a phone',
  async (language, theme) => {
    const id = await affirmations.idOf(await affirmations.published('I am previewed.', 'Say it.'));
    const draft = await affirmations.idOf(await affirmations.draft('I am a draft.'));
    const { common } = texts[language];
    const page = await openPanel(visit, { language, theme });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${inject('cms')}/admin/spreadsheets`);
    const t = texts[language].spreadsheets;
    await page.locator('input[type=file]').setInputFiles({
      name: 'sheet.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `id,text_en,ages,featured,status_en\n${id},I am changed.,4–5,yes,published\n${draft},,,,published\n`,
      ),
    });
    await page.getByRole('button', { name: t.check }).click();
    await page.getByRole('button', { name: t.apply(2, 2) }).waitFor();
    const fields = labels[language].affirmation;
    const { ages } = situationNames[language];
    expect(await page.locator('td li').allTextContents()).toEqual([
      `${t.label(fields.text.label, common.languages.en)} I am previewed. → I am changed.`,
      `${t.label(fields.ages.label)} ${t.empty} → ${ages['4-5']}`,
      `${t.label(fields.featured.label)} ${common.no} → ${common.yes}`,
      `${t.label(common.status, common.languages.en)} ${common.statuses.draft} → ${common.statuses.published}`,
    ]);
    expect(await axeFindingsIn(page, 'main')).toEqual([]);
    expect(await sidewaysWidths(page)).toEqual([]);
  },
);
