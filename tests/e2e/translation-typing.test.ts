import { expect, inject, it } from 'vitest';
import { adminApi } from '../cms/admin.ts';
import { affirmationFactory } from '../cms/affirmations.ts';
import { connect } from '../cms/database.ts';
import { en } from '../panel/texts.ts';
import { visitors } from './browser.ts';
import { hold, isFocused } from './member.ts';
import { openPanelAs } from './panel.ts';

const affirmations = affirmationFactory(connect());
const visit = visitors();

it('what a translator types while a translation is being saved appears at the beginning of the next text, also if the save fails at first', async () => {
  const french = { text: 'Je tape.', description: 'Dis-le.' };
  for (const number of [1, 2]) {
    const documentId = await affirmations.draft(`I type ${number}.`);
    await adminApi.update('affirmation', documentId, french, 'fr');
  }
  const page = await openPanelAs(visit, 'translator');
  let answer = (_isSaved: boolean) => {};
  await page.route('**/panel/translations/affirmation/*', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    const isSaved = await new Promise<boolean>((resolve) => (answer = resolve));
    return isSaved ? route.continue() : route.abort();
  });
  await page.goto(`${inject('cms')}/admin/translations?noun=affirmation&language=fr&state=review`);
  const first = page.getByRole('button', { name: /^I type/ }).first();
  await first.click();
  await expect.poll(() => first.getAttribute('aria-current')).toBe('true');
  const text = page.locator('[name="text"]');
  const description = page.locator('[name="description"]');
  const save = async () => {
    const asked = page.waitForRequest((each) => each.method() === 'PUT');
    await page.keyboard.press('Control+Enter');
    await asked;
    await page.keyboard.type('Oui. ');
  };
  await description.fill('Dis-le vite.');
  await save();
  answer(false);
  await page.getByText(en.common.noAnswer).waitFor();
  await expect.poll(() => description.evaluate(isFocused)).toBe(true);
  expect(await text.inputValue()).toBe(french.text);

  await save();
  answer(true);
  await expect.poll(() => text.inputValue()).toBe(`Oui. Oui. ${french.text}`);
  await page.keyboard.type('Vite. ');
  expect(await text.inputValue()).toBe(`Oui. Oui. Vite. ${french.text}`);
  expect(await description.inputValue()).toBe(french.description);
});

it('what a translator types while the last text of a queue is being saved is not added to that text', async () => {
  const documentId = await affirmations.draft('I am the last one.');
  await adminApi.update(
    'affirmation',
    documentId,
    { text: 'Je finis.', description: 'Dis-le.' },
    'fr',
  );
  await adminApi.update('affirmation', documentId, { text: 'I am the very last one.' });
  const page = await openPanelAs(visit, 'translator');
  const queue = `${inject('cms')}/admin/translations?noun=affirmation&language=fr&state=`;
  await page.goto(`${queue}outdated`);
  await page.getByRole('button', { name: 'I am the very last one.' }).first().click();
  const answer = await hold(page, '**/panel/translations/affirmation/*');
  await page.locator('[name="description"]').fill('Dis-le vite.');
  await page.keyboard.press('Control+Enter');
  await page.locator('[name="description"][readonly]').waitFor();
  await page.keyboard.type('Oui.');
  answer();
  await page.getByText(en.translation.saved).waitFor();
  await page.goto(`${queue}publish`);
  await page.getByRole('button', { name: 'I am the very last one.' }).first().click();
  expect(await page.locator('[name="text"]').inputValue()).toBe('Je finis.');
  expect(await page.getByText(en.translation.typed).count()).toBe(0);
});

it('the translation page no longer says that the last text was saved once the next one lacks a required field', async () => {
  for (const text of ['I am saved by a heron.', 'I lack a word of a heron.'])
    await affirmations.draft(text);
  const page = await openPanelAs(visit, 'translator');
  await page.goto(`${inject('cms')}/admin/translations?noun=affirmation&language=fr&state=missing`);
  await page.getByRole('button', { name: 'I am saved by a heron.' }).click();
  const [text, description] = ['text', 'description'].map((name) =>
    page.locator(`[name="${name}"]`),
  );
  await text?.fill('Je suis enregistré.');
  await description?.fill('Dis-le.');
  await page.keyboard.press('Control+Enter');
  const saved = page.getByText(en.translation.saved).first();
  await saved.waitFor();
  await expect.poll(() => text?.inputValue()).toBe('');
  await text?.fill('Il me manque un mot.');
  await page.keyboard.press('Control+Enter');
  await page.getByText(en.translation.blank).waitFor();
  await saved.waitFor({ state: 'detached' });
});

it('a translator discards what is not saved, and puts it back with the same button', async () => {
  const documentId = await affirmations.draft('I change my mind.');
  const french = { text: 'Je change d’avis.', description: 'Dis-le.' };
  await adminApi.update('affirmation', documentId, french, 'fr');
  const page = await openPanelAs(visit, 'translator');
  await page.goto(`${inject('cms')}/admin/translations?noun=affirmation&language=fr&state=review`);
  await page.getByRole('button', { name: 'I change my mind.' }).first().click();
  const text = page.locator('[name="text"]');
  await expect.poll(() => text.inputValue()).toBe(french.text);
  const { discard, putBack } = en.common;
  await text.fill('Je change.');
  await page.getByRole('button', { name: discard }).click();
  expect(await text.inputValue()).toBe(french.text);
  await page.getByRole('button', { name: putBack }).click();
  expect(await text.inputValue()).toBe('Je change.');
  await page.getByRole('button', { name: discard }).click();
  await page.reload();
  await page.getByRole('button', { name: 'I change my mind.' }).first().click();
  await expect.poll(() => text.inputValue()).toBe(french.text);
  expect(await page.getByRole('button', { name: discard }).count()).toBe(0);
});
