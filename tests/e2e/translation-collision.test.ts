import type { Locator, Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { en } from '../panel/texts.ts';
import { messages } from '../../cms/src/translation/i18n/en.ts';
import { adminApi, callAdmin } from '../cms/admin.ts';
import { affirmationFactory } from '../cms/affirmations.ts';
import { connect } from '../cms/database.ts';
import { entriesOf } from '../cms/permissions.ts';
import { invite } from '../cms/staff.ts';
import { translationCalls } from '../cms/translations.ts';
import { axeFindingsIn } from './accessibility.ts';
import { visitors } from './browser.ts';
import { followTo, goOn, openPanel } from './panel.ts';

const affirmations = affirmationFactory(connect());
const visit = visitors();
const { comments, newer, presence, publishing, translation, common } = en;
const isInView = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

it('a translator who would save over a colleague’s newer translation sees both, and decides which one to keep, also after a reload', async () => {
  const tina = await invite('translator');
  const { token } = await invite('translator');
  const { find, save } = translationCalls(() => tina);
  const documentId = await affirmations.draft('I wait for both of us.');
  const page = await openPanel(visit, { token });
  await page.goto(`${inject('cms')}/admin/translations?noun=affirmation&language=fr&state=missing`);
  await page.getByRole('button', { name: 'I wait for both of us.' }).first().click();
  await page.locator('[name="text"]').fill('J’attends.');
  await page.locator('[name="description"]').fill('Dis-le.');
  await save(documentId, { texts: { text: 'Je nous attends.', description: 'Dis-le.' } });

  await page.keyboard.press('Control+Enter');
  const question = page.getByRole('group', { name: /has saved this translation/ });
  await question.locator('del, ins').first().waitFor();
  await expect.poll(() => axeFindingsIn(page, 'main')).toEqual([]);
  // The same key, pressed again in haste, decides nothing.
  await page.keyboard.press('Control+Enter');
  expect((await find(documentId))?.target['text']).toBe('Je nous attends.');
  expect(await page.locator('[name="text"]').inputValue()).toBe('J’attends.');
  await question.getByRole('button', { name: newer.keepMine }).click();
  await page.getByText(translation.saved).first().waitFor();
  expect((await find(documentId))?.target['text']).toBe('J’attends.');

  const entry = page.getByRole('button', { name: 'I wait for both of us.' }).first();
  await page.goto(`${inject('cms')}/admin/translations?noun=affirmation&language=fr&state=publish`);
  await entry.click();
  await page.locator('[name="text"]').fill('J’attends encore.');
  await save(documentId, { texts: { text: 'Je nous attends encore.', description: 'Dis-le.' } });
  await page.reload();
  await entry.click();
  await expect.poll(() => page.locator('[name="text"]').inputValue()).toBe('J’attends encore.');
  await page.keyboard.press('Control+Enter');
  await question.waitFor();
  expect((await find(documentId))?.target['text']).toBe('Je nous attends encore.');
});

it('a translator is told that a colleague has deleted the translation, and finds what they typed among the missing ones', async () => {
  const tina = await invite('translator');
  const { token } = await invite('translator');
  const { find, save } = translationCalls(() => tina);
  const documentId = await affirmations.draft('I am translated twice.');
  await save(documentId);
  const page = await openPanel(visit, { token });
  await page.goto(`${inject('cms')}/admin/translations?noun=affirmation&language=fr&state=publish`);
  const entry = page.getByRole('button', { name: 'I am translated twice.' }).first();
  await entry.click();
  await page.locator('[name="text"]').fill('Deux fois.');
  await callAdmin('DELETE', `${entriesOf('affirmation')}/${documentId}?locale=fr`);
  await page.keyboard.press('Control+Enter');
  await page.getByText(messages.deleted).waitFor();
  expect((await find(documentId))?.state).toBe('missing');

  await followTo(page, 'translations?noun=affirmation&language=fr&state=missing');
  await entry.click();
  await expect.poll(() => page.locator('[name="text"]').inputValue()).toBe('Deux fois.');
  await page.locator('[name="description"]').fill('Redis-le.');
  await page.keyboard.press('Control+Enter');
  await page.getByText(translation.saved).first().waitFor();
  expect((await find(documentId))?.target['text']).toBe('Deux fois.');
});

it('keeps both people’s changes to different fields of a translation, and asks only about a field that both have changed', async () => {
  const tina = await invite('translator');
  const { token } = await invite('translator');
  const { find, save } = translationCalls(() => tina);
  const documentId = await affirmations.draft('We change it together.');
  await save(documentId, { texts: { text: 'Ensemble.', description: 'Dis-le.' } });
  const page = await openPanel(visit, { token });
  await page.goto(`${inject('cms')}/admin/translations?noun=affirmation&language=fr&state=publish`);
  const entry = page.getByRole('button', { name: 'We change it together.' }).first();
  const targetOf = async () => (await find(documentId))?.target;

  await entry.click();
  await page.locator('[name="description"]').fill('Dis-le doucement.');
  await save(documentId, { texts: { text: 'Tous ensemble.', description: 'Dis-le.' } });
  await page.getByText(/after you opened it/).waitFor();
  await page.keyboard.press('Control+Enter');
  const both = { text: 'Tous ensemble.', description: 'Dis-le doucement.' };
  await page.getByText(en.conflicts.merged('Tess')).first().waitFor();
  expect(await targetOf()).toMatchObject(both);

  await entry.click();
  await expect.poll(() => page.locator('[name="text"]').inputValue()).toBe(both.text);
  await page.locator('[name="text"]').fill('Rien que nous.');
  await page.locator('[name="description"]').fill('Dis-le fort.');
  await save(documentId, { texts: { ...both, text: 'Nous tous.' } });
  await page.keyboard.press('Control+Enter');
  const question = page.getByRole('group', { name: /has saved this translation/ });
  await question.getByText(en.conflicts.othersKept).waitFor();
  expect(await question.getByText('Dis-le', { exact: false }).count()).toBe(0);
  await question.getByRole('button', { name: newer.takeTheirs }).click();
  await page.getByText(translation.saved).first().waitFor();
  expect(await targetOf()).toMatchObject({ text: 'Nous tous.', description: 'Dis-le fort.' });

  // After a refusal, the form shows the text as it is now.
  const write = (text: string) =>
    save(documentId, { texts: { text, description: 'Dis-le fort.' }, isReady: false });
  const field = page.locator('[name="text"]');
  await write('Un.');
  await page.goto(`${inject('cms')}/admin/translations?noun=affirmation&language=fr&state=review`);
  await entry.click();
  await expect.poll(() => field.inputValue()).toBe('Un.');
  await field.fill('Un peu.');
  await write('Deux.');
  await page.keyboard.press('Control+Enter');
  await question.getByRole('button', { name: newer.takeTheirs }).click();
  await expect.poll(() => field.inputValue()).toBe('Deux.');
  await write('Trois.');
  await page.keyboard.press('Control+Enter');
  await page.getByText(/has changed since you opened/).waitFor();
  await expect.poll(() => field.inputValue()).toBe('Trois.');
  expect(await targetOf()).toMatchObject({ text: 'Trois.' });
});

it('a translator whose source text changed meanwhile reads the new one in the error, and can save what they typed where they are', async () => {
  const { token } = await invite('translator');
  const documentId = await affirmations.draft('I change while you write.');
  const page = await openPanel(visit, { token });
  await page.goto(`${inject('cms')}/admin/translations?noun=affirmation&language=fr&state=missing`);
  await page.getByRole('button', { name: 'I change while you write.' }).first().click();
  await page.locator('[name="text"]').fill('J’ai changé.');
  await page.locator('[name="description"]').fill('Dis-le.');
  await adminApi.update('affirmation', documentId, { text: 'I have changed meanwhile.' });
  await page.keyboard.press('Control+Enter');
  const notice = page.getByRole('alert').filter({ hasText: 'I have changed meanwhile. — ' });
  await notice.waitFor();
  expect(await notice.getByRole('link').count()).toBe(0);
  expect(await page.locator('[name="text"]').inputValue()).toBe('J’ai changé.');
  await page.locator('[name="text"]').press('Control+Enter');
  await page.getByText(translation.saved).first().waitFor();
});

it('says why it does not mark an outdated translation as up to date that a colleague has saved since', async () => {
  const tina = await invite('translator');
  const { token } = await invite('translator');
  const { stateOf, save } = translationCalls(() => tina);
  const french = { text: 'Je me périme.', description: 'Dis-le.' };
  const outdated = async (text: string, texts: typeof french) => {
    const id = await affirmations.draft(`${text} Not yet.`);
    await save(id, { texts });
    await adminApi.update('affirmation', id, { text });
    return id;
  };
  const documentId = await outdated('I go out of date at last.', french);
  // It opens instead of the refused one.
  await outdated('I do, too.', { ...french, text: 'Moi aussi.' });
  const page = await openPanel(visit, { token });
  await page.goto(
    `${inject('cms')}/admin/translations?noun=affirmation&language=fr&state=outdated`,
  );
  await page.getByRole('button', { name: 'I go out of date at last.' }).first().click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('[name="description"]').focus();
  await page.locator('[name="description"]').scrollIntoViewIfNeeded();
  await save(documentId, { texts: { ...french, text: 'Je suis à jour.' }, isReady: false });
  await page.keyboard.press('Control+Shift+Enter');
  const refusal = page.getByText(/^I go out of date at last\. — .*has changed since you opened/);
  await refusal.waitFor();
  await expect.poll(() => page.locator('[name="text"]').inputValue()).toBe('Moi aussi.');
  expect(await isInView(refusal)).toBe(true);
  await page.keyboard.press('Tab');
  const link = page.getByRole('alert').getByRole('link', { name: translation.open });
  expect(await link.evaluate((node) => node === document.activeElement)).toBe(true);
  expect(await link.getAttribute('href')).toContain(documentId);
  expect(await stateOf(documentId)).toBe('review');
});

it('people who have one text open on the Translations page or in its form see each other’s name in both', async () => {
  const { token } = await invite('translator');
  const text = 'I am open twice.';
  const documentId = await affirmations.draft(text);
  const queue = 'translations?noun=affirmation&language=fr&state=missing';
  const tess = await openPanel(visit, { token });
  await tess.goto(`${inject('cms')}/admin/${queue}`);
  await tess.getByRole('button', { name: text }).first().click();
  const sees = (page: Page, name: string, language: 'en' | 'fr') =>
    page
      .getByText(presence.alsoOpen(presence.withLanguage(name, common.languages[language])))
      .waitFor();

  const administrator = await openPanel(visit);
  await administrator.goto(`${inject('cms')}/admin/history`);
  await goOn(administrator, `api::affirmation.affirmation/${documentId}`);
  await sees(administrator, 'Tess', 'fr');
  await sees(tess, 'Colibri', 'en');
  await expect.poll(() => axeFindingsIn(tess, 'main')).toEqual([]);

  const closed = administrator.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await followTo(administrator, queue);
  expect((await closed).status()).toBe(204);
  await administrator.getByRole('button', { name: text }).first().click();
  await sees(administrator, 'Tess', 'fr');
  await sees(tess, 'Colibri', 'fr');
});

it('the translation queue unchecks a text that a colleague has changed since it was checked to be published', async () => {
  const text = 'I am checked and changed.';
  const documentId = await affirmations.draft(text);
  const write = (french: string) =>
    adminApi.update('affirmation', documentId, { text: french, description: 'Dis-le.' }, 'fr');
  await write('Coche-moi.');
  const page = await openPanel(visit);
  await page.goto(`${inject('cms')}/admin/translations?noun=affirmation&language=fr&state=review`);
  const list = page.getByRole('navigation', { name: translation.queue });
  const checkmark = list.getByRole('checkbox', { name: publishing.choose(text) });
  await checkmark.click();
  await list.getByRole('button', { name: publishing.publishChosen(1) }).waitFor();
  await write('Personne ne m’a lu.');
  // A new comment loads the list again.
  await list.getByRole('button', { name: text }).click();
  await page.getByLabel(comments.label).fill('Is this right?');
  await page.getByRole('button', { name: comments.add }).click();
  await list.getByText('Personne ne m’a lu.').waitFor();
  expect(await checkmark.isChecked()).toBe(false);
  await list.getByRole('button', { name: publishing.publishChosen(0) }).waitFor();
});
