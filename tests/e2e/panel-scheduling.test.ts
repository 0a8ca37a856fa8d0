import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { en, fr } from '../panel/texts.ts';
import { adminApi } from '../cms/admin.ts';
import { affirmationFactory } from '../cms/affirmations.ts';
import { connect } from '../cms/database.ts';
import { visitors } from './browser.ts';
import { hold } from './member.ts';
import { goOn, openPanel } from './panel.ts';

const client = connect();
const affirmations = affirmationFactory(client);
const visit = visitors();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openForm(documentId: string, language: 'en' | 'fr' = 'en') {
  const page = await openPanel(visit, { language });
  await page.goto(`${inject('cms')}/admin/help`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, `/admin/content-manager/collection-types/api::affirmation.affirmation/${documentId}?plugins[i18n][locale]=en`);
  await page.locator('[name="publishAt"]').waitFor();
  return page;
}

/** Turns on *Featured*, which shows its position and dates. */
const feature = (page: Page) => page.locator('[name="featured"]').check({ force: true });

async function rowsOf(documentId: string) {
  const { rows } = await client.query(
    `select published_at is not null as published, publish_at as time from affirmations
     where document_id = $1 order by published_at is not null`,
    [documentId],
  );
  return rows;
}

it('with a time to publish, the form’s button and Ctrl+Shift+Enter schedule an affirmation; publishing it now needs a confirmation, and an open form shows when it has been published', async () => {
  const documentId = await affirmations.draft('I come later.');
  const page = await openForm(documentId);
  await button(page, 'Publish').waitFor();
  await page.locator('[name="publishAt"]').fill('11/25/2099');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2:30 pm');
  await page
    .getByText(/^Not scheduled yet.* to publish it on Wednesday, November 25, 2099/)
    .waitFor();
  await expect.poll(() => button(page, 'Publish').count()).toBe(0);
  await page.keyboard.press('Control+Shift+Enter');
  await expect
    .poll(() => rowsOf(documentId))
    .toEqual([{ published: false, time: new Date('2099-11-25T14:30:00') }]);
  await expect.poll(() => button(page, en.schedule.action).isDisabled()).toBe(true);
  await page.getByText(/^Scheduled for Wednesday, November 25, 2099/).waitFor();
  const status = page.locator('main h1').locator('xpath=../../..').getByRole('status');
  await expect.poll(() => status.allTextContents()).toEqual([en.common.statuses.scheduled]);
  await page.getByText(/^Will be published on Wednesday, November 25, 2099/).waitFor();

  await page.getByLabel(en.date.timeOf('Publish on'), { exact: true }).fill('15:45');
  await button(page, en.schedule.action).click();
  await expect
    .poll(() => rowsOf(documentId))
    .toEqual([{ published: false, time: new Date('2099-11-25T15:45:00') }]);

  // Strapi's hint on every button but that for publishing. It isn't true for this one.
  await button(page, en.schedule.publishNow).hover();
  const hint = page.getByRole('tooltip', { includeHidden: true });
  await hint.waitFor({ state: 'attached' });
  expect(await hint.locator('xpath=..').isVisible()).toBe(false);
  await button(page, en.schedule.publishNow).click();
  const question = page.getByRole('alertdialog', { name: en.schedule.askTitle });
  await question.getByText(/November 25, 2099/).waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await rowsOf(documentId)).toHaveLength(1);
  await button(page, en.schedule.publishNow).click();
  await question.getByRole('button', { name: en.schedule.publishNow }).click();
  await expect
    .poll(async () => (await rowsOf(documentId)).map(({ published }) => published))
    .toEqual([false, true]);

  // A form that stays open learns what the schedule has done.
  const date = page.locator('[name="publishAt"]');
  await expect.poll(() => date.inputValue()).toBe('');
  await page.clock.install();
  const soon = new Date(Date.now() + 120_000);
  await date.fill(`${soon.getMonth() + 1}/${soon.getDate()}/${soon.getFullYear()}`);
  await page
    .getByLabel(en.date.timeOf('Publish on'), { exact: true })
    .fill(`${soon.getHours()}:${String(soon.getMinutes()).padStart(2, '0')}`);
  await button(page, en.schedule.action).click();
  await expect.poll(() => button(page, en.schedule.action).isDisabled()).toBe(true);
  await page.getByText(/^Will be published on/).waitFor();
  await adminApi.publish('affirmation', documentId);
  await page.clock.fastForward(130_000);
  await expect.poll(() => date.inputValue()).toBe('');
  expect(await page.getByText(/^Will be published on/).count()).toBe(0);
});

it('scheduling first shows what a colleague has saved in the meantime, and schedules both', async () => {
  const documentId = await affirmations.draft('I was read.');
  const page = await openForm(documentId);
  await adminApi.update('affirmation', documentId, { text: 'Nobody has read me.' });
  await page.locator('[name="publishAt"]').fill('11/25/2099');
  await button(page, en.schedule.action).click();
  const dialog = page.getByRole('dialog', { name: en.conflicts.unseenTitle });
  await dialog.getByText('Nobody has read me.').waitFor();
  expect(await rowsOf(documentId)).toMatchObject([{ published: false, time: null }]);
  await dialog.getByRole('button', { name: en.conflicts.both.schedule }).click();
  const year = async () => (await rowsOf(documentId))[0].time?.getFullYear();
  await expect.poll(year).toBe(2099);
  await expect.poll(() => page.locator('[name="text"]').inputValue()).toBe('Nobody has read me.');

  // As when a translator changes it, which takes it off the schedule.
  await adminApi.update('affirmation', documentId, { text: 'Nor me.', publishAt: null });
  await page.locator('[name="description"]').fill('Say it later.');
  await button(page, en.schedule.action).click();
  const question = page.getByRole('dialog', { name: en.conflicts.title });
  await question.getByText('Nor me.').waitFor();
  await question.getByRole('radio', { name: en.conflicts.mine }).check();
  expect(await year()).toBeUndefined();
  await question.getByRole('button', { name: en.conflicts.schedule }).click();
  await expect.poll(year).toBe(2099);
});

it('the list of affirmations shows scheduled ones as “Scheduled,” and says when they will be published', async () => {
  const text = 'I am on my way.';
  const documentId = await affirmations.draft(text);
  await adminApi.update('affirmation', documentId, { publishAt: '2099-11-25T12:00:00.000Z' });
  const page = await openPanel(visit);
  await page.goto(`${inject('cms')}/admin/translations`);
  await goOn(page, 'api::affirmation.affirmation?plugins[i18n][locale]=en');
  const row = page.getByRole('row', { name: text });
  await row.getByText(en.schedule.online('Nov 25, 2099'), { exact: true }).waitFor();
  await row.getByTitle(/Wednesday, November 25, 2099/).waitFor();
  await row.getByText(en.common.statuses.scheduled, { exact: true }).waitFor();
});

it('publishing several affirmations from the list shows no numbers before they have loaded, and warns of those that are scheduled for later', async () => {
  const [later, now] = [
    await affirmations.draft('I am planned, in bulk.'),
    await affirmations.draft('I am ready, in bulk.'),
  ];
  await adminApi.update('affirmation', later, { publishAt: '2099-11-25T12:00:00.000Z' });
  const page = await openPanel(visit);
  await page.goto(`${inject('cms')}/admin/translations`);
  await goOn(page, 'api::affirmation.affirmation?plugins[i18n][locale]=en&_q=in bulk');
  for (const text of ['I am planned, in bulk.', 'I am ready, in bulk.'])
    await page.getByRole('row', { name: text }).getByRole('checkbox').click();
  const load = await hold(page, /bulkFindForValidation/);
  await button(page, 'Publish').click();
  const dialog = page.getByRole('dialog');
  const ready = dialog.getByText('To publish', { exact: true });
  await ready.first().waitFor({ state: 'attached' });
  expect(await ready.first().isVisible()).toBe(false);
  load();
  await ready.first().waitFor();
  await dialog.getByText(en.schedule.bulkWarning(1)).waitFor();
  await dialog.getByText(/^“I am planned, in bulk\.” · Nov 25, 2099/).waitFor();
  expect(await dialog.getByText(/^“I am ready/).count()).toBe(0);
  expect(await rowsOf(later)).toHaveLength(1);
  await page.keyboard.press('Escape');

  await page.getByRole('row', { name: 'I am planned, in bulk.' }).getByRole('checkbox').click();
  await button(page, 'Publish').click();
  await dialog.getByText('I am ready, in bulk.').waitFor();
  expect(await dialog.getByText(en.schedule.bulkWarning(1)).count()).toBe(0);
  expect(await rowsOf(now)).toHaveLength(1);
});

it.each([
  ['en', '11/25/2099', '25/11/2099', 'Wednesday, November 25, 2099', en],
  ['fr', '25/11/2099', '11/25/2099', 'mercredi 25 novembre 2099', fr],
] as const)(
  'in the %s panel, the date field accepts %s, and shows an error for %s and does not save it',
  async (language, typed, wrong, inWords, texts) => {
    const documentId = await affirmations.draft(`I have a date (${language}).`);
    const page = await openForm(documentId, language);
    await feature(page);
    const field = page.locator('[name="featuredFrom"]');
    const save = button(page, language === 'fr' ? 'Enregistrer' : 'Save');
    expect(await field.getAttribute('placeholder')).toBe(texts.date.placeholder);
    await field.fill(wrong);
    await field.blur();
    await page.getByText(texts.date.notADate).waitFor();
    const refusal = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await save.click();
    expect((await refusal).status()).toBe(400);
    await expect.poll(() => field.evaluate((node) => node.closest('[inert]') === null)).toBe(true);
    expect(await field.inputValue()).toBe(wrong);
    await field.fill(typed);
    await page.getByText(inWords, { exact: true }).waitFor();
    await expect.poll(() => page.getByText(texts.date.notADate).count()).toBe(0);
    await save.click();
    const saved = async () => {
      const { rows } = await client.query(
        'select featured_from::text as day from affirmations where document_id = $1',
        [documentId],
      );
      return rows[0]?.day;
    };
    await expect.poll(saved).toBe('2099-11-25');
  },
);

it('the calendar of a date field can be used with the keyboard, closes after a choice, and returns the focus to the field', async () => {
  const documentId = await affirmations.draft('I choose a day.');
  const page = await openForm(documentId);
  await feature(page);
  const field = page.locator('[name="featuredFrom"]');
  await field.fill('11/25/2099');
  await button(page, en.date.choose('Featured from')).click();
  const calendar = page.getByRole('grid', { name: en.date.calendar });
  await calendar.getByRole('button', { name: 'Wednesday, November 25, 2099' }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => field.inputValue()).toBe('12/26/2099');
  await expect.poll(() => calendar.count()).toBe(0);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toContain(en.date.choose('Featured from'));
});

it('an affirmation’s form shows the featured position and dates only if it is featured or has dates, and shows “No” in the normal text color', async () => {
  const documentId = await affirmations.draft('I keep my form short.');
  const page = await openForm(documentId);
  const details = page.locator('[name^="featured"]:not([name="featured"])');
  const colorOf = (text: string) =>
    page
      .getByRole('tabpanel')
      .getByText(text, { exact: true })
      .evaluate((node) => getComputedStyle(node).color);
  expect(await colorOf('No')).toBe(await colorOf('Featured'));
  expect(await details.count()).toBe(0);
  await feature(page);
  await expect.poll(() => details.count()).toBe(3);
  await page.locator('[name="featuredUntil"]').fill('11/25/2099');
  await page.locator('[name="featured"]').uncheck({ force: true });
  await button(page, 'Save').click();
  await expect.poll(() => button(page, 'Save').isDisabled()).toBe(true);
  expect(await details.count()).toBe(3);
});
