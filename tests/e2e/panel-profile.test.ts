import { expect, inject, it } from 'vitest';
import { translations } from '../../cms/src/admin/translations.ts';
import { account } from '../../cms/src/i18n/en/account.ts';
import { profile } from '../../cms/src/admin/i18n/en/profile.ts';
import { messages } from '../../cms/src/newsletter/i18n/en.ts';
import { en } from '../panel/texts.ts';
import { staffPassword } from '../cms/panel-login.ts';
import { invitation } from '../cms/staff.ts';
import { visitors } from './browser.ts';
import { openPanel, openPanelAs } from './panel.ts';

const visit = visitors();

it('the profile of a panel account shows its language, changes its password if the current one is right, and its first name, but not to an empty one, and leaves the email address to administrators', async () => {
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
  await page.getByLabel('Current password').fill('Wrong1234');
  await page.getByLabel(profile.password, { exact: true }).fill('Another1234');
  await page.getByLabel(profile.confirmPassword).fill('Another1234');
  await page.getByRole('button', { name: 'Save' }).click();
  const current = page.getByLabel('Current password');
  await expect.poll(() => current.getAttribute('aria-invalid')).toBe('true');
  await page.locator('form').getByText(account.wrongPassword).waitFor();
  await current.fill(staffPassword);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved').first().waitFor();
  // They count as saved.
  await expect.poll(() => page.getByLabel('Current password').inputValue()).toBe('');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.waitForURL(/\/admin\/?$/);
});

it('the profile in French lists the panel’s languages under their own names, and offers nothing empty', async () => {
  const page = await openPanel(visit, { language: 'fr' });
  await page.goto(`${inject('cms')}/admin/me`);
  const options = page.getByRole('option');
  await page.getByRole('combobox', { name: 'Langue de l’interface' }).click();
  await expect.poll(() => options.allTextContents()).toEqual(['English', 'Français']);
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Thème' }).click();
  await expect.poll(() => options.count()).toBe(3);
});

it('on a phone, people who stay on their profile see it, and not the menu by which they were about to leave', async () => {
  const page = await openPanelAs(visit, 'translator');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${inject('cms')}/admin/me`);
  const lastName = page.getByLabel('Last name');
  await lastName.fill('Typed');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Help', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: en.leaving.title });
  const colorOf = (name: string) =>
    page
      .getByRole('button', { name, includeHidden: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  // What loses the changes isn't the main button.
  expect(await colorOf(en.leaving.leave)).not.toBe(await colorOf('Save'));
  await question.getByRole('button', { name: en.leaving.stay }).click();
  await lastName.click({ trial: true });
});

it('the profile keeps Save in sight on a phone while it scrolls, and cuts off no label', async () => {
  const page = await openPanelAs(visit, 'translator');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${inject('cms')}/admin/me`);
  await page.getByRole('combobox', { name: 'Interface mode' }).scrollIntoViewIfNeeded();
  expect((await page.getByLabel('First name').boundingBox())?.y).toBeLessThan(0);
  const isInSight = await page.getByRole('button', { name: 'Save' }).evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isInSight).toBe(true);
  const cutOff = await page
    .locator('main form label')
    .evaluateAll((labels) =>
      labels
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
  expect(cutOff).toEqual([]);
});

it('the panel asks people who leave their profile with unsaved changes whether they want to, and keeps no password', async () => {
  const page = await openPanelAs(visit, 'translator');
  const home = page.getByRole('link', { name: 'Home', exact: true });
  const question = page.getByRole('alertdialog', { name: en.leaving.title });
  await page.goto(`${inject('cms')}/admin/me`);
  const password = page.getByLabel(profile.password, { exact: true });
  await password.fill('Typed1234');
  await home.click();
  await question.getByText(translations.en['global.prompt.unsaved']).waitFor();
  await question.getByRole('button', { name: en.leaving.stay }).click();
  expect(await password.inputValue()).toBe('Typed1234');
  const browserQuestion = page.waitForEvent('dialog');
  const reloading = page.reload();
  await (await browserQuestion).accept();
  await reloading;
  expect(await password.inputValue()).toBe('');
  expect(JSON.stringify(await page.context().storageState())).not.toContain('Typed1234');
  const lastName = page.getByLabel('Last name');
  await lastName.fill('Typed');
  await home.click();
  await question.getByRole('button', { name: en.leaving.leave }).click();
  await page.waitForURL(/\/admin\/?$/);
  await page.goBack();
  expect(await lastName.inputValue()).toBe('');
  await lastName.fill('Typed');
  await home.click();
  await question.getByRole('button', { name: en.leaving.stay }).click();
  await page.goForward();
  await question.getByRole('button', { name: en.leaving.leave }).click();
  await page.waitForURL(/\/admin\/?$/);
});

it.each([
  ['en', 'Get started'],
  ['fr', 'Commencer'],
] as const)(
  'the form of an invitation names all rules for passwords beside what is wrong with one (%s)',
  async (language, start) => {
    const { registrationToken } = await invitation('translator');
    const page = await visit(
      `${inject('cms')}/admin/auth/register?registrationToken=${registrationToken}&lang=${language}`,
      { mayLogErrors: true },
    );
    // The form is reset when the invitation has loaded.
    await page.locator('[name="email"][value*="@"]').waitFor();
    for (const password of ['abc', 'Abc1']) {
      for (const name of ['password', 'confirmPassword'])
        await page.locator(`[name="${name}"]`).fill(password);
      await page.getByRole('button', { name: start }).click();
      const rules = translations[language]['Auth.form.password.hint'];
      await page.locator('[data-strapi-field-error]', { hasText: rules }).waitFor();
    }
  },
);

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
