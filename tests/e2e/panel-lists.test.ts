import { expect, inject, it } from 'vitest';
import { adminApi } from '../cms/admin.ts';
import { affirmationFactory } from '../cms/affirmations.ts';
import { connect } from '../cms/database.ts';
import { en, fr } from '../panel/texts.ts';
import { visitors } from './browser.ts';
import { openPanel } from './panel.ts';

const affirmations = affirmationFactory(connect());
const visit = visitors();
const list = `${inject('cms')}/admin/content-manager/collection-types/api::affirmation.affirmation`;

it.each([
  ['on a computer', { width: 1280, height: 720 }],
  ['on a phone', { width: 390, height: 844 }],
])(
  'selecting an entry of a list %s does not move the list, and shows the actions on the screen',
  async (_device, size) => {
    for (const name of ['first', 'second']) await affirmations.draft(`I stay ${name} in the list.`);
    const page = await openPanel(visit);
    await page.setViewportSize(size);
    await page.goto(list);
    const boxes = page.locator('tbody').getByRole('checkbox');
    await boxes.first().waitFor();
    const before = await boxes.first().boundingBox();
    await boxes.first().click();
    const publish = page.getByRole('button', { name: 'Publish', exact: true });
    await publish.waitFor();
    expect(await boxes.first().boundingBox()).toEqual(before);
    const { y = -1, height = 0, x = -1, width = 0 } = (await publish.boundingBox()) ?? {};
    expect(Math.min(x, y)).toBeGreaterThan(0);
    expect(y + height).toBeLessThan(size.height);
    expect(x + width).toBeLessThan(size.width);
  },
);

it('on a phone, the French actions for selected entries fit into their buttons and the bar, and appear without a mouse', async () => {
  const featured = await affirmations.published('I am a long okapi.');
  await adminApi.update('affirmation', featured, { featured: true });
  await affirmations.published('I am a wide okapi.');
  const page = await openPanel(visit, { language: 'fr' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${list}?plugins[i18n][locale]=en&_q=okapi`);
  const all = page.locator('tbody').getByRole('checkbox');
  await expect.poll(() => all.count()).toBe(2);
  for (const box of await all.all()) {
    await box.focus();
    await page.keyboard.press('Space');
  }
  const add = page.getByRole('button', { name: fr.featured.add });
  await add.waitFor();
  await page.getByRole('button', { name: fr.featured.remove }).waitFor();
  const bar = add.locator('xpath=../..');
  const buttons = bar.getByRole('button');
  expect(await buttons.count()).toBe(5);
  const { x: left = 0, width: room = 0 } = (await bar.boundingBox()) ?? {};
  for (const button of await buttons.all()) {
    const { x = 0, width = 0 } = (await button.boundingBox()) ?? {};
    expect(x).toBeGreaterThan(left);
    expect(x + width).toBeLessThan(left + room);
    const isCut = await button.evaluate((node) =>
      [...node.querySelectorAll('span')].some(
        (label) => label.getBoundingClientRect().height > node.getBoundingClientRect().height,
      ),
    );
    expect(isCut).toBe(false);
  }
});

it('on a phone, the French dialog for publishing has each number beside its label, calls nothing ready that was not declared ready, and then says that entries are published', async () => {
  for (const text of ['Je suis un quokka.', 'Je reste un quokka.']) {
    const documentId = await affirmations.draft(`In English: ${text}`);
    await adminApi.update('affirmation', documentId, { text, description: 'Dis-le.' }, 'fr');
  }
  const page = await openPanel(visit, { language: 'fr' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${list}?plugins[i18n][locale]=fr&_q=quokka`);
  const all = page.locator('tbody').getByRole('checkbox');
  await expect.poll(() => all.count()).toBe(2);
  for (const box of await all.all()) await box.click();
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publier les entrées' });
  await dialog.getByText(fr.publishing.review(2)).waitFor();
  const numbers = dialog.getByRole('grid').first().locator('td');
  await expect.poll(() => numbers.first().innerText()).toMatch(/^À publier\s+2$/);
  expect(await dialog.getByText(/prête?s? à/i).count()).toBe(0);
  for (const cell of await numbers.all()) {
    const sticksOut = await cell.evaluate((node) =>
      [...node.querySelectorAll('*')].some(
        (part) => part.getBoundingClientRect().right > node.getBoundingClientRect().right,
      ),
    );
    expect(sticksOut, await cell.innerText()).toBe(false);
  }
  await dialog.getByRole('button', { name: 'Publier', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publier' }).click();
  await page.getByText('Publication effectuée', { exact: true }).waitFor();
});

it('on a phone, a list names the details of each entry, and none sticks out of its card', async () => {
  const page = await openPanel(visit);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(list.replaceAll('affirmation', 'week'));
  const details = page.locator('tbody tr').first().locator('td[data-column="Affirmation"]');
  await details.waitFor();
  const label = await details.evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(label).toBe('"Affirmation"');
  const sticksOut = await page
    .locator('tbody')
    .evaluate((body) =>
      [...body.querySelectorAll('td, td > *')].some(
        (part) => part.getBoundingClientRect().right > body.getBoundingClientRect().right,
      ),
    );
  expect(sticksOut).toBe(false);
});

it.each([390, 320])(
  'in a window of %i pixels, all links between the pages of a list are in sight, and so is the number of entries per page',
  async (width) => {
    for (const [language, label] of [
      ['en', 'Entries per page'],
      ['fr', 'Entrées par page'],
    ] as const) {
      const page = await openPanel(visit, { language });
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${list}?page=5&pageSize=10&plugins[i18n][locale]=en`);
      const links = page.getByRole('navigation', { name: 'Pagination' }).getByRole('link');
      await links.first().waitFor();
      // The previous and the next page, the first and the last, and those around the fifth.
      expect(await links.count()).toBe(7);
      for (const link of await links.all()) {
        const { x = -1, width: size = Infinity } = (await link.boundingBox()) ?? {};
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + size).toBeLessThanOrEqual(width);
      }
      const number = page.getByRole('combobox', { name: label }).getByText('10', { exact: true });
      expect(await number.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true);
      expect((await number.boundingBox())?.width).toBeGreaterThan(10);
    }
  },
);

it('a list of the panel has a plural title, a visible search field, a status filter, and a button that names what it creates', async () => {
  await affirmations.draft('I am found by a zephyr.');
  for (const [language, texts] of [
    ['en', en],
    ['fr', fr],
  ] as const) {
    const page = await openPanel(visit, { language });
    await page.goto(`${list}?plugins[i18n][locale]=en`);
    await page.getByRole('heading', { name: 'Affirmations', level: 1 }).waitFor();
    await page.getByRole('link', { name: texts.newEntries.affirmation }).waitFor();
    await page.getByRole('searchbox', { name: texts.content.search }).last().fill('zephyr');
    await page.keyboard.press('Enter');
    await page.getByRole('row', { name: 'I am found by a zephyr.' }).waitFor();
    await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
    for (const [status, found] of [
      ['published', 0],
      ['draft', 1],
    ] as const) {
      await page.getByRole('combobox', { name: texts.common.status, exact: true }).click();
      await page.getByRole('option', { name: texts.common.statuses[status] }).click();
      await page.waitForURL(new RegExp(`_status.*${status}`));
      await expect.poll(() => page.getByText('I am found by a zephyr.').count()).toBe(found);
    }
  }
});

it('the status filter of the affirmations offers each status that the list shows, and finds exactly its entries, but also modified ones as published', async () => {
  await affirmations.draft('I stay a draft of a numbat.');
  const scheduled = await affirmations.draft('I am a scheduled numbat.');
  await adminApi.update('affirmation', scheduled, { publishAt: '2099-11-25T12:00:00.000Z' });
  await affirmations.published('I am a published numbat.');
  const modified = await affirmations.published('I am an old numbat.');
  await adminApi.update('affirmation', modified, { text: 'I am a modified numbat.' });
  const page = await openPanel(visit);
  await page.goto(`${list}?plugins[i18n][locale]=en&_q=numbat`);
  const rows = page.locator('tbody tr');
  await expect.poll(() => rows.count()).toBe(4);
  const { status: label, statuses } = en.common;
  for (const [status, text, count] of [
    ['draft', 'I stay a draft of a numbat.', 1],
    ['scheduled', 'I am a scheduled numbat.', 1],
    // Readers see the modified one, too.
    ['published', 'I am a published numbat.', 2],
    // Strapi lists what readers see.
    ['modified', 'I am an old numbat.', 1],
  ] as const) {
    await page.getByRole('combobox', { name: label, exact: true }).click();
    await page.getByRole('option', { name: statuses[status], exact: true }).click();
    await page.waitForURL(new RegExp(`_status.*${status}`));
    await expect.poll(() => rows.count()).toBe(count);
    await page
      .getByRole('row', { name: text })
      .getByText(statuses[status], { exact: true })
      .waitFor();
  }
  await page.getByRole('combobox', { name: label, exact: true }).click();
  expect(await page.getByRole('option').allInnerTexts()).toEqual([
    en.content.anyStatus,
    ...Object.values(statuses),
  ]);
  const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
  const last = await page.getByRole('option').last().evaluate(bottomOf);
  expect(last).toBeLessThanOrEqual(await page.getByRole('listbox').evaluate(bottomOf));
});

it('the settings of a list offer no internal number as a column, and only yes and no where there is nothing else', async () => {
  const page = await openPanel(visit);
  await page.goto(`${list}/configurations/list`);
  await page.getByRole('checkbox', { name: 'Enable filters' }).waitFor({ state: 'attached' });
  expect(await page.getByRole('button', { name: 'Clear', exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: 'Add a field' }).click();
  await page.getByRole('menuitem', { name: 'Description' }).waitFor();
  expect(await page.getByRole('menuitem', { name: /id$/i }).count()).toBe(0);
});
