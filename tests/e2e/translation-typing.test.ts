import { expect, inject, it } from 'vitest';
import { adminApi } from '../cms/admin.ts';
import { affirmationFactory } from '../cms/affirmations.ts';
import { connect } from '../cms/database.ts';
import { en } from '../panel/texts.ts';
import { visitors } from './browser.ts';
import { isFocused } from './member.ts';
import { openPanelAs } from './panel.ts';

const affirmations = affirmationFactory(connect());
const visit = visitors();

it('what a translator types while a translation is being saved appears in the next text, at its beginning, and nowhere if the save fails', async () => {
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
  await expect.poll(() => text.inputValue()).toBe(`Oui. ${french.text}`);
  await page.keyboard.type('Vite. ');
  expect(await text.inputValue()).toBe(`Oui. Vite. ${french.text}`);
  expect(await description.inputValue()).toBe(french.description);
});
