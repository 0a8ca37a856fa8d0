import { expect, inject, it } from 'vitest';
import { en, fr } from '../panel/texts.ts';
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

it.each([
  ['English', 'en', en],
  ['French', 'fr', fr],
])(
  'in %s, the note about samples has a line of its own, and the list of testimonials breaks no name and cuts nothing off at 1280 pixels',
  async (_name, language, texts) => {
    const page = await openPanel(visit, { language });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(
      `${inject('cms')}/admin/content-manager/collection-types/api::testimonial.testimonial`,
    );
    const name = page.getByRole('link', { name: 'Amina', exact: true });
    await name.waitFor();
    const note = (await page.getByRole('note').boundingBox()) ?? { y: 0, height: 0 };
    const search = page.getByRole('searchbox', { name: texts.content.search }).last();
    const tools = (await search.boundingBox()) ?? { y: Infinity, height: 0 };
    const list = page.getByRole('grid');
    expect(note.y).toBeGreaterThanOrEqual(tools.y + tools.height);
    expect(note.y + note.height).toBeLessThanOrEqual((await list.boundingBox())?.y ?? 0);
    const lines = await name.evaluate((link) => {
      const text = document.createRange();
      text.selectNodeContents(link);
      return text.getClientRects().length;
    });
    expect(lines).toBe(1);
    const hidden = await list.evaluate(({ parentElement: box }) =>
      box ? box.scrollWidth - box.clientWidth : undefined,
    );
    expect(hidden).toBe(0);
  },
);
