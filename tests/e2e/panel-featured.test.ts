import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { featuredEntry } from '#contract/featured';
import { en } from '../panel/texts.ts';
import { adminApi, callAdmin } from '../cms/admin.ts';
import { affirmationFactory } from '../cms/affirmations.ts';
import { connect } from '../cms/database.ts';
import { visitors } from './browser.ts';
import { hold, isFocused } from './member.ts';
import { followTo, openPanel } from './panel.ts';

const client = connect();
const affirmations = affirmationFactory(client);
const visit = visitors();
const { featured: texts } = en;

async function listed() {
  const answer = await callAdmin('GET', '/panel/featured');
  return z.array(featuredEntry).parse(await answer.json());
}

/** The positions before the test, because reordering gives every featured affirmation one. */
const places = z.array(z.object({ id: z.number(), place: z.number().nullable() }));
let before: z.infer<typeof places> = [];
beforeEach(async () => {
  const found = await client.query(
    'select id, featured_order as place from affirmations where featured',
  );
  before = places.parse(found.rows);
});
afterEach(async () => {
  for (const { id, place } of before)
    await client.query('update affirmations set featured_order = $2 where id = $1', [id, place]);
});

it('two quick clicks on Down move a featured affirmation down twice and keep the focus; removing one focuses the next row', async () => {
  const [one, two, three] = ['I lead.', 'I follow.', 'I come third.'] as const;
  const documentIds = [
    await affirmations.published(one),
    await affirmations.published(two),
    await affirmations.published(three),
  ];
  await callAdmin('POST', '/panel/featured', { documentIds, featured: true });
  await callAdmin('PUT', '/panel/featured/order', { documentIds });
  const page = await openPanel(visit);
  await page.goto(`${inject('cms')}/admin/featured`);
  const answer = await hold(page, /\/panel\/featured\/order/);
  const down = page.getByRole('button', { name: texts.down(one) });
  await down.click();
  await down.click();
  const place = page.getByLabel(texts.placeOf(one));
  await expect.poll(() => place.inputValue()).toBe('3');
  const middles = [place, page.getByRole('link', { name: one, exact: true })].map(async (each) => {
    const { y = 0, height = 0 } = (await each.boundingBox()) ?? {};
    return y + height / 2;
  });
  const [input = 0, link = 0] = await Promise.all(middles);
  expect(Math.abs(input - link), 'the text is level with its input').toBeLessThan(4);
  await expect.poll(() => down.evaluate(isFocused)).toBe(true);
  answer();
  await expect
    .poll(async () => (await listed()).slice(0, 3).map(({ text }) => text))
    .toEqual([two, three, one]);

  const remove = (text: string) => page.getByRole('button', { name: texts.removeOne(text) });
  await remove(two).click();
  await page.getByRole('row', { name: two }).waitFor({ state: 'detached' });
  await expect.poll(() => remove(three).evaluate(isFocused)).toBe(true);
});

/** Features three affirmations and puts them first. Opens the page and returns it with their rows. */
async function openWithThree(names: readonly [string, string, string]) {
  const documentIds = [];
  for (const name of names) documentIds.push(await affirmations.published(name));
  await callAdmin('POST', '/panel/featured', { documentIds, featured: true });
  await callAdmin('PUT', '/panel/featured/order', { documentIds });
  const page = await openPanel(visit);
  await page.goto(`${inject('cms')}/admin/featured`);
  await page.getByRole('row', { name: names[0] }).waitFor();
  return page;
}
const firstThree = async () => (await listed()).slice(0, 3).map(({ text }) => text);

it('an editor can move a featured affirmation by dragging, with arrow keys and by its number; Escape cancels dragging', async () => {
  const [one, two, three] = ['I am dragged.', 'I stay.', 'I stay too.'] as const;
  const page = await openWithThree([one, two, three]);
  const handle = page.getByRole('button', { name: texts.drag(one) });
  const edgesOf = async (row: string) => {
    const box = await page.getByRole('row', { name: row }).boundingBox();
    return { top: (box?.y ?? 0) + 4, bottom: (box?.y ?? 0) + (box?.height ?? 0) - 4 };
  };
  const grab = async () => {
    await handle.hover();
    await page.mouse.down();
    await page.mouse.move(40, (await edgesOf(three)).bottom, { steps: 5 });
    await page.locator('tr[data-mark="after"]').waitFor();
  };
  await grab();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await grab();
  await page.mouse.up();
  await expect.poll(firstThree).toEqual([two, three, one]);
  await expect.poll(() => handle.evaluate(isFocused)).toBe(true);

  await page.keyboard.press('ArrowUp');
  await expect.poll(firstThree).toEqual([two, one, three]);
  await page.getByText(texts.moved(one, 2)).waitFor();
  const place = page.getByLabel(texts.placeOf(three));
  await place.fill('1');
  await place.press('Enter');
  await expect.poll(firstThree).toEqual([three, two, one]);
  await expect.poll(() => place.evaluate(isFocused)).toBe(true);
  await place.fill('x');
  await place.press('Enter');
  expect(await place.inputValue()).toBe('1');
});

it('undoes the removal of a featured affirmation, which comes back to its place', async () => {
  const [one, two, three] = ['I lead on.', 'I come back.', 'I follow on.'] as const;
  const page = await openWithThree([one, two, three]);
  await page.getByRole('button', { name: texts.removeOne(two) }).click();
  await page.getByText(texts.removedOne(two)).waitFor();
  await expect.poll(firstThree).not.toContain(two);
  await page.getByRole('button', { name: texts.undo }).click();
  await expect.poll(firstThree).toEqual([one, two, three]);
  await page.getByRole('row', { name: two }).waitFor();
});

it('says of each featured affirmation why it is not on the site: a draft, outside its dates, after the first nine, or without its French text', async () => {
  const dates = {
    'I am long over.': { featuredUntil: '2020-05-01' },
    'I have not begun.': { featuredFrom: '2090-05-01' },
  };
  const documentIds = [];
  for (const [text, days] of Object.entries(dates)) {
    const documentId = await affirmations.draft(text);
    await adminApi.publish('affirmation', documentId, { featured: true, ...days });
    documentIds.push(documentId);
  }
  const english = await affirmations.published('I am in English.');
  const draft = await affirmations.draft('I am a draft.');
  const ordered = [...documentIds, draft, english];
  await callAdmin('POST', '/panel/featured', { documentIds: ordered, featured: true });
  const others = (await listed()).filter(({ documentId }) => !ordered.includes(documentId));
  // The tenth that could be shown, and one after it.
  const late = [
    await affirmations.published('I wait.'),
    await affirmations.published('I wait too.'),
  ];
  await callAdmin('POST', '/panel/featured', { documentIds: late, featured: true });
  const first = others.slice(0, 8).map(({ documentId }) => documentId);
  expect(first).toHaveLength(8);
  await callAdmin('PUT', '/panel/featured/order', {
    documentIds: [...ordered, ...first, ...late],
  });

  const page = await openPanel(visit);
  await page.goto(`${inject('cms')}/admin/featured`);
  const says = (name: string, text: string) =>
    page.getByRole('row', { name }).getByText(text, { exact: true }).waitFor();
  await says('I am long over.', texts.statuses.over('May 1, 2020'));
  await says('I have not begun.', texts.statuses.early('May 1, 2090'));
  await says('I am a draft.', texts.statuses.draft());
  await says('I am in English.', texts.statuses.inEnglish());
  await says('I wait.', texts.statuses.beyond());
  await says('I wait too.', texts.statuses.beyond());
  expect(await page.getByText(texts.statuses.shown(), { exact: true }).count()).toBe(8);
});

it('featuring a draft from the list says that it is not on the site, and so does its form', async () => {
  const text = 'I am featured too early.';
  const documentId = await affirmations.draft(text);
  const page = await openPanel(visit);
  const list = 'api::affirmation.affirmation';
  await page.goto(
    `${inject('cms')}/admin/content-manager/collection-types/${list}?plugins[i18n][locale]=en`,
  );
  await page.getByRole('row', { name: text }).getByRole('checkbox').click();
  await page.getByRole('button', { name: texts.add, exact: true }).click();
  const reason = texts.statuses.draft();
  await page.getByText(`${texts.added(1)} ${texts.absent(text, reason, 0)}`).waitFor();
  await followTo(
    page,
    `content-manager/collection-types/${list}/${documentId}?plugins[i18n][locale]=en`,
  );
  await page.getByText(texts.inForm(reason)).waitFor();
});

it('the form of a featured affirmation no longer says that it is a draft once it is published, but does again once it is unpublished', async () => {
  const documentId = await affirmations.draft('I am featured, then published.');
  await adminApi.update('affirmation', documentId, { featured: true });
  const page = await openPanel(visit);
  await page.goto(
    `${inject('cms')}/admin/content-manager/collection-types/api::affirmation.affirmation/${documentId}?plugins[i18n][locale]=en`,
  );
  const notice = page.getByText(texts.inForm(texts.statuses.draft()));
  await notice.waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await notice.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'More actions for this entry' }).click();
  await page.getByRole('menuitem', { name: 'Unpublish', exact: true }).click();
  await page.getByRole('button', { name: en.unpublishing.confirm }).click();
  await notice.waitFor();
});

it('the Featured page links to the list of affirmations, where more can be featured', async () => {
  const page = await openPanel(visit);
  await page.goto(`${inject('cms')}/admin/featured`);
  await page.getByRole('link', { name: texts.choose }).click();
  await page.waitForURL(/api::affirmation\.affirmation/);
});

it('after a featured affirmation is removed on a phone, Undo is on the screen wherever the list is scrolled to', async () => {
  const names = ['I am first of all.', 'I am second.', 'I am removed.'] as const;
  const page = await openWithThree(names);
  await page.setViewportSize({ width: 390, height: 844 });
  const all = await listed();
  const last = all.at(-1)?.text ?? '';
  const remove = page.getByRole('button', { name: texts.removeOne(last) });
  await remove.scrollIntoViewIfNeeded();
  await remove.click();
  const undo = page.getByRole('button', { name: texts.undo });
  await undo.waitFor();
  const box = await undo.boundingBox();
  expect(box?.y).toBeGreaterThan(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  const isSaved = page.waitForResponse(/\/panel\/featured\/order/);
  await undo.click();
  await isSaved;
  expect((await listed()).at(-1)?.text).toBe(last);
});
