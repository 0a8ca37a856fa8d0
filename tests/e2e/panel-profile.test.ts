import { expect, inject, it } from 'vitest';
import { translations } from '../../cms/src/admin/translations.ts';
import { profile } from '../../cms/src/admin/i18n/en/profile.ts';
import { account } from '../../cms/src/i18n/en/account.ts';
import { messages } from '../../cms/src/newsletter/i18n/en.ts';
import { en } from '../panel/texts.ts';
import { freshAddress, freshEmail, visitorAt } from '../cms/members.ts';
import { staffPassword, tryPanelLogin } from '../cms/panel-login.ts';
import { invite } from '../cms/staff.ts';
import { visitors } from './browser.ts';
import { openPanel, openPanelAs } from './panel.ts';

const visit = visitors();

it('the profile of a panel account shows its language, and changes its email address only with its password, and its first name only to one that is not empty', async () => {
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
  const address = page.getByLabel(/^Email/);
  const former = await address.inputValue();
  const email = freshEmail();
  await address.fill(email);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(account.emailNeedsPassword).waitFor();
  await page.getByLabel('Current password').fill(staffPassword);
  await page.getByLabel(profile.password, { exact: true }).fill(staffPassword);
  await page.getByLabel(profile.confirmPassword).fill(staffPassword);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved').first().waitFor();

  const logIn = async (to: string) =>
    (await tryPanelLogin(visitorAt(freshAddress(), inject('cms')), to)).status;
  expect([await logIn(former), await logIn(email)]).toEqual([400, 200]);
});

it('a new password in one window does not put back the email address that was changed in another', async () => {
  const { email, token, call } = await invite('translator');
  const page = await openPanel(visit, { token });
  await page.goto(`${inject('cms')}/admin/me`);
  const address = page.getByLabel(/^Email/);
  await expect.poll(() => address.inputValue()).toBe(email);
  const changed = freshEmail();
  const password = { password: staffPassword, currentPassword: staffPassword };
  const answer = await call('PUT', '/admin/users/me', { email: changed, ...password });
  expect(answer.status).toBe(200);
  await page.getByLabel('Current password').fill(staffPassword);
  await page.getByLabel(profile.password, { exact: true }).fill('Another1234');
  await page.getByLabel(profile.confirmPassword).fill('Another1234');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved').first().waitFor();
  const here = visitorAt(freshAddress(), inject('cms'));
  expect((await tryPanelLogin(here, changed, 'Another1234')).status).toBe(200);
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
