import { expect, inject, it } from 'vitest';
import { translations } from '../../cms/src/admin/translations.ts';
import { profile } from '../../cms/src/admin/i18n/en/profile.ts';
import { messages } from '../../cms/src/newsletter/i18n/en.ts';
import { en } from '../panel/texts.ts';
import { staffPassword } from '../cms/panel-login.ts';
import { visitors } from './browser.ts';
import { openPanelAs } from './panel.ts';

const visit = visitors();

it('the profile of a panel account shows its language, changes its password and its first name, but not to an empty one, and leaves the email address to administrators', async () => {
  const page = await openPanelAs(visit, 'translator');
  await page.goto(`${inject('cms')}/admin/me`);
  const language = page.getByRole('combobox', { name: 'Interface language' });
  await expect.poll(() => language.textContent()).toBe('English');
  const name = page.getByLabel('First name');
  const firstName = await name.inputValue();
  await name.fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(translations.en['components.Input.error.validation.required']).waitFor();
  await name.fill(firstName);
  expect(await page.getByLabel(profile.email).getAttribute('readonly')).toBe('');
  await page.getByLabel('Current password').fill(staffPassword);
  await page.getByLabel(profile.password, { exact: true }).fill('Another1234');
  await page.getByLabel(profile.confirmPassword).fill('Another1234');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved').first().waitFor();
});

it('the panel sends a user twelve test newsletters an hour, and says at the thirteenth that it sends no more', async () => {
  const page = await openPanelAs(visit, 'translator');
  await page.goto(`${inject('cms')}/admin/letter`);
  const send = page.getByRole('button', { name: en.test.send.en });
  for (let tests = 1; tests <= 12; tests += 1) {
    const answer = page.waitForResponse(/\/panel\/letter\/weeks\/[\d-]+\/test$/);
    await send.click();
    expect((await answer).status()).toBe(200);
  }
  await send.click();
  await page.getByText(messages.tooManyTests).waitFor();
});
