import { mkdtemp, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { fields } from '../../cms/src/i18n/en/fields.ts';
import { en, fr } from '../panel/texts.ts';
import { callAdmin, adminApi } from '../cms/admin.ts';
import { affirmationFactory } from '../cms/affirmations.ts';
import { connect } from '../cms/database.ts';
import { siteKey } from '../cms/keys.ts';
import { visitors } from './browser.ts';
import { hold } from './member.ts';
import { goOn, openPanel } from './panel.ts';

const affirmations = affirmationFactory(connect());
const visit = visitors();
const at = (path: string) => `${inject('cms')}/admin/${path}`;

it('Colibri’s pages in the panel lead to the panel login once the session has ended, and the login back to the page', async () => {
  const page = await openPanel(visit);
  await page.goto(at('featured'));
  await page.getByRole('heading', { level: 1, name: en.featured.title }).waitFor();
  await page.context().clearCookies();
  // Right away, before one of Strapi's own calls leads there.
  await page.locator('nav a[href$="/translations"]').evaluate((link: HTMLElement) => {
    localStorage.setItem('jwtToken', JSON.stringify('of.another.day'));
    link.click();
  });
  await page.waitForURL(/\/admin\/auth\/login\?redirectTo=%2Ftranslations/);
});

it('the panel asks an editor to choose a CSV file again if it has changed on disk, and then checks the new content', async () => {
  const page = await openPanel(visit, { language: 'fr' });
  await page.goto(at('spreadsheets'));
  const file = join(await mkdtemp(join(tmpdir(), 'colibri-sheet-')), 'sheet.csv');
  const sheet = await (await callAdmin('GET', '/panel/spreadsheet?noun=testimonial')).text();
  await writeFile(file, sheet.toUpperCase());
  const choose = page.getByLabel(fr.spreadsheets.choose);
  await choose.setInputFiles(file);
  await writeFile(file, sheet);
  await utimes(file, new Date(), new Date(Date.now() + 60_000));
  const check = page.getByRole('button', { name: fr.spreadsheets.check });
  await check.click();
  await page.getByText(fr.spreadsheets.fileChanged).waitFor();
  // Clicking the file button forgets the file: otherwise the browser would not report choosing the same one again.
  const opening = page.waitForEvent('filechooser');
  await choose.click();
  await opening;
  expect(await choose.inputValue()).toBe('');
  await choose.setInputFiles(file);
  await check.click();
  await page.getByText(fr.spreadsheets.nothing).waitFor();
});

it('the panel saves one translation when Ctrl+Enter is held, and blocks typing meanwhile', async () => {
  for (const text of ['I hold a key.', 'I hold another key.']) {
    const documentId = await affirmations.draft(text);
    const french = { text: 'Je tiens une touche.', description: 'Dis-le.' };
    await adminApi.update('affirmation', documentId, french, 'fr');
    await adminApi.update('affirmation', documentId, { text: `${text} Now.` });
  }
  const page = await openPanel(visit);
  const isTranslation = /\/panel\/translations\/affirmation\//;
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && isTranslation.test(request.url())) saves.push(request.url());
  });
  const answer = await hold(page, isTranslation);
  await page.goto(at('translations?state=outdated'));
  await page.getByRole('button', { name: 'I hold a key. Now.' }).click();
  const text = page.getByLabel(
    en.translation.target(fields.affirmation.text.label, en.common.languages.fr),
  );
  await page.keyboard.down('Control');
  await page.keyboard.down('Enter');
  await expect.poll(() => text.getAttribute('readonly')).not.toBeNull();
  answer();
  await page.getByText(en.translation.next).waitFor();
  await page.locator('form').getByText('I hold another key.').first().waitFor();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await page.keyboard.up('Control');
  await text.fill('Je tiens.');
  await page.getByText(en.translation.typed).waitFor();
  expect(saves).toHaveLength(1);
});

it('opens page 2 of the texts to translate, not page 3, when the last text of page 1 is skipped twice', async () => {
  const page = await openPanel(visit);
  await page.goto(at('translations?state=done'));
  const queue = page.getByRole('navigation', { name: en.translation.queue });
  await queue.getByRole('button').last().click();
  await page.locator('[name="text"]:focus').waitFor();
  const answer = await hold(page, /page=/);
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('Alt+ArrowDown');
  answer();
  await page.getByText(/^Page 2 of/).waitFor();
  await expect
    .poll(() => queue.getByRole('button').first().getAttribute('aria-current'))
    .toBe('true');
  expect(new URL(page.url()).searchParams.get('page')).toBe('2');
});

it('the panel says that there are no similar affirmations only once the search for them has ended', async () => {
  const page = await openPanel(visit);
  const answer = await hold(page, /\/panel\/affirmations\/similar/);
  await page.goto(at('translations'));
  await goOn(page, 'api::affirmation.affirmation/create?plugins[i18n][locale]=en');
  await page.getByText(en.affirmation.similarLater).waitFor();
  await page.locator('[name="text"]').fill('I am like no other sentence in this house.');
  await page.getByText(en.common.loading, { exact: true }).waitFor();
  expect(await page.getByText(en.affirmation.noneSimilar).count()).toBe(0);
  answer();
  await page.getByText(en.affirmation.noneSimilar).waitFor();
});

it('disables the delete button while a subscriber is being deleted', async () => {
  const email = `between-${crypto.randomUUID()}@example.org`;
  await fetch(`${inject('cms')}/api/subscribers`, {
    method: 'POST',
    headers: { ...siteKey(), 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  const page = await openPanel(visit);
  await page.goto(at('people'));
  await page.getByRole('button', { name: en.people.kinds.subscribers }).click();
  await page.locator('[name="q"]').fill(email);
  await page.getByRole('button', { name: en.people.eraseOne.subscribers(email) }).click();
  const answer = await hold(page, /\/panel\/subscribers\/\d/);
  const erase = page.getByRole('alertdialog').getByRole('button', { name: en.people.erase });
  await erase.click();
  await expect.poll(() => erase.isDisabled()).toBe(true);
  answer();
  await page.getByText(en.people.erased).first().waitFor();
  await page.getByText(en.people.none).waitFor();
});
