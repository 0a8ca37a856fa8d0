import type { Locator, Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { adminApi } from '../cms/admin.ts';
import { affirmationFactory } from '../cms/affirmations.ts';
import { connect } from '../cms/database.ts';
import { visitors } from './browser.ts';
import { followTo, newcomer, noAccess, openPanel } from './panel.ts';

const client = connect();
const affirmations = affirmationFactory(client);
const visit = visitors();

/** Moves the focus to an element with the keyboard only. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let steps = 0; steps < 150; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not get there');
}

async function french(documentId: string) {
  const { rows } = await client.query(
    `select text, description, published_at from affirmations where document_id = $1 and locale = 'fr'`,
    [documentId],
  );
  return rows;
}

it('a translator can translate texts and mark one as up to date with the keyboard only, and a reload loses no typed text', async () => {
  const [rain, snow, wind] = [
    await affirmations.draft('I water my courage like a garden.'),
    await affirmations.draft('I let my worries melt like snow.'),
    await affirmations.draft('I go with the wind.'),
  ];
  await adminApi.update(
    'affirmation',
    wind,
    { text: 'Je vais avec le vent.', description: 'Va.' },
    'fr',
  );
  await adminApi.update('affirmation', wind, {
    text: 'I go with the winds.',
    description: 'Say it when a test is running.',
  });
  const page = await newcomer(visit, 'translator');
  await tabTo(page, page.getByRole('link', { name: 'Translations' }));
  await page.keyboard.press('Enter');

  await tabTo(page, page.getByRole('button', { name: 'I water my courage like a garden.' }));
  await page.keyboard.press('Enter');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  const text = page.getByLabel('Text, French');
  await expect.poll(focused).toBe('text');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Please enter a translation.').first().waitFor();
  await page.keyboard.type('J’arrose mon courage !');
  await page.getByText('22 of 280 characters').waitFor();

  // A reload loses nothing.
  await page.reload();
  await tabTo(page, page.getByRole('button', { name: /^I water my courage/ }));
  await page.keyboard.press('Enter');
  await expect.poll(() => text.inputValue()).toBe('J’arrose mon courage !');
  await tabTo(page, page.getByRole('button', { name: 'Fix' }));
  await page.keyboard.press('Enter');
  await expect.poll(() => text.inputValue()).toBe('J’arrose mon courage\u00a0!');
  await tabTo(page, page.getByLabel('Description, French'));
  await page.keyboard.type('Dis-le en arrosant une plante.');
  await page.keyboard.press('Control+Enter');

  // The next text opens, with the focus in its first field.
  await page.getByText('Saved. Here’s the next one.').waitFor();
  await page.locator('form').getByText('I let my worries melt like snow.').waitFor();
  await expect.poll(focused).toBe('text');
  await page.keyboard.type('Mes soucis fondent.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Souffle.');
  await page.keyboard.press('Control+Enter');
  await expect
    .poll(() => french(snow))
    .toEqual([{ text: 'Mes soucis fondent.', description: 'Souffle.', published_at: null }]);
  expect(await french(rain)).toEqual([
    {
      text: 'J’arrose mon courage\u00a0!',
      description: 'Dis-le en arrosant une plante.',
      published_at: null,
    },
  ]);

  await tabTo(page, page.getByRole('button', { name: /^Affirmations, in French: Outdated/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'I go with the winds.' }));
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('text');
  await page.keyboard.press('Control+Shift+Enter');
  await page.getByText(/^Marked as up to date/).waitFor();
  await expect
    .poll(() => page.getByRole('button', { name: 'I go with the winds.' }).count())
    .toBe(0);
});

it('a translator finds the guide under Help in the panel, and in French if the panel is French', async () => {
  const page = await newcomer(visit, 'translator');
  await page.getByRole('link', { name: 'Help', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor();
  await page.getByRole('heading', { level: 2, name: 'Translating' }).waitFor();
  const frenchPage = await openPanel(visit, { language: 'fr' });
  await frenchPage.goto(`${inject('cms')}/admin/help`);
  await frenchPage.getByRole('heading', { level: 2, name: 'Traduire' }).waitFor();
  const home = frenchPage.getByRole('img', { name: /^L’accueil/ });
  await expect
    .poll(() => home.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBe(1180);
});

it('shows a section of the guide, and then the page that is chosen in the menu', async () => {
  const page = await openPanel(visit);
  await page.goto(`${inject('cms')}/admin/help#translating`);
  const section = page.getByRole('heading', { level: 2, name: 'Translating' });
  await expect
    .poll(() => section.evaluate((each) => each.getBoundingClientRect().y))
    .toBeLessThan(200);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('heading', { level: 2, name: 'Scheduled in the next 7 days' }).waitFor();
});

it('a translator sees no links to members, subscribers and CSV files, and no email addresses at the URL of the people page', async () => {
  const page = await newcomer(visit, 'translator');
  for (const name of ['Members and subscribers', 'Spreadsheets'])
    expect(await page.getByRole('link', { name }).count(), name).toBe(0);
  await followTo(page, 'people');
  await page.getByText(noAccess.en).waitFor();
  expect(await page.getByText('@').count()).toBe(0);
});
