import { expect, inject, it } from 'vitest';
import { z } from 'zod';
import { affirmation } from '#contract/affirmation';
import { moments } from '#contract/situation';
import { machine as machineTexts } from '../../web/i18n/en/machine.ts';
import { category as english } from '../../web/i18n/en/category.ts';
import { category as frenchLists } from '../../web/i18n/fr/category.ts';
import { moment as french } from '../../web/i18n/fr/moment.ts';
import { momentPictures } from '../../web/logic/moment-pictures.ts';
import { pictureHref } from '../../web/logic/pictures.ts';
import { visitors } from './browser.ts';

const visit = visitors();
const get = (path: string) =>
  fetch(new URL(path, inject('site')), { headers: { Accept: 'text/html' }, redirect: 'manual' });

async function idsOf(query: string): Promise<number[]> {
  const answer = await fetch(new URL(`/api/affirmations?${query}`, inject('site')));
  return z
    .array(affirmation)
    .parse(await answer.json())
    .map(({ id }) => id);
}

it('a visitor can choose a moment, an age, a category and a skill without JavaScript, and draw one of these affirmations', async () => {
  const page = await visit('/', { javaScriptEnabled: false });
  await page.getByRole('link', { name: 'Bedtime' }).click();
  await page.waitForURL('**/moments/bedtime');
  await page.getByRole('heading', { level: 1, name: 'Bedtime' }).waitFor();
  await page.getByRole('link', { name: '6–8' }).click();
  await page.waitForURL('**/moments/bedtime?age=6-8');
  expect(await page.getByRole('link', { name: '6–8' }).getAttribute('aria-current')).toBe('true');
  await page.getByText('More filters').click();
  await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption('Calm');
  await page.getByRole('combobox', { name: 'Skill', exact: true }).selectOption('Self-management');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.waitForURL('**/categories/5?moment=bedtime&age=6-8&skill=self-management');
  await page.getByRole('heading', { level: 1, name: 'Calm Affirmations' }).waitFor();
  await page.getByText('Bedtime · Ages 6–8 · Self-management').waitFor();
  const ids = await idsOf('categoryId=5&moment=bedtime&age=6-8&skill=self-management');
  const shown = await page
    .locator('[data-card]')
    .evaluateAll((cards) => cards.map((card) => Number(card.getAttribute('data-card'))));
  expect(shown).toEqual(ids.slice(0, 12));
  await page.getByRole('link', { name: 'Surprise me' }).click();
  await page.waitForURL('**/affirmations/*');
  expect(ids).toContain(Number(new URL(page.url()).pathname.split('/').at(-1)));
});

it('an empty list offers nothing to do with its affirmations', async () => {
  const page = await visit('/categories/1?q=xylophone');
  const nothing = page
    .locator('main')
    .getByRole('link', { name: /^(?:Surprise|Classroom|Listen)/ });
  await page.getByRole('heading', { name: english.emptyHeading }).waitFor();
  expect(await nothing.count()).toBe(0);
  await page.goto('/categories/1?q=bedtime');
  expect(await nothing.count()).toBe(3);
});

it.each(moments)(
  'the French page of the moment %s shows its French name, its picture and twelve affirmations',
  async (moment) => {
    const picture = await get(pictureHref(momentPictures[moment]));
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
    expect(await picture.text()).toContain('<path');
    const answer = await get(`/moments/${moment}?lang=fr`);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain(pictureHref(momentPictures[moment]));
    expect(html).toContain(french.moments[moment].replaceAll("'", '&#39;'));
    expect(html.match(/data-card/g)?.length).toBe(12);
  },
);

it('a search on a moment’s page finds only affirmations for the chosen age, and is kept when another age is chosen', async () => {
  const page = await visit('/moments/bedtime?age=4-5&q=monster');
  await page.getByText('Ages 4–5', { exact: true }).waitFor();
  const ids = await idsOf('moment=bedtime&age=4-5&q=monster');
  expect(await page.locator('[data-card]').count()).toBe(ids.length);
  await page.getByRole('link', { name: '9–11' }).click();
  await page.waitForURL('**/moments/bedtime?age=9-11&q=monster');
});

it.each([
  ['/moments/noon', 404, null],
  ['/categories/1?moment=worry&age=6-8', 302, '/moments/worry?age=6-8'],
  ['/moments/worry?category=5&age=&skill=', 302, '/categories/5?moment=worry'],
  ['/moments/worry?category=5&lang=fr', 302, '/categories/5?moment=worry&lang=fr'],
  ['/categories/1?moment=worry&lang=fr', 302, '/moments/worry?lang=fr'],
  ['/moments/worry?page=99&age=6-8', 302, null],
  ['/api/affirmations/random?categoryId=999&age=6-8', 303, '/categories/999?age=6-8'],
])(
  'the filtered list %s answers with the status %i and, if given here, redirects to %s',
  async (path, status, location) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    if (location) expect(answer.headers.get('location')).toBe(location);
  },
);

it('the affirmation machine draws for the chosen moment, age and skill, and says so if there is no affirmation for them', async () => {
  const page = await visit('/', { mayFail: true });
  await page.locator('#machine').scrollIntoViewIfNeeded();
  await page.locator('#machine-text').waitFor();
  await page.getByRole('combobox', { name: 'Moment', exact: true }).selectOption('Bedtime');
  await page.getByRole('combobox', { name: 'Age', exact: true }).selectOption('4–5');
  const response = page.waitForResponse(/random\?.*moment=bedtime&age=4-5&skill=self-management/);
  await page.getByRole('combobox', { name: 'Skill', exact: true }).selectOption('Self-management');
  const { id, text } = affirmation.parse(await (await response).json());
  expect(await idsOf('moment=bedtime&age=4-5&skill=self-management')).toContain(id);
  await page.locator('#machine-text').getByText(text).waitFor();
  await page.route('**/api/affirmations/random?*', (route) =>
    route.fulfill({ status: 404, json: { error: { code: 'not-found', message: '' } } }),
  );
  await page.getByRole('button', { name: 'Generate another' }).click();
  await page.getByText(machineTexts.none).waitFor();
});

it.each([
  ['/categories/1?q=I%20want%20to%20die&lang=en', english.help.title],
  ['/categories/1?q=on%20m%E2%80%99a%20touch%C3%A9&lang=fr', frenchLists.help.title],
])(
  'a search that is a call for help (%s) says whom to call, and another search does not',
  async (path, title) => {
    expect(await (await get(path)).text()).toContain(title);
    expect(await (await get(path.replace(/q=[^&]*/, 'q=brave'))).text()).not.toContain(title);
  },
);
