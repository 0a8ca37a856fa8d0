import { expect, inject, it } from 'vitest';
import { affirmationFactory } from '../cms/affirmations.ts';
import { connect } from '../cms/database.ts';
import { call } from '../cms/admin.ts';
import { en, fr } from '../panel/texts.ts';
import { axeFindingsIn } from './accessibility.ts';
import { visitors } from './browser.ts';
import { followTo, openPanel } from './panel.ts';

const affirmations = affirmationFactory(connect());
const visit = visitors();
const formOf = (documentId: string) =>
  `${inject('cms')}/admin/content-manager/collection-types/api::affirmation.affirmation/${documentId}?plugins[i18n][locale]=en`;

it('an editor finds a picture by an English or a French word, saves it, sees it in the translation queue, and publishes it', async () => {
  const documentId = await affirmations.draft('I listen like an owl.');
  const page = await openPanel(visit);
  const missing: string[] = [];
  page.on('response', (answer) => answer.status() === 404 && missing.push(answer.url()));
  await page.goto(formOf(documentId));
  const t = en.affirmation;
  await page.getByRole('button', { name: t.choosePicture }).click();
  const search = page.getByRole('searchbox', { name: t.searchPictures });
  await search.waitFor();
  // What the text mentions comes first.
  await page
    .getByRole('group', { name: t.suggestedPictures })
    .getByRole('radio', { name: 'an owl', exact: true })
    .waitFor();
  await search.fill('chat');
  await search.press('Enter');
  const found = page.getByRole('group', { name: t.allPictures }).getByRole('radio');
  await expect.poll(() => found.count()).toBe(3);
  expect(await axeFindingsIn(page, 'fieldset:has([aria-label="a cat"])')).toEqual([]);
  await page.getByRole('radio', { name: 'a cat', exact: true }).click();
  await page.getByRole('button', { name: t.removePicture }).waitFor();
  expect(await search.count(), 'a click closes the list').toBe(0);
  expect(missing, 'what Strapi asks about its AI').toEqual([]);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const id = await affirmations.idOf(documentId);
  await expect
    .poll(async () => (await call(`/affirmations/${id}`)).body)
    .toMatchObject({ picture: { name: 'cat', alt: 'a cat' } });

  await followTo(page, 'translations');
  await page.getByRole('button', { name: 'I listen like an owl.' }).click();
  await page
    .locator('form')
    .getByText(/ a cat$/)
    .waitFor();
});

it('a search for pictures without a match says so in French, and does not change the affirmation’s form', async () => {
  const documentId = await affirmations.draft('I listen like an owl.');
  const page = await openPanel(visit, { language: 'fr', theme: 'dark' });
  await page.goto(formOf(documentId));
  await page.getByRole('button', { name: fr.affirmation.choosePicture }).click();
  await page.getByRole('searchbox', { name: fr.affirmation.searchPictures }).fill('wallaby');
  await page.getByText(fr.affirmation.noPictureFound).waitFor();
  await page.getByText(fr.affirmation.noPicture, { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: fr.affirmation.removePicture }).count()).toBe(0);
});
