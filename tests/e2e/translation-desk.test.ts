import type { Locator, Page } from 'playwright';
import { afterEach, expect, inject, it } from 'vitest';
import { fields } from '../../cms/src/i18n/en/fields.ts';
import { adminApi } from '../cms/admin.ts';
import { affirmationFactory } from '../cms/affirmations.ts';
import { connect } from '../cms/database.ts';
import { readVersions } from '../cms/versions.ts';
import { en } from '../panel/texts.ts';
import { visitors } from './browser.ts';
import { isFocused } from './member.ts';
import { followTo, goOn, newcomer, openPanel, openPanelAs } from './panel.ts';

const client = connect();
const affirmations = affirmationFactory(client);
const visit = visitors();
const at = (path: string) => `${inject('cms')}/admin/${path}`;
const { translation, publishing, glossary, similar, comments, waiting } = en;

const french = { text: 'Je lave mes lamas.', description: 'Dis-le.' };
/** The text field of the form. */
const textField = (page: Page) =>
  page.getByLabel(translation.target(fields.affirmation.text.label, en.common.languages.fr));

async function readersSee(documentId: string, language: string): Promise<unknown> {
  const { rows } = await client.query(
    `select text from affirmations where document_id = $1 and locale = $2 and published_at is not null`,
    [documentId, language],
  );
  return rows[0]?.text;
}

afterEach(() => client.query(`delete from glossary_terms where english = 'llama'`));

it('an editor finds translations to review on the panel’s home page, and publishes them with their English by keyboard', async () => {
  const ids = [
    await affirmations.draft('I wash my llamas in May.'),
    await affirmations.draft('I wash my llamas in June.'),
  ];
  for (const documentId of ids) await adminApi.update('affirmation', documentId, french, 'fr');
  const page = await newcomer(visit, 'strapi-editor');
  await page.getByRole('heading', { name: waiting.title }).waitFor();
  await page
    .getByRole('link', {
      name: waiting.link(
        en.common.nouns.affirmation,
        translation.inLanguages.fr,
        translation.states.review,
      ),
    })
    .click();
  for (const text of ['I wash my llamas in May.', 'I wash my llamas in June.']) {
    const choice = page.getByRole('checkbox', { name: publishing.choose(text) });
    await choice.focus();
    await page.keyboard.press('Space');
  }
  const publish = page.getByRole('button', { name: publishing.publishChosen(2) });
  await publish.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText(publishing.review(2)).waitFor();
  await dialog.getByText(publishing.source(2, en.common.languages.en)).waitFor();
  await dialog.getByRole('button', { name: translation.publish }).focus();
  await page.keyboard.press('Enter');
  await page.getByText(translation.published(2)).waitFor();
  for (const [index, documentId] of ids.entries()) {
    expect(await readersSee(documentId, 'fr')).toBe(french.text);
    expect(await readersSee(documentId, 'en')).toContain(index === 0 ? 'May' : 'June');
  }
});

it('publishing French leaves scheduled English unpublished, and the dialog says when it is scheduled', async () => {
  const documentId = await affirmations.draft('I groom my llamas in winter.');
  const publishAt = '2099-12-01T12:00:00.000Z';
  await adminApi.update('affirmation', documentId, { publishAt }, 'en');
  await adminApi.update('affirmation', documentId, french, 'fr');
  const page = await openPanelAs(visit, 'strapi-editor');
  await page.goto(at('translations?noun=affirmation&language=fr&state=review'));
  await page
    .getByRole('checkbox', { name: publishing.choose('I groom my llamas in winter.') })
    .click();
  await page.getByRole('button', { name: publishing.publishChosen(1) }).click();
  const dialog = page.getByRole('alertdialog');
  const english = en.common.languages.en;
  await dialog.getByText(publishing.sourceScheduled(1, english, 'December 1, 2099')).waitFor();
  expect(await dialog.getByRole('checkbox').isChecked()).toBe(false);
  await dialog.getByRole('button', { name: translation.publish }).click();
  await page.getByText(translation.published(1)).waitFor();
  expect(await readersSee(documentId, 'fr')).toBe(french.text);
  expect(await readersSee(documentId, 'en')).toBeUndefined();
});

it('from an empty translation queue a button, and after the last text of another queue Alt + ↓, opens the next queue with a text in it', async () => {
  const [outdated, review] = ['I walk my llamas at dawn.', 'I walk my llamas at dusk.'];
  const documentId = await affirmations.published('I walked my llamas.');
  await adminApi.update('affirmation', documentId, french, 'fr');
  await adminApi.publish('affirmation', documentId, {}, 'fr');
  await adminApi.update('affirmation', documentId, { text: outdated });
  await adminApi.update('affirmation', await affirmations.draft(review), french, 'fr');
  const page = await openPanelAs(visit, 'translator');
  await page.goto(at('translations?noun=affirmation&language=fr&state=missing'));
  const names = [en.common.nouns.affirmation, translation.inLanguages.fr] as const;
  const next = page.getByRole('button', {
    name: translation.nextQueue(...names, translation.states.outdated, 1),
  });
  await expect.poll(() => next.evaluate(isFocused)).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL(/state=outdated/);
  await page.getByText(translation.outdated).waitFor();
  await page.keyboard.press('Control+Shift+Enter');
  await page.getByText(translation.marked).waitFor();
  await page.getByText(translation.queueEmpty.outdated).waitFor();
  await page.keyboard.press('Alt+ArrowDown');
  await page.waitForURL(/state=review/);
  await page.getByRole('button', { name: review }).waitFor();
  expect(await page.getByText(translation.lastOne).count()).toBe(0);
});

it('the translation page counts what colleagues have changed when a translator returns to its window', async () => {
  await affirmations.draft('I count my llamas.');
  const page = await openPanelAs(visit, 'translator');
  await page.goto(at('translations?noun=affirmation&language=fr&state=missing'));
  const missing = page
    .locator('button[aria-pressed=true]')
    .filter({ hasText: translation.states.missing });
  const count = async () => Number(await missing.locator('b').textContent());
  const before = await count();
  await affirmations.draft('I count my other llamas.');
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect.poll(count).toBe(before + 1);
});

it('marking an unchanged translation as ready makes no new version, and when the next one cannot be saved, the translation page says so in view, and no longer that the one before was saved', async () => {
  const [fall, spring] = ['I feed my llamas in fall.', 'I feed my llamas in spring.'];
  const documentId = await affirmations.draft(fall);
  for (const each of [documentId, await affirmations.draft(spring)])
    await adminApi.update('affirmation', each, french, 'fr');
  const versions = async () => (await readVersions('affirmation', documentId, 'fr')).total;
  const before = await versions();
  const page = await openPanelAs(visit, 'translator');
  await page.goto(at('translations?noun=affirmation&language=fr&state=review'));
  const save = page.getByRole('button', { name: translation.saveReady, exact: true });
  await page.getByRole('button', { name: fall }).click();
  await save.click();
  const saved = page.getByText(translation.saved);
  await saved.waitFor();
  expect(await versions()).toBe(before);
  await page.route(/\/panel\/translations\/affirmation\//, (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 500 });
  await save.click();
  await page.getByText(en.common.noAnswer).waitFor();
  const failure = page.getByText(en.common.noAnswer);
  expect(await failure.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(
    0,
  );
  expect(await saved.count()).toBe(0);
});

it('a translator reads the glossary’s notes in the panel’s language, or else in the other one', async () => {
  const notes = { note: 'The animal.', noteFr: 'L’animal.' };
  const term = await adminApi.create('term', { english: 'llama', french: 'lama', ...notes });
  await affirmations.draft('I feed my llama.');
  const page = await openPanel(visit, { language: 'fr' });
  const open = async () => {
    await page.goto(at('translations?noun=affirmation&language=fr&state=missing'));
    await page.getByRole('button', { name: 'I feed my llama.' }).click();
  };
  await open();
  await page.locator('form').getByText('L’animal.').waitFor();
  expect(await page.locator('form').getByText('The animal.').count()).toBe(0);
  await adminApi.update('term', term, { noteFr: '' });
  await open();
  await page.locator('form').getByText('The animal.').waitFor();
});

it('the translation form shows what has changed in an outdated translation’s source, and the glossary’s terms in it', async () => {
  await adminApi.create('term', { english: 'llama', french: 'lama', note: 'The animal.' });
  const documentId = await affirmations.published('I wash my llamas in July.');
  await adminApi.update('affirmation', documentId, french, 'fr');
  await adminApi.publish('affirmation', documentId, {}, 'fr');
  await adminApi.update('affirmation', documentId, { text: 'I brush my llamas in July.' });
  const page = await openPanel(visit);
  await page.goto(at('translations?state=outdated'));
  await page.getByRole('button', { name: 'I brush my llamas in July.' }).click();
  const form = page.locator('form');
  await form.locator('del', { hasText: 'wash' }).waitFor();
  await form.locator('ins', { hasText: 'brush' }).waitFor();
  await form.getByText('The animal.').waitFor();
  const reminder = form.getByText(
    glossary.unused(glossary.quoted('llama'), glossary.quoted('lama')),
  );
  expect(await reminder.count()).toBe(0);
  await textField(page).fill('Je brosse mes chevaux.');
  await reminder.waitFor();
});

it('a translator sees the picture, moments, ages and skill of an affirmation by their names in the panel’s language, and the moment and skill of a week', async () => {
  const documentId = await affirmations.draft('I wash my llamas at night.');
  const shared = {
    picture: 'cat',
    moments: 'bedtime, worry',
    ages: '4-5, 9-11',
    skill: 'self-management',
  };
  await adminApi.update('affirmation', documentId, shared);
  const page = await openPanelAs(visit, 'translator');
  await page.goto(at('translations?state=missing'));
  await page.getByRole('button', { name: 'I wash my llamas at night.' }).click();
  const form = page.locator('form');
  for (const line of [
    'Picture a cat',
    'Moments Bedtime, Worry',
    'Ages 4–5, 9–11',
    'Skill Self-management',
  ])
    await form.getByText(line, { exact: true }).waitFor();
  await followTo(page, 'translations?noun=week&state=done');
  await form.getByText(/^Moment \w/).waitFor();
  await form.getByText(/^Skill \w/).waitFor();
});

it('a translator can insert a similar translation with one key and undo that, and answer an editor’s comment', async () => {
  const done = await affirmations.draft('I wash my llamas in August.');
  await adminApi.update(
    'affirmation',
    done,
    { ...french, text: 'En août, je lave mes lamas.' },
    'fr',
  );
  const documentId = await affirmations.draft('I wash my llamas in March.');
  const page = await openPanelAs(visit, 'translator');
  await page.goto(at('translations?state=missing'));
  await page.getByRole('button', { name: 'I wash my llamas in March.' }).click();
  await page.getByRole('heading', { name: similar.title }).waitFor();
  await textField(page).fill('Mars.');
  await page.keyboard.press('Alt+Digit1');
  await expect.poll(() => textField(page).inputValue()).toBe('En août, je lave mes lamas.');
  await page.getByRole('button', { name: similar.undo }).click();
  await expect.poll(() => textField(page).inputValue()).toBe('Mars.');

  await page.getByLabel(comments.label).fill('All of them?');
  await page.getByRole('button', { name: comments.add }).click();
  const comment = page.getByRole('listitem').filter({ hasText: 'All of them?' });
  await comment.getByText('Tess').waitFor();
  expect(await textField(page).inputValue()).toBe('Mars.');
  await page
    .getByRole('button', { name: `I wash my llamas in March. ${comments.open(1)}` })
    .waitFor();
  await comment.getByRole('button', { name: comments.resolve }).click();
  await comment.waitFor({ state: 'detached' });
  const { rows } = await client.query(
    'select resolved_at is not null as resolved from translation_comments where document_id = $1',
    [documentId],
  );
  expect(rows).toEqual([{ resolved: true }]);
});

it('an editor who publishes several affirmations from the list is warned of languages that are outdated or not reviewed', async () => {
  const texts = ['I wash my llamas in autumn.', 'I wash my llamas in winter.'];
  for (const text of texts) {
    const documentId = await affirmations.published(text);
    await adminApi.update('affirmation', documentId, french, 'fr');
    await adminApi.update('affirmation', documentId, { text: text.replace('wash', 'brush') });
  }
  const page = await openPanel(visit);
  await page.goto(at('translations'));
  await goOn(page, 'api::affirmation.affirmation?_q=brush%20my%20llamas%20in');
  await page.getByRole('row').filter({ hasText: 'winter' }).waitFor();
  await page.getByRole('checkbox', { name: 'Select all entries' }).click();
  await page.getByRole('button', { name: translation.publish, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByText(publishing.inLanguage(en.common.languages.fr, publishing.outdated(2)))
    .waitFor();
});

it('choosing a translation queue moves a translator’s focus to its first text, but not the focus of an editor, who can publish the queue', async () => {
  const documentId = await affirmations.draft('I wash my llamas by keyboard.');
  const focused = (page: Page) => page.locator('form [name="text"]:focus');
  const choose = async (page: Page, state: 'missing' | 'review') => {
    const name = new RegExp(
      `^${translation.countOf(0, translation.states[state], en.common.nouns.affirmation, translation.inLanguages.fr).replace('0', '')}`,
    );
    await page.getByRole('button', { name }).click();
    await page.locator('form [name="text"]').waitFor();
  };
  const translator = await openPanelAs(visit, 'translator');
  await translator.goto(at('translations'));
  await choose(translator, 'missing');
  await focused(translator).waitFor();
  // Again, although it is open.
  await choose(translator, 'missing');
  await focused(translator).waitFor();
  await adminApi.update('affirmation', documentId, french, 'fr');
  await choose(translator, 'review');
  await focused(translator).waitFor();

  const editor = await openPanel(visit);
  await editor.goto(at('translations'));
  await choose(editor, 'review');
  await editor.getByRole('checkbox', { name: publishing.chooseAll }).waitFor();
  expect(await focused(editor).count()).toBe(0);
});

it('in a narrow window, the translation page hides the queues that are empty, except for the open one', async () => {
  await affirmations.draft('I wash my llamas on a phone.');
  const page = await openPanel(visit);
  await page.goto(at('translations?state=review'));
  const empty = page.locator('button[data-empty]');
  await expect.poll(() => empty.first().isVisible()).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(() => page.locator('[data-empty][aria-pressed="false"]:visible').count())
    .toBe(0);
  await page.getByRole('button', { pressed: true }).waitFor();
});

it('a translator can work through a queue by keyboard on one screen, without any text hidden under the header', async () => {
  for (const month of ['May', 'June', 'July'])
    await affirmations.draft(`I comb my llamas in ${month}.`);
  const page = await newcomer(visit, 'translator');
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('link', { name: 'Translations' }).click();
  const form = page.locator('form');
  const focused = form.locator('[name="text"]:focus');
  await focused.waitFor();
  const first = await form.locator('[lang="en"]').first().textContent();

  // Everything that a text needs is on the screen, also after scrolling down and saving.
  const edges = () =>
    form.evaluate((node) => {
      const header = document.querySelector('[data-strapi-header-sticky]');
      const top = header?.getBoundingClientRect().bottom ?? 0;
      const parts = [...node.querySelectorAll('[lang], button, a')];
      const boxes = parts.map((part) => part.getBoundingClientRect());
      const isVisible = (box: DOMRect) => box.top >= top && box.bottom <= innerHeight;
      return boxes.every(isVisible) && boxes.length > 6;
    });
  await expect.poll(edges).toBe(true);

  await page.keyboard.type('Je danse "comme" un lama!');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Dis-le deux fois!');
  const description = form.locator('[name="description"]');
  expect(await description.inputValue()).toBe('Dis-le deux fois!');
  await page.keyboard.press('Alt+KeyP');
  await expect.poll(() => textField(page).inputValue()).toBe('Je danse « comme » un lama !');
  await form.locator('[name="description"]:focus').waitFor();
  await page.keyboard.type(" L'as-tu dit?");
  await page.getByRole('button', { name: translation.putRight }).click();
  await form.locator('[name="description"]:focus').waitFor();

  // The focus is in no field of the form.
  await page.locator(':focus').blur();
  await page.mouse.move(900, 500);
  await page.mouse.wheel(0, 2000);
  await page.keyboard.press('Control+Enter');
  await page.getByText(translation.saved).waitFor();
  await focused.waitFor();
  await expect.poll(() => form.locator('[lang="en"]').first().textContent()).not.toBe(first);
  await expect.poll(edges).toBe(true);
  const header = await page.locator('[data-strapi-header-sticky]').boundingBox();
  const status = await page.getByText(translation.saved).boundingBox();
  expect(status?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));

  await page.getByRole('button', { name: translation.addKeywords }).click();
  await form.locator('[name="keywords"]:focus').waitFor();

  // Only the row of the open queue is shown, until somebody asks for all.
  const categories = page.getByRole('button', { name: new RegExp(`^${en.common.nouns.category}`) });
  expect(await categories.count()).toBe(0);
  await page.getByRole('button', { name: /^Show all content/ }).click();
  await categories.first().waitFor();
});

/** Whether the beginning of an element is on the screen, below the bar, with that much of it. */
const isInView = (page: Page, selector: string, needed: number) =>
  page.locator(selector).evaluate((node, height) => {
    const { top } = node.getBoundingClientRect();
    return top >= 60 && top + height <= innerHeight;
  }, needed);

it('on a phone, choosing a translation queue scrolls an editor to the list of texts to publish, and a translator to the text to translate', async () => {
  const documentId = await affirmations.draft('I wash my llamas by phone.');
  await affirmations.draft('I comb my llamas by phone.');
  await adminApi.update('affirmation', documentId, french, 'fr');
  const open = async (page: Page, state: 'missing' | 'review') => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at('translations?noun=testimonial&state=missing'));
    const name = new RegExp(`^${en.common.nouns.affirmation}, ${translation.inLanguages.fr}: `);
    await page.getByRole('button', { name }).filter({ hasText: translation.states[state] }).click();
    await page.locator('form').waitFor();
  };
  const editor = await openPanel(visit);
  await open(editor, 'review');
  const list = `nav[aria-label="${translation.queue}"]`;
  await expect.poll(() => isInView(editor, list, 250)).toBe(true);
  // Nothing of Strapi's header is below its bar.
  await editor.mouse.move(200, 800);
  await editor.mouse.wheel(0, 1000);
  const header = editor.locator('[data-strapi-header-sticky]');
  await expect.poll(() => header.count()).toBe(1);
  expect(await header.isVisible()).toBe(false);

  const translator = await openPanelAs(visit, 'translator');
  await open(translator, 'missing');
  await expect.poll(() => isInView(translator, 'form', 300)).toBe(true);
});

it('on a phone, what happened to a text that was saved or published is in view above the next one, whose buttons come before similar translations', async () => {
  const months = ['April', 'May', 'June', 'July', 'August', 'October'];
  for (const [index, month] of months.entries()) {
    const documentId = await affirmations.draft(`I brush my llamas in ${month}.`);
    const text = `En ${month}, je brosse mes lamas.`;
    if (index < 4) await adminApi.update('affirmation', documentId, { ...french, text }, 'fr');
  }
  const page = await openPanel(visit);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('translations?state=missing'));
  const isWhole = async (place: Locator) => {
    const { y = 0, height = 0 } = (await place.boundingBox()) ?? {};
    return y >= 60 && y + height <= 844;
  };
  const focused = page.locator('form [name="text"]:focus');
  await page.getByRole('button', { name: 'I brush my llamas in August.' }).click();
  await page.getByRole('heading', { name: similar.title }).waitFor();
  await expect.poll(() => isWhole(focused)).toBe(true);
  expect(await isWhole(page.getByRole('button', { name: translation.saveReady }))).toBe(true);

  await page.keyboard.type('En août, je brosse mes lamas.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Dis-le.');
  await page.keyboard.press('Control+Enter');
  const saved = page.getByText(translation.saved);
  await saved.waitFor();
  await focused.waitFor();
  await expect.poll(() => isWhole(saved)).toBe(true);
  expect(await isWhole(focused)).toBe(true);

  await followTo(page, 'translations?noun=affirmation&language=fr&state=review');
  const list = page.getByRole('navigation', { name: translation.queue });
  const boxes = list.getByRole('checkbox', { name: /I brush my llamas/ });
  await boxes.nth(1).click();
  await boxes.nth(0).click();
  await list.getByRole('button', { name: publishing.publishChosen(2) }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: translation.publish }).click();
  const published = page.getByText(translation.published(2));
  await published.waitFor();
  await focused.waitFor();
  await expect.poll(() => isWhole(published)).toBe(true);
  expect(await isWhole(focused)).toBe(true);
});

it('on a phone, after the last text of a queue, what happened to it and the button for the next queue are in view', async () => {
  const category = { name: 'Llamas', icon: 'ph-moon', color: '#804000' };
  const documentId = await adminApi.create('category', category);
  await adminApi.update('category', documentId, { name: 'Lamas' }, 'fr');
  await adminApi.update('category', documentId, { name: 'Small llamas' });
  await affirmations.draft('I wait for my llamas.');
  const page = await openPanel(visit);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('translations?noun=category&state=outdated'));
  await page.locator('form [name="name"]:focus').waitFor();
  await page.keyboard.press('Control+Enter');
  const next = page.getByRole('button', { name: /^Next: / });
  const names = [en.common.nouns.category, translation.inLanguages.fr] as const;
  const counter = translation.countOf(0, translation.states.outdated, ...names);
  await page.getByRole('button', { name: counter }).waitFor();
  for (const place of [page.getByText(translation.saved), next])
    await expect
      .poll(async () => {
        const { y = 0, height = 0 } = (await place.boundingBox()) ?? {};
        return y >= 60 && y + height <= 844;
      })
      .toBe(true);
  await adminApi.remove('category', documentId);
});

it('an editor in the translation queue selects a range of texts with Shift, reads both languages of each, and keeps the publish button in sight', async () => {
  const months = ['April', 'May', 'June', 'July', 'August'];
  for (const month of months) {
    const documentId = await affirmations.draft(`I feed my llamas in ${month}.`);
    const text = `En ${month}, je nourris mes lamas.`;
    await adminApi.update('affirmation', documentId, { ...french, text }, 'fr');
  }
  const page = await openPanel(visit);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(at('translations?state=review'));
  const list = page.getByRole('navigation', { name: translation.queue });
  await list.getByText('En June, je nourris mes lamas.').waitFor();
  const boxes = list.getByRole('checkbox', { name: /I feed my llamas/ });
  expect(await boxes.count()).toBe(months.length);
  await boxes.nth(1).click();
  await boxes.nth(3).click({ modifiers: ['Shift'] });
  const publish = list.getByRole('button', { name: publishing.publishChosen(3) });
  await publish.waitFor();
  const checked = () => boxes.evaluateAll((all) => all.map(({ ariaChecked }) => ariaChecked));
  expect(await checked()).toEqual(['false', 'true', 'true', 'true', 'false']);
  // Upward, by keyboard, and taking back.
  await boxes.nth(4).focus();
  await page.keyboard.press('Shift+Space');
  expect(await checked()).toEqual(['false', 'true', 'true', 'true', 'true']);
  await boxes.nth(2).focus();
  await page.keyboard.press('Shift+Space');
  expect(await checked()).toEqual(['false', 'true', 'false', 'false', 'false']);

  await page.mouse.move(900, 500);
  await page.mouse.wheel(0, 5000);
  const one = list.getByRole('button', { name: publishing.publishChosen(1) });
  await expect.poll(() => page.locator('[data-strapi-header-sticky]').count()).toBe(1);
  const { y = 0 } = (await one.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(60);
  expect(y).toBeLessThan(720);
});

it('on the translation page, a translator sees what they can only read below everything that they can translate', async () => {
  await affirmations.draft('I am only in English.');
  // Its English waits to be published, too.
  const documentId = await affirmations.draft('I am in both languages.');
  await adminApi.update('affirmation', documentId, french, 'fr');
  const page = await openPanelAs(visit, 'translator');
  await page.goto(at('translations?state=missing'));
  await page.getByRole('button', { name: /^Show all content/ }).click();
  const rows = page.getByRole('img', { name: /% done$/ });
  await expect.poll(() => rows.count()).toBeGreaterThan(1);
  const names = await rows.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel ?? ''));
  expect(names.at(-1)).toContain(translation.inLanguages.en);
  expect(names.filter((name) => name.includes(translation.inLanguages.en))).toHaveLength(1);
});
