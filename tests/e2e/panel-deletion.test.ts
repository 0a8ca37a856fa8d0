import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { translations } from '../../cms/src/admin/translations.ts';
import { adminApi } from '../cms/admin.ts';
import { affirmationFactory } from '../cms/affirmations.ts';
import { connect } from '../cms/database.ts';
import { en, fr } from '../panel/texts.ts';
import { visitors } from './browser.ts';
import { openPanel } from './panel.ts';

const client = connect();
const affirmations = affirmationFactory(client);
const visit = visitors();

const list = 'api::affirmation.affirmation';
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('alertdialog');

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

it('the form of an affirmation can unpublish several languages but not publish them, which would ignore what is typed and scheduled', async () => {
  const documentId = await affirmations.published('I am seen in one language.');
  await adminApi.update('affirmation', documentId, { text: 'Vu.', description: 'Dis-le.' }, 'fr');
  const page = await openAffirmation(documentId);
  await button(page, 'More actions for this entry').click();
  const inLanguages = page.getByRole('menuitem', { name: /in several languages$/ });
  await inLanguages.first().waitFor();
  expect(await inLanguages.allInnerTexts()).toEqual(['Unpublish in several languages']);
});

it('the dialog before deleting an affirmation names it and its languages, and says that readers see it', async () => {
  const text = 'I can be deleted.';
  const documentId = await affirmations.published(text);
  await adminApi.update(
    'affirmation',
    documentId,
    { text: 'On peut me supprimer.', description: 'Dis-le.' },
    'fr',
  );
  const page = await openAffirmation(documentId);
  await button(page, 'More actions').click();
  await page.getByRole('menuitem', { name: /all languages/ }).click();
  await dialog(page)
    .getByText(en.deletion.what(text, ['en', 'fr']))
    .waitFor();
  await dialog(page).getByText(en.deletion.seen).waitFor();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();

  await button(page, 'More actions').click();
  await page.getByRole('menuitem', { name: 'Delete entry (this language)' }).click();
  await dialog(page)
    .getByText(en.deletion.what(text, ['en']))
    .waitFor();
  await dialog(page).getByRole('button', { name: en.deletion.delete, exact: true }).click();
  await expect
    .poll(async () => {
      const { rows } = await client.query(
        'select distinct locale from affirmations where document_id = $1',
        [documentId],
      );
      return rows;
    })
    .toEqual([{ locale: 'fr' }]);
});

it('deleting an entry from its form leads to the list and reports nothing as missing, and a failed deletion loads nothing', async () => {
  const documentId = await affirmations.draft('I can go without a word.');
  const page = await openAffirmation(documentId);
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 404 && response.url().includes(documentId))
      missing.push(response.url());
  });
  const loaded: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname.endsWith(`${list}/${documentId}`))
      loaded.push(pathname);
  });
  const askToDelete = async () => {
    await button(page, 'More actions').click();
    await page.getByRole('menuitem', { name: /all languages/ }).click();
    await dialog(page).getByRole('button', { name: en.deletion.delete, exact: true }).click();
  };
  await page.clock.install();
  const entry = new RegExp(`${list}/${documentId}`);
  await page.route(entry, (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await askToDelete();
  await page.getByText(translations.en['apiError.colibri.no-answer']).first().waitFor();
  // Once an entry has been deleted, its form is left within two seconds.
  await page.clock.fastForward(3000);
  await page.unroute(entry);
  await askToDelete();
  await page.waitForURL(({ pathname }) => !pathname.includes(documentId));
  await page.getByRole('grid').waitFor();
  expect([...missing, ...loaded]).toEqual([]);
});

it('the French dialog before deleting several entries says how many they are and in which language', async () => {
  const texts = ['Je pars.', 'Je pars aussi.'];
  for (const text of texts) {
    const documentId = await affirmations.draft(text);
    await adminApi.update('affirmation', documentId, { publishAt: '2099-11-25T12:00:00.000Z' });
  }
  const page = await openPage(list, 'fr');
  for (const text of texts)
    await page.getByRole('row', { name: text, exact: false }).getByRole('checkbox').first().click();
  await button(page, 'Supprimer').click();
  await dialog(page).getByText(fr.deletion.titleOfSeveral(2)).waitFor();
  await dialog(page)
    .getByText(fr.deletion.several(['en']))
    .waitFor();
  // A scheduled one isn’t on the site yet.
  expect(
    await dialog(page)
      .getByText(/en ligne/)
      .count(),
  ).toBe(0);
});

it('“Discard changes” says that the draft will go back to the published text, and deletes nothing', async () => {
  const documentId = await affirmations.published('I stay as I am.');
  await adminApi.update('affirmation', documentId, { text: 'I was changed.' });
  const page = await openAffirmation(documentId);
  await button(page, 'More actions for this entry').click();
  await page.getByRole('menuitem', { name: 'Discard changes' }).click();
  const question = translations.en['content-manager.actions.discard.dialog.body'];
  await dialog(page).getByText(question).waitFor();
  await dialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => field(page, 'text').inputValue()).toBe('I stay as I am.');
  expect(await affirmations.idOf(documentId)).toBeGreaterThan(0);
});

it('unpublishing a changed entry asks Colibri’s question and keeps the draft, and unpublishing several entries says how many of them aren’t published', async () => {
  const documentId = await affirmations.published('I am seen by a puffin.');
  await adminApi.update('affirmation', documentId, { text: 'I am changed by a puffin.' });
  await affirmations.published('I am read by a puffin.');
  await affirmations.draft('I am drawn by a puffin.');
  const textsOf = async (status: string) => {
    const { rows } = await client.query(
      `select text from affirmations where text like '%a puffin.' and published_at is ${status}
       order by text`,
    );
    return rows.map(({ text }) => text);
  };
  const page = await openPage(list);
  await page.goto(`${page.url()}&_q=puffin`);
  await page.getByRole('checkbox', { name: 'Select all entries' }).click();
  await button(page, 'Unpublish').click();
  await dialog(page)
    .getByRole('heading', { name: en.unpublishing.titleOfSeveral(2) })
    .waitFor();
  await dialog(page).getByText(en.unpublishing.askOfSeveral).waitFor();
  await dialog(page).getByText(en.unpublishing.others(1)).waitFor();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();

  const french = await openAffirmation(documentId, 'fr');
  await button(french, 'Autres actions sur l’entrée').click();
  await french.getByRole('menuitem', { name: 'Dépublier', exact: true }).click();
  await dialog(french).getByText(fr.unpublishing.ask).waitFor();
  expect(await dialog(french).getByRole('radio').count()).toBe(0);
  await dialog(french).getByRole('button', { name: fr.unpublishing.confirm }).click();
  await expect.poll(() => textsOf('not null')).toEqual(['I am read by a puffin.']);
  expect(await textsOf('null')).toContain('I am changed by a puffin.');

  await page.reload();
  await page.getByRole('checkbox', { name: 'Select all entries' }).click();
  await button(page, 'Unpublish').click();
  await dialog(page).getByRole('button', { name: en.unpublishing.confirm }).click();
  await expect.poll(() => textsOf('not null')).toEqual([]);
});
