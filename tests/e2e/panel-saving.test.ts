import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { translations } from '../../cms/src/admin/translations.ts';
import { textsByLanguage as cmsTexts } from '../../cms/src/i18n/texts.ts';
import { en, fr } from '../panel/texts.ts';
import { adminApi, adminToken } from '../cms/admin.ts';
import { affirmationFactory } from '../cms/affirmations.ts';
import { connect } from '../cms/database.ts';
import { entriesOf } from '../cms/permissions.ts';
import { invite } from '../cms/staff.ts';
import { axeFindingsIn } from './accessibility.ts';
import { visitors } from './browser.ts';
import { hold } from './member.ts';
import { goOn, openPanel } from './panel.ts';

const client = connect();
const affirmations = affirmationFactory(client);
const visit = visitors();

const saves = /\/content-manager\/collection-types\/[^/]+\/[^/?]+(?:\?|$)/;
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const offer = (page: Page) => page.getByRole('alertdialog', { name: en.unsaved.title });

async function openEntry(page: Page, path: string): Promise<void> {
  await page.goto(`${inject('cms')}/admin/translations`);
  await goOn(page, path);
}
const affirmationPath = (documentId: string) =>
  `api::affirmation.affirmation/${documentId}?plugins[i18n][locale]=en`;

async function openAffirmation(text: string) {
  const documentId = await affirmations.draft(text);
  const page = await openPanel(visit);
  page.on('dialog', (dialog) => void dialog.accept());
  await openEntry(page, affirmationPath(documentId));
  await expect.poll(() => field(page, 'text').inputValue()).toBe(text);
  return { page, documentId };
}

/** Types a text and waits until the browser keeps it: nobody reloads as fast as a test. */
async function type(page: Page, text: string): Promise<void> {
  await field(page, 'text').fill(text);
  await page.waitForFunction(
    (typed) => Object.values(localStorage).some((kept) => String(kept).includes(typed)),
    text,
  );
}

async function savedText(documentId: string, language?: 'en' | 'fr'): Promise<unknown> {
  const { rows } = await client.query(
    `select text from affirmations
     where document_id = $1 and published_at is null and locale = coalesce($2, locale)`,
    [documentId, language],
  );
  return rows[0]?.text;
}

it.each([
  ['the network is down', 'abort', translations.en['apiError.colibri.no-answer']],
  ['the server fails', 500, translations.en['apiError.colibri.failed']],
  ['the database is down', 503, translations.en['apiError.colibri.unavailable']],
  ['the server refuses', 403, 'Not today.'],
] as const)(
  'the panel’s form of an affirmation keeps the typed text and the notice if %s, and saves it at the next try',
  async (_what, answer, message) => {
    const { page, documentId } = await openAffirmation(`I try once (${answer}).`);
    await page.clock.install();
    await page.route(saves, (route) => {
      if (answer === 'abort') return route.abort();
      if (route.request().method() === 'GET') return route.continue();
      const error = { status: answer, name: 'SomeError', message: 'Not today.', details: {} };
      return route.fulfill({ status: answer, json: { data: null, error } });
    });
    await field(page, 'text').fill(`I try again (${answer}).`);
    await saveButton(page).click();
    await page.getByText(message).first().waitFor();
    await expect.poll(() => saveButton(page).isEnabled()).toBe(true);
    // Strapi’s notices disappear after 4 seconds, in two steps.
    await page.clock.fastForward(20_000);
    await page.clock.fastForward(2000);
    expect(await page.getByText(message).count()).toBeGreaterThan(0);
    expect(await field(page, 'text').inputValue()).toBe(`I try again (${answer}).`);

    await page.unroute(saves);
    await saveButton(page).click();
    await expect.poll(() => savedText(documentId)).toBe(`I try again (${answer}).`);
    await expect.poll(() => saveButton(page).isEnabled()).toBe(false);
    await expect.poll(() => page.getByText(message).count()).toBe(0);
  },
);

it('the category form says below the field that a name is already taken, and keeps what was typed', async () => {
  const page = await openPanel(visit);
  await openEntry(page, 'api::category.category?plugins[i18n][locale]=en');
  await page.getByText('Courage', { exact: true }).first().click();
  await expect.poll(() => field(page, 'name').inputValue()).toBe('Courage');
  await field(page, 'name').fill('Kindness');
  await saveButton(page).click();
  const message = page.locator('[data-strapi-field-error]').first();
  await message.waitFor();
  expect(await message.textContent()).toContain('Kindness');
  expect(await field(page, 'name').inputValue()).toBe('Kindness');
});

it('the form of a draft marks a text that is too long and a required one that is empty at the same time', async () => {
  const { page, documentId } = await openAffirmation('I am wrong twice.');
  await field(page, 'text').fill('x'.repeat(281));
  await field(page, 'description').fill('');
  await saveButton(page).click();
  const errors = page.locator('[data-strapi-field-error]');
  await expect.poll(() => errors.count()).toBe(2);
  expect(await errors.last().textContent()).toContain(cmsTexts.en.content.required);

  await field(page, 'text').fill('I am right.');
  await expect.poll(() => errors.count()).toBe(1);
  await field(page, 'description').fill('Say it twice.');
  await expect.poll(() => errors.count()).toBe(0);
  await saveButton(page).click();
  await expect.poll(() => savedText(documentId)).toBe('I am right.');
});

it('the panel says that a colleague has deleted the entry in the form, and offers its unsaved text in the form of a new one', async () => {
  const { page, documentId } = await openAffirmation('I am deleted.');
  const deleted = page.getByText(translations.en['apiError.colibri.deleted']).first();
  await type(page, 'I live on.');
  expect((await adminApi.remove('affirmation', documentId)).ok).toBe(true);
  await saveButton(page).click();
  await deleted.waitFor();
  expect(await field(page, 'text').inputValue()).toBe('I live on.');
  await openEntry(page, affirmationPath(documentId));
  await page.getByRole('heading', { name: en.deleted.title }).waitFor();
  await page.getByRole('link', { name: en.deleted.list }).waitFor();
  expect(await deleted.count()).toBe(0);
  await page.getByRole('link', { name: en.deleted.create }).click();
  await offer(page).getByRole('button', { name: en.unsaved.restore }).click();
  await expect.poll(() => field(page, 'text').inputValue()).toBe('I live on.');
});

it('the panel says that a colleague has deleted the entry in the form’s language, and offers its unsaved text after a reload', async () => {
  const { page, documentId } = await openAffirmation('I am deleted in English.');
  await adminApi.update('affirmation', documentId, { text: 'Là.', description: 'Dis-le.' }, 'fr');
  await type(page, 'I live on in English.');
  const colleague = await invite('strapi-editor');
  await colleague.call('DELETE', `${entriesOf('affirmation')}/${documentId}?locale=en`);
  await saveButton(page).click();
  await page.getByText(en.messages.deleted).first().waitFor();
  expect(await field(page, 'text').inputValue()).toBe('I live on in English.');
  expect(await savedText(documentId)).toBe('Là.');
  await page.reload();
  await offer(page).getByRole('button', { name: en.unsaved.restore }).click();
  await expect.poll(() => field(page, 'text').inputValue()).toBe('I live on in English.');
  await field(page, 'description').fill('Say it again.');
  await saveButton(page).click();
  await expect.poll(() => savedText(documentId, 'en')).toBe('I live on in English.');
});

it('the form of a language that an entry does not have yet leads to the Translations page', async () => {
  const documentId = await affirmations.draft('I have no French yet.');
  const page = await openPanel(visit);
  const french = affirmationPath(documentId).replace('=en', '=fr');
  await openEntry(page, french);
  const sizeOf = (text: string) =>
    page.getByText(text, { exact: true }).evaluate((node) => getComputedStyle(node).fontSize);
  await page.getByText(en.missing.fr).waitFor();
  expect(await sizeOf(en.missing.open)).toBe(await sizeOf(en.missing.fr));
  await page.getByRole('link', { name: en.missing.open }).click();
  await page.getByRole('button', { name: 'I have no French yet.' }).waitFor();
  await openEntry(page, affirmationPath(documentId));
  await expect.poll(() => field(page, 'text').inputValue()).toBe('I have no French yet.');
  expect(await page.getByText(en.missing.fr).count()).toBe(0);
});

it('the panel offers unsaved text of a form again after a reload, but not once it has been saved or discarded', async () => {
  const { page, documentId } = await openAffirmation('I stay.');
  await type(page, 'I stay here.');
  await openEntry(page, affirmationPath(documentId));
  await offer(page)
    .getByText(/^You have unsaved changes from \d/)
    .waitFor();
  expect(await offer(page).getByText(en.unsaved.changedSince).count()).toBe(0);
  expect(await field(page, 'text').inputValue()).toBe('I stay.');
  await offer(page).getByRole('button', { name: en.unsaved.restore }).click();
  await expect.poll(() => field(page, 'text').inputValue()).toBe('I stay here.');
  await saveButton(page).click();
  await expect.poll(() => savedText(documentId)).toBe('I stay here.');

  await expect.poll(() => saveButton(page).isEnabled()).toBe(false);
  await type(page, 'I go.');
  await openEntry(page, affirmationPath(documentId));
  await offer(page).getByRole('button', { name: en.unsaved.discard }).click();
  await openEntry(page, affirmationPath(documentId));
  await expect.poll(() => field(page, 'text').inputValue()).toBe('I stay here.');
  expect(await offer(page).count()).toBe(0);
});

it('the panel’s login page says that the session has ended, and after the login the form offers the unsaved text', async () => {
  const { page, documentId } = await openAffirmation('I wait.');
  await field(page, 'text').fill('I wait for you.');
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.setItem('jwtToken', JSON.stringify('of.another.day')));
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText(translations.en['app.session.ended.unsaved']).waitFor();
  await dialog.getByRole('button', { name: en.unsaved.logIn, exact: true }).click();
  await page.waitForURL(/\/admin\/auth\/login/);
  await page.getByText(en.unsaved.sessionEnded).waitFor();
  await page.getByText(en.unsaved.kept).waitFor();

  await page.evaluate(
    (token) => localStorage.setItem('jwtToken', JSON.stringify(token)),
    adminToken(),
  );
  await openEntry(page, affirmationPath(documentId));
  await offer(page).getByRole('button', { name: en.unsaved.restore }).click();
  await expect.poll(() => field(page, 'text').inputValue()).toBe('I wait for you.');
});

it('the panel asks before it unpublishes an entry; its form then keeps the typed text, and takes no more text while the entry is being saved', async () => {
  const documentId = await affirmations.published('I am seen.');
  const page = await openPanel(visit);
  await openEntry(page, affirmationPath(documentId));
  await expect.poll(() => field(page, 'text').inputValue()).toBe('I am seen.');
  await field(page, 'text').fill('I am heard.');
  await page.getByRole('button', { name: 'More actions for this entry' }).click();
  await page.getByRole('menuitem', { name: 'Unpublish', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: en.unpublishing.title });
  await question.getByText(en.unpublishing.ask).waitFor();
  await expect.poll(() => axeFindingsIn(page, '[role="alertdialog"]')).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Published', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'More actions for this entry' }).click();
  await page.getByRole('menuitem', { name: 'Unpublish', exact: true }).click();
  await question.getByRole('button', { name: en.unpublishing.confirm }).click();
  await page.getByText('Draft', { exact: true }).first().waitFor();
  await expect.poll(() => field(page, 'text').inputValue()).toBe('I am heard.');

  const answer = await hold(page, saves);
  await saveButton(page).click();
  await expect
    .poll(() => field(page, 'text').evaluate((node) => node.closest('[inert]') !== null))
    .toBe(true);
  answer();
  await expect.poll(() => savedText(documentId)).toBe('I am heard.');
  await expect
    .poll(() => field(page, 'text').evaluate((node) => node.closest('[inert]') !== null))
    .toBe(false);
});

it('an affirmation’s form shows how many characters of its text are used, in the panel’s language and also before it is saved', async () => {
  const documentId = await affirmations.draft('I count.');
  for (const [language, texts] of [
    ['en', en],
    ['fr', fr],
  ] as const) {
    const page = await openPanel(visit, { language });
    await page.goto(
      `${inject('cms')}/admin/content-manager/collection-types/${affirmationPath(documentId)}`,
    );
    await page.getByText(texts.common.characters('I count.'.length, 280)).waitFor();
    await field(page, 'text').fill('x'.repeat(281));
    await page.getByText(texts.common.characters(281, 280)).waitFor();
    await page
      .getByText(language === 'en' ? /^At most 280 characters/ : /^280 caractères/)
      .waitFor();
  }
});
