import { expect, inject, it } from 'vitest';
import { en } from '../panel/texts.ts';
import { fields } from '../../cms/src/i18n/en/fields.ts';
import { visitors } from './browser.ts';
import { axeFindingsIn } from './accessibility.ts';
import { goOn, openPanel } from './panel.ts';

const visit = visitors();

it('the panel explains samples in a note above the list of testimonials, and marks a sample with a checked box', async () => {
  const page = await openPanel(visit);
  await page.goto(`${inject('cms')}/admin/translations`);
  await goOn(page, 'api::testimonial.testimonial?plugins[i18n][locale]=en');
  const notice = page.getByRole('note');
  await notice.getByText(en.testimonial.samples).waitFor();
  expect(await axeFindingsIn(page, '[role="note"]')).toEqual([]);
  const { label, hint } = fields.testimonial.isSample;
  await page.getByText(label, { exact: true }).waitFor();

  await page.getByText('Maya', { exact: true }).click();
  await page.getByText(hint).waitFor();
  expect(await page.getByRole('checkbox', { name: label }).isChecked()).toBe(true);
});

it('the panel shows no note about sample testimonials above the list of categories', async () => {
  const page = await openPanel(visit);
  await page.goto(`${inject('cms')}/admin/translations`);
  await goOn(page, 'api::category.category?plugins[i18n][locale]=en');
  await page.getByText('Kindness', { exact: true }).waitFor();
  expect(await page.getByRole('note').count()).toBe(0);
});
