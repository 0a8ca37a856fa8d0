import type { Locator, Page } from 'playwright';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { situationNames } from '#contract/situation-names';
import { fields } from '../../cms/src/i18n/en/fields.ts';
import { en } from '../panel/texts.ts';
import { adminApi } from '../cms/admin.ts';
import { affirmationFactory } from '../cms/affirmations.ts';
import { connect } from '../cms/database.ts';
import { invite } from '../cms/staff.ts';
import { readVersions } from '../cms/versions.ts';
import { axeFindingsIn } from './accessibility.ts';
import { visitors } from './browser.ts';
import { goOn, newcomer, openPanel } from './panel.ts';

const affirmations = affirmationFactory(connect());
const visit = visitors();
const { versions, presence, conflicts, unsaved, common } = en;

async function openEntry(page: Page, documentId: string): Promise<void> {
  await goOn(page, `api::affirmation.affirmation/${documentId}?plugins[i18n][locale]=en`);
  await textField(page).waitFor();
}

async function openAsAdministrator(documentId: string): Promise<Page> {
  const page = await openPanel(visit);
  await page.goto(`${inject('cms')}/admin/translations`);
  await openEntry(page, documentId);
  return page;
}

const textField = (page: Page) => page.locator('[name="text"]');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
/** A notice that is not an error, for something that the person has chosen. */
const calmNotice = (page: Page, text: string) =>
  page.locator('[data-sonner-toast] [role="status"]').filter({ hasText: text });
const textOf = async (documentId: string) =>
  (await readVersions('affirmation', documentId, 'en')).now?.['text'];
/** A save by a colleague, without a browser: opening the panel takes most of the time of these tests. */
async function saveAsEdda(documentId: string, text: string): Promise<void> {
  const edda = await invite('strapi-editor');
  const path = `/content-manager/collection-types/api::affirmation.affirmation/${documentId}?locale=en`;
  expect((await edda.call('PUT', path, { text })).status).toBe(200);
}
/** Chooses a version of a field in the dialog about a newer text. */
const take = (dialog: Locator, version: string, field = 'Text') =>
  dialog.getByRole('group', { name: field }).getByRole('radio', { name: version }).check();
async function keepMine(dialog: Locator): Promise<void> {
  await take(dialog, conflicts.mine);
  await dialog.getByRole('button', { name: conflicts.save }).click();
}
const english = (name: string) => presence.withLanguage(name, common.languages.en);

describe('versions in the panel', () => {
  it('two people with the same entry open see each other’s name, and one who would save over the other’s newer text is asked first', async () => {
    const documentId = await affirmations.draft('I am ours.');
    const editor = await newcomer(visit, 'strapi-editor');
    await editor.clock.install();
    await openEntry(editor, documentId);
    await editor.clock.pauseAt(Date.now() + 1000);
    const administrator = await openAsAdministrator(documentId);
    await administrator.getByText(presence.alsoOpen(english('Edda'))).waitFor();
    await editor.clock.fastForward('05');
    await editor.getByText(presence.alsoOpen(english('Colibri'))).waitFor();
    await editor.clock.resume();

    await textField(editor).fill('I am Edda’s, and I wait.');
    await save(editor);
    await expect.poll(() => textOf(documentId)).toBe('I am Edda’s, and I wait.');

    await textField(administrator).fill('I am Colibri’s, and I wait.');
    await save(administrator);
    const dialog = administrator.getByRole('dialog', { name: conflicts.title });
    await dialog.getByText(conflicts.theirs('Edda')).waitFor();
    expect(await dialog.locator('mark').allTextContents()).toEqual(['Colibri’s', 'Edda’s']);
    await expect.poll(() => axeFindingsIn(administrator, '[role="dialog"]')).toEqual([]);

    await keepMine(dialog);
    await expect.poll(() => textOf(documentId)).toBe('I am Colibri’s, and I wait.');
    await textField(administrator).fill('I am Colibri’s, still.');
    await save(administrator);
    await expect.poll(() => textOf(documentId)).toBe('I am Colibri’s, still.');

    await textField(editor).fill('I am Edda’s again.');
    await save(editor);
    const other = editor.getByRole('dialog', { name: conflicts.title });
    await take(other, conflicts.theirs('Colibri'));
    await other.getByRole('button', { name: conflicts.save }).click();
    await calmNotice(editor, conflicts.tookTheirs).waitFor();
    await expect.poll(() => textField(editor).inputValue()).toBe('I am Colibri’s, still.');
    expect(await textOf(documentId)).toBe('I am Colibri’s, still.');
  });

  it('a save keeps a colleague’s newer changes of other fields without asking, and says so; publishing asks first', async () => {
    const documentId = await affirmations.draft('I am shared.');
    const edda = await invite('strapi-editor');
    const path = `/content-manager/collection-types/api::affirmation.affirmation/${documentId}?locale=en`;
    const page = await openAsAdministrator(documentId);
    await textField(page).fill('I am Colibri’s half.');
    await edda.call('PUT', path, { keywords: 'half', moments: 'bedtime' });
    await save(page);
    await calmNotice(page, conflicts.merged('Edda')).waitFor();
    const now = async () => (await readVersions('affirmation', documentId, 'en')).now;
    const saved = { text: 'I am Colibri’s half.', keywords: 'half', moments: 'bedtime' };
    expect(await now()).toMatchObject(saved);
    await expect.poll(() => page.locator('[name="keywords"]').inputValue()).toBe('half');

    await textField(page).fill('I am Colibri’s all.');
    await edda.call('PUT', path, { keywords: 'unseen' });
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: conflicts.unseenTitle });
    await dialog.waitFor();
    expect(await dialog.locator('mark').allTextContents()).toEqual(['unseen']);
    await edda.call('PUT', path, { keywords: 'changed' });
    await dialog.getByRole('button', { name: conflicts.both.publish }).click();
    await expect.poll(() => dialog.locator('mark').allTextContents()).toEqual(['changed']);
    const [newest] = (await readVersions('affirmation', documentId, 'en')).versions;
    expect(newest?.status).not.toBe('published');
    await dialog.getByRole('button', { name: conflicts.both.publish }).click();
    await calmNotice(page, conflicts.mergedAndPublished('Edda')).waitFor();
    expect(await now()).toMatchObject({ text: 'I am Colibri’s all.', keywords: 'changed' });

    await textField(page).fill('I am Colibri’s once more.');
    await edda.call('PUT', path, { text: 'I am Edda’s.' });
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const question = page.getByRole('dialog', { name: conflicts.title });
    await take(question, conflicts.theirs('Edda'));
    await question.getByRole('button', { name: conflicts.publish }).click();
    await page.getByText('Published', { exact: true }).first().waitFor();
    await expect.poll(() => textField(page).inputValue()).toBe('I am Edda’s.');
    const [latest] = (await readVersions('affirmation', documentId, 'en')).versions;
    expect(latest).toMatchObject({ status: 'published', fields: { text: 'I am Edda’s.' } });
  });

  it('the dialog about a newer category and newer moments names what both have chosen, and lets the author decide for each field', async () => {
    const documentId = await affirmations.draft('I am filed.');
    const edda = await invite('strapi-editor');
    const path = `/content-manager/collection-types/api::affirmation.affirmation/${documentId}?locale=en`;
    const page = await openAsAdministrator(documentId);
    await page.getByRole('combobox', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'Courage', exact: true }).click();
    await page.getByText(situationNames.en.moments.tests, { exact: true }).click();
    await edda.call('PUT', path, { moments: 'bedtime', ...(await affirmations.filedUnder(5)) });
    await save(page);
    const dialog = page.getByRole('dialog', { name: conflicts.title });
    await dialog.waitFor();
    const { bedtime, tests } = situationNames.en.moments;
    const marks = await dialog.locator('mark').allTextContents();
    expect(marks.toSorted()).toEqual(['Calm', 'Courage', bedtime, tests].toSorted());
    await dialog.getByText(conflicts.othersKept).waitFor();

    const saving = dialog.getByRole('button', { name: conflicts.save });
    await take(dialog, conflicts.theirs('Edda'), 'Category');
    expect(await saving.isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: conflicts.allMine }).click();
    await take(dialog, conflicts.theirs('Edda'), 'Category');
    await expect.poll(() => axeFindingsIn(page, '[role="dialog"]')).toEqual([]);
    await saving.click();
    await calmNotice(page, conflicts.merged('Edda')).waitFor();
    const { now } = await readVersions('affirmation', documentId, 'en');
    expect(now).toMatchObject({ moments: 'tests', category: { title: 'Calm' } });
  });

  it('after “Keep editing” in the dialog about a newer text, the form still has the typed text, and says that it is not saved', async () => {
    const documentId = await affirmations.draft('I am typed.');
    const page = await openAsAdministrator(documentId);
    await saveAsEdda(documentId, 'I am typed by Edda.');
    await textField(page).fill('I am typed by Colibri.');
    await save(page);
    await page.getByRole('dialog').getByRole('button', { name: conflicts.cancel }).last().click();
    await calmNotice(page, conflicts.notSaved).waitFor();
    expect(await textField(page).inputValue()).toBe('I am typed by Colibri.');
    await save(page);
    await keepMine(page.getByRole('dialog'));
    await expect.poll(() => textOf(documentId)).toBe('I am typed by Colibri.');
  });

  it('the dialog about a newer text stays open and works when a narrow window is widened', async () => {
    const documentId = await affirmations.draft('I am narrow.');
    const editor = await newcomer(visit, 'strapi-editor');
    await openEntry(editor, documentId);
    await editor.setViewportSize({ width: 390, height: 800 });
    await textField(editor).fill('I am narrow, says Edda.');
    await adminApi.update('affirmation', documentId, { text: 'I am narrow, says Colibri.' });
    await save(editor);
    const dialog = editor.getByRole('dialog', { name: conflicts.title });
    await dialog.waitFor();
    await editor.setViewportSize({ width: 1280, height: 800 });
    await keepMine(dialog);
    await expect.poll(() => textOf(documentId)).toBe('I am narrow, says Edda.');
  });

  it('someone who leaves the page at the dialog about a newer text is offered their own text when they return', async () => {
    const documentId = await affirmations.draft('I am left.');
    const editor = await newcomer(visit, 'strapi-editor');
    editor.on('dialog', (dialog) => void dialog.accept());
    await openEntry(editor, documentId);
    await textField(editor).fill('I am left by Edda.');
    await adminApi.update('affirmation', documentId, { text: 'I am left by Colibri.' });
    await save(editor);
    const conflict = editor.getByRole('dialog', { name: conflicts.title });
    await conflict.waitFor();
    await editor.goBack();
    await textField(editor).waitFor({ state: 'detached' });
    await editor.goForward();
    await editor.getByRole('alertdialog', { name: en.unsaved.title }).waitFor();
    expect(await conflict.count()).toBe(0);
    await editor.getByRole('button', { name: en.unsaved.restore }).click();
    await expect.poll(() => textField(editor).inputValue()).toBe('I am left by Edda.');
  });

  it('saving text that was restored after a reload asks first if a colleague has saved a newer text meanwhile', async () => {
    const documentId = await affirmations.draft('I was here.');
    const page = await openAsAdministrator(documentId);
    page.on('dialog', (dialog) => void dialog.accept());
    await textField(page).fill('I was here, says Colibri.');
    await page.waitForFunction(() =>
      Object.values(localStorage).some((kept) => String(kept).includes('says Colibri')),
    );
    await saveAsEdda(documentId, 'I was here, says Edda.');

    await page.goto(`${inject('cms')}/admin/translations`);
    await openEntry(page, documentId);
    const offer = page.getByRole('alertdialog', { name: unsaved.title });
    await offer.getByText(unsaved.changedSince).waitFor();
    await offer.getByRole('button', { name: unsaved.restore }).click();
    await expect.poll(() => textField(page).inputValue()).toBe('I was here, says Colibri.');
    await save(page);
    const dialog = page.getByRole('dialog', { name: conflicts.title });
    await dialog.getByText(conflicts.theirs('Edda')).waitFor();
    expect(await textOf(documentId)).toBe('I was here, says Edda.');
    await keepMine(dialog);
    await expect.poll(() => textOf(documentId)).toBe('I was here, says Colibri.');
    await expect
      .poll(() => page.getByRole('button', { name: 'Save', exact: true }).isDisabled())
      .toBe(true);
  });

  it('if unpublishing an entry loads a colleague’s newer text, saving the text typed before asks first', async () => {
    const documentId = await affirmations.published('I am read.');
    const page = await openAsAdministrator(documentId);
    await textField(page).fill('I am read by Colibri.');
    await saveAsEdda(documentId, 'I am read by Edda.');

    await page.getByRole('button', { name: 'More actions for this entry' }).click();
    await page.getByRole('menuitem', { name: 'Unpublish', exact: true }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: en.unpublishing.confirm })
      .click();
    await page.getByText('Draft', { exact: true }).first().waitFor();
    await expect.poll(() => textField(page).inputValue()).toBe('I am read by Colibri.');
    await save(page);
    const dialog = page.getByRole('dialog', { name: conflicts.title });
    await take(dialog, conflicts.theirs('Edda'));
    await dialog.getByRole('button', { name: conflicts.save }).click();
    await expect.poll(() => textField(page).inputValue()).toBe('I am read by Edda.');
    expect(await textOf(documentId)).toBe('I am read by Edda.');
    await page.reload();
    await expect.poll(() => textField(page).inputValue()).toBe('I am read by Edda.');
    expect(await page.getByRole('alertdialog', { name: unsaved.title }).count()).toBe(0);
  });

  it('an editor sees what a save changed, and can restore the earlier text unless the form has unsaved changes', async () => {
    const documentId = await affirmations.draft('I can wait.');
    await adminApi.update('affirmation', documentId, { text: 'I cannot wait.' });
    const page = await openAsAdministrator(documentId);
    const panel = page.getByRole('list').filter({ hasText: versions.actions.create });
    await panel.getByRole('button', { name: versions.actions.save }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.locator('del, ins').allTextContents()).toEqual([
      ` ${common.removed} can`,
      ` ${common.added} cannot`,
    ]);
    await expect.poll(() => axeFindingsIn(page, '[role="dialog"]')).toEqual([]);
    await dialog.getByRole('button', { name: versions.close }).last().click();

    await textField(page).fill('I cannot wait, not saved.');
    await panel.getByRole('button', { name: versions.actions.create }).click();
    await dialog.getByText(versions.unsaved).waitFor();
    const restore = dialog.getByRole('button', { name: versions.restore });
    expect(await restore.isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await textField(page).fill('I cannot wait.');

    await panel.getByRole('button', { name: versions.actions.create }).click();
    expect(await dialog.locator('del').allTextContents()).toEqual([` ${common.removed} can`]);
    await restore.click();
    await expect.poll(() => textField(page).inputValue()).toBe('I can wait.');
    await expect.poll(() => panel.getByRole('listitem').count()).toBe(3);
    await calmNotice(page, versions.restored).waitFor();
    await panel.getByRole('button', { name: versions.restoredFrom('') }).waitFor();
    expect(await textOf(documentId)).toBe('I can wait.');
  });
});

it('editors who change one glossary term see each other’s name, choose whose French to keep, and can restore an earlier version', async () => {
  const term = await adminApi.create('term', { english: 'zebra', french: 'âne' });
  onTestFinished(async () => {
    await adminApi.remove('term', term);
  });
  const edda = await invite('strapi-editor');
  await edda.call('POST', `/panel/presence/term/${term}`, {});
  const page = await openPanel(visit);
  await page.goto(`${inject('cms')}/admin/translations`);
  await goOn(page, `api::term.term/${term}`);
  await page.getByText(presence.alsoOpen('Edda')).waitFor();

  const field = page.locator('[name="french"]');
  await field.fill('zèbre');
  const path = `/content-manager/collection-types/api::term.term/${term}`;
  await edda.call('PUT', path, { french: 'mule', note: 'The animal.' });
  await save(page);
  const question = page.getByRole('dialog', { name: conflicts.title });
  await take(question, conflicts.mine, fields.term.french.label);
  expect(await question.locator('[lang="fr"] mark').allTextContents()).toEqual(['zèbre', 'mule']);
  await question.getByRole('button', { name: conflicts.save }).click();
  await calmNotice(page, conflicts.merged('Edda')).waitFor();
  const now = async () => (await readVersions('term', term)).now;
  expect(await now()).toMatchObject({ french: 'zèbre', note: 'The animal.' });

  const panel = page.getByRole('list').filter({ hasText: versions.actions.create });
  await panel.getByRole('button', { name: versions.actions.create }).click();
  await page.getByRole('button', { name: versions.restore }).click();
  await expect.poll(() => field.inputValue()).toBe('âne');
  expect(await now()).toMatchObject({ french: 'âne', note: null });
});

it('the Previous and Next buttons of the list of versions do not stick out of their box beside the form', async () => {
  const documentId = await affirmations.draft('I have a past.');
  for (const number of [1, 2, 3, 4, 5, 6])
    await adminApi.update('affirmation', documentId, { text: `I have a past of ${number}.` });
  const page = await openAsAdministrator(documentId);
  const next = page.getByRole('button', { name: common.next, exact: true });
  await next.waitFor();
  const panel = page.getByRole('complementary').filter({ has: next });
  const [inner, outer] = [await next.boundingBox(), await panel.boundingBox()];
  expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual(
    (outer?.x ?? 0) + (outer?.width ?? 0),
  );
});
