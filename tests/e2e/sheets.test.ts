import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { collection } from '#contract/collection';
import {
  collections,
  idsIn,
  newClassLink,
  newCollection,
  newOwnAffirmation,
} from '../cms/collections.ts';
import { cookieHeader, newMember, type Caller } from '../cms/members.ts';
import { stopReactBeforeEffects, touched, visitors } from './browser.ts';
import { hold, visitAs } from './member.ts';

const visit = visitors();
const collectionCounts = async (member: Caller) =>
  z
    .array(collection)
    .parse((await member.call('GET', collections)).body)
    .map(({ count }) => count);
const pdfOf = async (search: string) => {
  const answer = await fetch(`${inject('site')}/print/sheet.pdf?${search}`);
  return { answer, file: Buffer.from(await answer.arrayBuffer()).toString('latin1') };
};
/** Where a page shows each line of its sheets, rounded to a tenth of a millimeter. */
const layoutOf = (page: Page) =>
  page.locator('[data-sheet]').evaluateAll((sheets) =>
    sheets.map((sheet) => ({
      box: sheet.getAttribute('viewBox'),
      pictures: [...sheet.querySelectorAll('image')].map((image) =>
        image.getAttribute('aria-label'),
      ),
      lines: [...sheet.querySelectorAll('text')].map((line) =>
        [
          line.textContent,
          line.getAttribute('lang'),
          ...['x', 'y', 'font-size'].map((name) => Number(line.getAttribute(name)).toFixed(1)),
        ].join(' '),
      ),
    })),
  );
const pagesOf = (file: string) => file.match(/\/Type \/Page\b(?!s)/g)?.length;

describe('printable cards page', () => {
  it('shows twelve printable cards per page or of a category, and links to the card designer', async () => {
    const page = await visit('/printable-cards');
    expect(await page.locator('main article').count()).toBe(12);
    expect(await page.getByRole('link', { name: /^Print: / }).count()).toBe(12);
    await page.getByRole('link', { name: 'Calm' }).click();
    await page.waitForURL('**/printable-cards?category=5');
    expect(await page.locator('main article').filter({ hasText: 'Calm' }).count()).toBe(12);
    await page.getByRole('link', { name: 'Create your own card' }).click();
    await page.waitForURL('**/create');
  });

  it('selects printable cards across pages, keeps them over a reload and puts them on print sheets', async () => {
    const page = await visit('/printable-cards');
    const make = page.getByRole('button', { name: 'Make print sheets' });
    const count = page.locator('main form').getByRole('status');
    expect(await make.isVisible()).toBe(false);
    await page.getByRole('checkbox').first().check();
    await page.getByRole('link', { name: /Next/ }).click();
    await page.waitForURL('**/printable-cards?page=2');
    await page.getByRole('button', { name: 'Select all on this page' }).click();
    await expect.poll(() => count.textContent()).toBe('Cards selected: 13');
    await page.reload();
    await expect.poll(() => count.textContent()).toBe('Cards selected: 13');
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(12);
    await make.click();
    await page.waitForURL('**/print/sheet?ids=*');
    expect(await page.locator('[data-sheet]').count()).toBe(2);
    await page.goBack();
    await page.getByRole('button', { name: 'Clear' }).click();
    await make.waitFor({ state: 'hidden' });
  });

  it('a member can add ten affirmations to a collection with twelve clicks, starting from its page', async () => {
    const member = await newMember();
    const id = await newCollection(member);
    const page = await visitAs(visit, member, `/dashboard/collections/${id}`);
    await page.getByRole('link', { name: 'Add affirmations' }).click();
    await page.waitForURL(`**/printable-cards?collection=${id}`);
    await page.getByRole('heading', { name: 'Add affirmations' }).waitFor();
    for (let card = 0; card < 10; card += 1) await page.getByRole('checkbox').nth(card).check();
    await page.getByRole('button', { name: 'Add to the collection' }).click();
    await page.waitForURL(`**/dashboard/collections/${id}`);
    await page.getByText('10 affirmations').waitFor();
  });

  it('a member can add the selected cards to an existing or a new collection, and is then back at the cards', async () => {
    const member = await newMember();
    const id = await newCollection(member, 5);
    const page = await visitAs(visit, member, '/printable-cards?category=5');
    await page.getByRole('button', { name: 'Select all on this page' }).click();
    await page.getByRole('button', { name: 'Add to a collection' }).click();
    await page.getByRole('button', { name: 'Morning' }).click();
    await page.getByText('The affirmations have been added').waitFor();
    expect(await idsIn(member, id)).toHaveLength(13);
    await page.getByRole('button', { name: 'Add to a collection' }).click();
    await page.getByRole('link', { name: 'Create new collection' }).click();
    await page.getByText('It will start with 12 affirmations.').waitFor();
    await page.getByLabel('Collection Name').fill('Calm corner');
    await page.getByRole('button', { name: 'Create Collection' }).click();
    await page.waitForURL('**/printable-cards?category=5');
    expect(await collectionCounts(member)).toEqual([12, 13]);
  });

  it('visitors with selected cards get a link to log in, which returns to the cards', async () => {
    const page = await visit('/printable-cards?category=5');
    await page.getByRole('checkbox').first().check();
    await page.getByRole('link', { name: 'Log in to save' }).click();
    await page.waitForURL('**/login?next=%2Fprintable-cards%3Fcategory%3D5');
  });

  it('keeps printable cards selected that were checked before hydration', async () => {
    const page = await visit('about:blank');
    const release = await hold(page, /\/PrintableCards\.[^/.]+\.js$/);
    await page.goto('/printable-cards');
    await page.getByRole('checkbox').nth(2).check();
    release();
    const count = page.locator('main form').getByRole('status');
    await expect.poll(() => count.textContent()).toBe('Cards selected: 1');
    expect(await page.getByRole('checkbox').nth(2).isChecked()).toBe(true);
  });

  it('keeps a card selected for printing if the next page opens before the script for selecting has loaded', async () => {
    const page = await visit('about:blank');
    const release = await hold(page, /\/PrintableCards\.[^/.]+\.js$/);
    await page.goto('/printable-cards');
    await page.getByRole('checkbox').first().check();
    await page.getByRole('link', { name: /Next/ }).click();
    await page.waitForURL('**/printable-cards?page=2');
    release();
    const count = page.locator('main form').getByRole('status');
    await expect.poll(() => count.textContent()).toBe('Cards selected: 1');
  });

  it('keeps earlier selected cards if others are selected at the very moment of hydration', async () => {
    const page = await visit('/printable-cards');
    await page.getByRole('checkbox').first().check();
    await stopReactBeforeEffects(page, 'main form');
    await page.goto('/printable-cards?page=2');
    await page.locator('[data-is-stopped]').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Select all on this page' }).click();
    const count = page.locator('main form').getByRole('status');
    await expect.poll(() => count.textContent()).toBe('Cards selected: 13');
  });

  it('selects printable cards and opens their print sheets without JavaScript', async () => {
    const page = await visit('/printable-cards?page=2', { javaScriptEnabled: false });
    await page.getByRole('checkbox').nth(0).check();
    await page.getByRole('checkbox').nth(1).check();
    await page.getByRole('button', { name: 'Make print sheets' }).click();
    await page.waitForURL('**/print/sheet?ids=*');
    expect(await page.locator('[data-sheet] g > g').count()).toBe(2);
  });

  it('shows printable cards despite an invalid category or page number', async () => {
    const page = await visit('/printable-cards?category=999&page=x');
    expect(await page.locator('main article').count()).toBe(12);
    await page.goto('/printable-cards?page=9999');
    expect(await page.locator('main article').count()).toBeGreaterThan(0);
  });
});

describe('print sheets', () => {
  it('changes what a print sheet shows as soon as an option changes, keeps the focus, and remembers the options in the address', async () => {
    const page = await visit('/print/sheet?ids=1,2,3');
    const sheets = page.locator('[data-sheet]');
    expect(await sheets.count()).toBe(1);
    expect(await page.locator('[data-sheet] text[lang]').count()).toBe(0);
    await page.getByLabel('Language').selectOption('both');
    await page.getByLabel('Cards per page').selectOption('1');
    await page.getByLabel('Add the description').check();
    await page.getByLabel('Save ink').check();
    await page.waitForURL(/words=both&per=1&paper=a4&adults=yes&ink=saving/);
    await page.getByRole('status').getByText('3 sheets').waitFor();
    expect(await sheets.count()).toBe(3);
    expect(await page.locator(':focus').getAttribute('name')).toBe('ink');
    expect(await page.locator('[data-sheet] text[lang="fr"]').count()).toBeGreaterThan(2);
    expect(await page.locator('[data-sheet] text.font-body').count()).toBeGreaterThan(5);
    expect(await page.locator('[data-sheet] rect[fill="none"]').count()).toBe(3);
    const english = await page.locator('[data-sheet] text').first().boundingBox();
    const french = await page.locator('[data-sheet] text[lang="fr"]').first().boundingBox();
    expect(french?.y).toBeGreaterThan(english?.y ?? 0);
    const shown = await sheets.allTextContents();
    await page.reload();
    expect(await sheets.allTextContents()).toEqual(shown);
  });

  it('without JavaScript, the button “Update” changes a print sheet to the chosen options', async () => {
    const page = await visit('/print/sheet?ids=1,2,3', { javaScriptEnabled: false });
    await page.getByLabel('What to make').selectOption('memory');
    await page.getByRole('button', { name: 'Update' }).click();
    await page.waitForURL(/format=memory/);
    expect(await page.locator('[data-sheet] g > g').count()).toBe(6);
  });

  it('a print sheet is for Letter paper if the browser’s locale is Canadian, unless its URL names another paper', async () => {
    const page = await visit('/print/sheet?ids=1&lang=fr', { locale: 'fr-CA' });
    await page.waitForURL(/paper=letter/);
    expect(await page.locator('svg.paper-letter').count()).toBe(1);
    await page.getByLabel('Papier').selectOption('a4');
    await page.waitForURL(/paper=a4/);
    await page.reload();
    expect(await page.getByLabel('Papier').inputValue()).toBe('a4');
    expect(await page.locator('svg.paper-a4').count()).toBe(1);
  });

  it('changing the options of a print sheet requests nothing from the server, and lays it out as the server does', async () => {
    const page = await visit('/print/sheet?ids=1,2,3,4,5,6,7,8,9,10');
    await touched(page);
    await page.getByLabel('Cards per page').selectOption('4');
    await page.getByRole('status').getByText('3 sheets').waitFor();
    const requests: string[] = [];
    page.on('request', (request) => {
      if (['document', 'fetch', 'script'].includes(request.resourceType()))
        requests.push(request.url());
    });
    const choices: Record<string, string>[] = [
      { words: 'fr', paper: 'letter' },
      { words: 'both', format: 'memory' },
      { format: 'posters' },
      { words: 'en', format: 'door', paper: 'a4' },
      { words: 'both', format: 'cards', per: '8' },
    ];
    const made: { address: string; sheets: unknown }[] = [];
    await page.getByLabel('Add the description').check();
    for (const choice of choices) {
      for (const [name, value] of Object.entries(choice))
        await page.locator(`select[name=${name}]`).selectOption(value);
      await page.locator('[data-sheets]:not([aria-busy])').waitFor();
      made.push({ address: page.url(), sheets: await layoutOf(page) });
    }
    expect(requests).toEqual([]);
    for (const { address, sheets } of made) {
      await page.goto(address);
      expect(sheets, address).toEqual(await layoutOf(page));
    }
  });

  it('applies an option of a print sheet that was changed before its script had loaded', async () => {
    const page = await visit('about:blank');
    const release = await hold(page, /\/_astro\/.*\.js$/);
    await page.goto('/print/sheet?ids=1,2,3', { waitUntil: 'commit' });
    await page.getByLabel('Cards per page').selectOption('1');
    expect(await page.locator('[data-sheet]').count()).toBe(1);
    release();
    await page.getByRole('status').getByText('3 sheets').waitFor();
    expect(await page.locator('[data-sheet]').count()).toBe(3);
    await page.waitForURL(/per=1/);
  });

  it('applies all options of a print sheet that were changed while the code that lays it out was loading', async () => {
    const page = await visit('/print/sheet?ids=1,2,3');
    await touched(page);
    const release = await hold(page, /\/make-sheets\.[^/]+\.js$/);
    await page.getByLabel('Cards per page').selectOption('1');
    await page.getByLabel('Language').selectOption('both');
    expect(await page.locator('[data-sheets]').getAttribute('aria-busy')).toBe('true');
    release();
    await page.waitForURL(/words=both&per=1/);
    expect(await page.locator('[data-sheet]').count()).toBe(3);
    expect(await page.locator('[data-sheet] text[lang=fr]').count()).toBeGreaterThan(2);
  });

  it('loads the page with the new option if the code that lays out print sheets cannot be loaded', async () => {
    const page = await visit('/print/sheet?ids=1,2,3', { mayFail: true });
    await touched(page);
    await page.route(/\/make-sheets\.[^/]+\.js$/, (route) => route.abort());
    await page.getByLabel('Cards per page').selectOption('1');
    await page.getByRole('status').getByText('3 sheets').waitFor();
    expect(await page.locator('[data-sheet]').count()).toBe(3);
  });

  it('a print sheet has the same HTML for American and British browsers, and prints on Letter paper in an American one even if the button was pressed before its script had loaded', async () => {
    const path = '/print/sheet?ids=1,2';
    const [american, british] = await Promise.all(
      ['en-US', 'en-GB'].map(async (language) => {
        const headers = { 'Accept-Language': language };
        return (await fetch(inject('site') + path, { headers })).text();
      }),
    );
    expect(american).toContain('paper-a4');
    expect(american).toBe(british);
    const page = await visit('about:blank', { locale: 'en-US' });
    await page.addInitScript(() => {
      window.print = () => {
        document.title = document.querySelector('[data-sheet]')?.classList.value ?? '';
      };
    });
    const release = await hold(page, /\/_astro\/.*\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Print these sheets' }).click();
    release();
    await expect.poll(() => page.title()).toContain('paper-letter');
  });

  it('the page with a print sheet of twelve cards has at most 45 kB of HTML, 10 kB compressed', async () => {
    const ids = Array.from({ length: 12 }, (_, index) => index + 1);
    const html = await (await fetch(`${inject('site')}/print/sheet?ids=${ids.join()}`)).text();
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(45_000);
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(10_000);
  });

  it('a print sheet of a search keeps its cards when its language changes', async () => {
    // A word that French searches don’t know.
    const page = await visit('/print/sheet?categoryId=1&q=friend');
    const cards = page.locator('[data-sheet] g > g');
    const count = await cards.count();
    expect(count).toBeGreaterThan(0);
    await page.getByLabel('Language').selectOption('fr');
    await page.locator('[data-sheet] text[lang=fr]').first().waitFor();
    expect(await cards.count()).toBe(count);
    await page.reload();
    expect(await cards.count()).toBe(count);
  });

  it('a print sheet of a list of more than 96 affirmations says that only the first 96 are on it', async () => {
    const read = async (path: string) => (await fetch(inject('site') + path)).text();
    expect(await read('/print/sheet?categoryId=1')).toMatch(
      /You can print up to 96 affirmations at once\. These are the first 96 of 1\d\d\./,
    );
    expect(await read('/print/sheet?categoryId=3')).not.toContain('You can print up to 96');
  });

  it('weekly posters are numbered by the order in which cards were selected, counting those that no longer exist', async () => {
    const page = await visit('/print/sheet?ids=1,999999,2&format=posters&words=both');
    const labels = await page.locator('[data-sheet] text:first-of-type').allTextContents();
    expect(labels.map((label) => label.trim().split(' · ')[0])).toEqual(['Week 1', 'Week 3']);
    expect(labels[1]).toContain('Semaine 3');
  });

  it('prints 36 weekly posters at most', async () => {
    const ids = Array.from({ length: 37 }, (_, index) => index + 1);
    const page = await visit(`/print/sheet?ids=${ids.join()}&format=posters`);
    expect(await page.locator('svg[data-sheet]').count()).toBe(36);
  });

  it.each([
    ['1', 1],
    ['1,2', 2],
    ['1,2,3', 4],
    ['1,2,3,4,5', 8],
  ])(
    'the print sheet of the cards %s is set to %i cards per page if its URL names no number',
    async (ids, per) => {
      const page = await visit(`/print/sheet?ids=${ids}`);
      expect(await page.getByLabel('Cards per page').inputValue()).toBe(`${per}`);
    },
  );

  it('prints door signs on landscape paper', async () => {
    const page = await visit('/print/sheet?ids=1,2&format=door&paper=letter');
    const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pagesOf(printed)).toBe(2);
    expect(printed).toContain('/MediaBox [0 0 792 612]');
    const { file } = await pdfOf('ids=1,2&format=door&paper=letter');
    expect(pagesOf(file)).toBe(2);
    expect(file).toContain('/MediaBox [0 0 792 612]');
  });

  it.each([
    ['a4', 8, 2, [595, 842]],
    ['letter', 4, 3, [612, 792]],
  ])(
    'prints nine cards on %s paper with %i cards per sheet on %i pages',
    async (paper, per, count, size) => {
      const page = await visit(`/print/sheet?ids=1,2,3,4,5,6,7,8,9&paper=${paper}&per=${per}`);
      const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pagesOf(printed)).toBe(count);
      const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(printed);
      expect([Number(box?.[1]), Number(box?.[2])].map(Math.round)).toEqual(size);
      await page.emulateMedia({ media: 'print' });
      expect(await page.getByRole('button', { name: 'Print these sheets' }).isVisible()).toBe(
        false,
      );
    },
  );

  it('opens the print dialog with the button of the print sheets', async () => {
    const page = await visit('about:blank');
    await page.addInitScript(() => {
      window.print = () => (document.title = 'printed');
    });
    await page.goto('/print/sheet?ids=1');
    await page.getByRole('button', { name: 'Print these sheets' }).click();
    await expect.poll(() => page.title()).toBe('printed');
  });

  it('downloads print sheets as a PDF with the right number and size of pages', async () => {
    const page = await visit('/print/sheet?ids=1,2,3,4,5');
    // Downloaded while the preview is still loading.
    await page.getByLabel('Cards per page').selectOption('2');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('affirmation-cards.pdf');
    const file = (await readFile(await download.path())).toString('latin1');
    expect(file.slice(0, 5)).toBe('%PDF-');
    expect(pagesOf(file)).toBe(3);
    expect(file).toContain('/MediaBox [0 0 595.275591 841.889764]');
    const { file: letter } = await pdfOf('ids=1,2&per=1&paper=letter&words=both&ink=saving');
    expect(pagesOf(letter)).toBe(2);
    expect(letter).toContain('/MediaBox [0 0 612 792]');
  });

  it('a print sheet without any existing card answers 400 and shows “No cards selected”, and its PDF answers 400', async () => {
    const page = await visit('/print/sheet?ids=<script>', { mayFail: true });
    await page.getByRole('heading', { name: 'No cards selected' }).waitFor();
    const { status } = await fetch(`${inject('site')}/print/sheet?ids=999999`);
    expect(status).toBe(400);
    expect((await pdfOf('ids=')).answer.status).toBe(400);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  });
});

describe('printing a list with the browser', () => {
  const hidden = ['nav', 'details', '.card-foot', 'main a'].join();

  it.each(['/categories/5', '/moments/worry'])(
    'prints %s as framed cards in two columns, without anything to click',
    async (path) => {
      const page = await visit(path);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await page.setViewportSize({ width: 703, height: 1030 });
      expect(await page.locator(hidden).filter({ visible: true }).count()).toBe(0);
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      const boxes = await page
        .locator('.card')
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().x));
      expect(new Set(boxes).size).toBe(2);
      const border = page.locator('.card').first();
      expect(await border.evaluate((card) => getComputedStyle(card).borderTopStyle)).toBe('solid');
    },
  );

  it('prints a collection as framed cards in two columns, without its buttons and links', async () => {
    const member = await newMember();
    const id = await newCollection(member, 3, 1);
    const page = await visitAs(visit, member, `/dashboard/collections/${id}`);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator(hidden).filter({ visible: true }).count()).toBe(0);
    const rows = page.locator('main ol > li > article');
    const boxes = await rows.evaluateAll((cards) =>
      cards.map((card) => card.getBoundingClientRect().toJSON()),
    );
    expect(boxes).toHaveLength(2);
    expect(boxes[0].y).toBe(boxes[1].y);
    expect(boxes[0].right).toBeLessThan(boxes[1].left);
    const { top, left } = await rows.first().evaluate((card) => {
      const { borderTopWidth, borderLeftWidth } = getComputedStyle(card);
      return { top: borderTopWidth, left: borderLeftWidth };
    });
    expect(top).toBe(left);
  });

  it('prints a class link’s page and favorites without their buttons and links', async () => {
    const member = await newMember();
    const { token } = await newClassLink(member, await newCollection(member, 3, 1));
    const page = await visit(`/class/${token}`);
    await page
      .getByRole('button', { name: /^Favorite/ })
      .first()
      .click();
    for (const path of [`/class/${token}`, '/favorites']) {
      await page.emulateMedia({ media: null });
      await page.goto(path);
      await page.locator('.card').first().waitFor();
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator(hidden).filter({ visible: true }).count(), path).toBe(0);
      const border = page.locator('.card').first();
      expect(await border.evaluate((card) => getComputedStyle(card).borderTopStyle)).toBe('solid');
    }
  });
});

describe('print sheets of a collection', () => {
  const get = (path: string, who?: Caller) =>
    fetch(inject('site') + path, { headers: who ? { Cookie: cookieHeader(who) } : {} });

  it('prints the cards of a collection, own affirmations included, in its order', async () => {
    const member = await newMember();
    const own = await newOwnAffirmation(member, 'I feed the hens before school.');
    const id = await newCollection(member, 3, own, 1);
    const page = await visitAs(visit, member, `/dashboard/collections/${id}`);
    await page.getByRole('link', { name: 'Print this collection' }).click();
    await page.waitForURL(`**/print/sheet?collection=${id}`);
    await page.getByRole('heading', { name: 'Print sheets: Morning' }).waitFor();
    const words = await page.locator('[data-sheet] g > g').allTextContents();
    const flat = words.map((card) => card.replaceAll(/\s+/g, ''));
    expect(flat).toHaveLength(3);
    // In the category All, it has no category above its text.
    expect(flat[1]).toBe('Ifeedthehensbeforeschool.Colibri');
    await page.getByLabel('Cards per page').selectOption('1');
    await page.getByLabel('Language').selectOption('both');
    await page.waitForURL(/collection=\d+.*words=both/);
    await page.getByRole('status').getByText('3 sheets').waitFor();
    expect(await page.locator('[data-sheet]').count()).toBe(3);
    expect(await page.locator('[data-sheet] text[lang="fr"]').count()).toBeGreaterThan(1);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    expect(pagesOf((await readFile(await download.path())).toString('latin1'))).toBe(3);
    await page.getByRole('link', { name: 'Back to the collection' }).click();
    await page.waitForURL(`**/dashboard/collections/${id}`);
  });

  it('serves the print sheets of a collection only to its owner, and uncached', async () => {
    const [member, other] = [await newMember(), await newMember()];
    const id = await newCollection(member, 1);
    for (const file of ['sheet', 'sheet.pdf']) {
      const path = `/print/${file}?collection=${id}`;
      const answers = [await get(path), await get(path, other), await get(path, member)];
      expect(
        answers.map(({ status }) => status),
        path,
      ).toEqual([401, 404, 200]);
      for (const answer of answers)
        expect(answer.headers.get('cache-control'), path).toMatch(/no-store/);
    }
    expect((await get('/print/sheet?collection=x', member)).status).toBe(400);
    expect((await get(`/print/sheet?collection=${id}000`, member)).status).toBe(404);
  });

  it('a print sheet warns that its PDF cannot show letters such as Arabic ones, but not about an emoji', async () => {
    const member = await newMember();
    const hint = /can’t show letters from other alphabets/;
    for (const [text, warns] of [
      ['أنا شجاع', true],
      ['Je brille 🌟', false],
    ] as const) {
      const id = await newCollection(member, await newOwnAffirmation(member, text));
      const page = await visitAs(visit, member, `/print/sheet?collection=${id}`);
      expect(await page.getByText(hint).isVisible(), text).toBe(warns);
    }
  });

  it('the print sheet of an empty collection, and the address of its PDF, show “No Affirmations Yet” and a link back', async () => {
    const member = await newMember();
    const id = await newCollection(member);
    for (const file of ['sheet', 'sheet.pdf']) {
      const page = await visitAs(visit, member, `/print/${file}?collection=${id}`);
      await page.getByRole('heading', { name: 'No Affirmations Yet' }).waitFor();
      await page.getByRole('link', { name: 'Back to the collection' }).waitFor();
    }
  });
});
