import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { featuredEntry } from '#contract/featured';
import { en } from '../panel/texts.ts';
import { callAdmin } from '../cms/admin.ts';
import { affirmationFactory } from '../cms/affirmations.ts';
import { connect } from '../cms/database.ts';
import { visitors } from './browser.ts';
import { hold, isFocused } from './member.ts';
import { openPanel } from './panel.ts';

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

it('two quick clicks in the panel move a featured affirmation down twice, keeping focus; a removal focuses the next row', async () => {
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
  const place = page.getByRole('row', { name: one }).getByRole('cell').first();
  await expect.poll(() => place.textContent()).toBe('3');
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

it('the panel’s featured page says “on the site” for the first nine of more featured affirmations only', async () => {
  const documentIds = [
    await affirmations.published('I wait.'),
    await affirmations.published('I wait too.'),
  ];
  await callAdmin('POST', '/panel/featured', { documentIds, featured: true });
  const page = await openPanel(visit);
  await page.goto(`${inject('cms')}/admin/featured`);
  const states = page.locator('tbody tr').filter({ has: page.getByRole('cell') });
  await expect.poll(() => states.count()).toBe((await listed()).length);
  const shown = await states.evaluateAll(
    (rows, text) =>
      rows.map((row) => [...row.querySelectorAll('td')].some((cell) => cell.textContent === text)),
    texts.shown,
  );
  expect(shown.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => true));
  expect(shown.slice(9).length).toBeGreaterThan(0);
  expect(shown.slice(9)).not.toContain(true);
});
