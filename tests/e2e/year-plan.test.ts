import { expect, inject, it, onTestFinished } from 'vitest';
import { weekLimits } from '#contract/week';
import { z } from 'zod';
import { adminApi } from '../cms/admin.ts';
import { connect } from '../cms/database.ts';
import { visitors } from './browser.ts';
import { openPanel } from './panel.ts';

const visit = visitors();
const client = connect();
const pagesOf = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length;

it('a teacher can go from the lesson guide to the year plan, and from a week to its affirmation, moment and posters', async () => {
  const page = await visit('/lesson-guide');
  await page.getByRole('link', { name: 'Year plan: an affirmation for every week' }).click();
  await page.getByRole('heading', { level: 1, name: 'Year plan' }).waitFor();
  expect(await page.locator('article').count()).toBe(weekLimits.number);
  const week = page.getByRole('article', { name: 'Five mountains' });
  await week.getByText('Week 12').waitFor();
  await week.getByText('Each child draws five mountains').waitFor();
  expect(await week.getByText(/Self-management \(self-control, /).count()).toBe(1);
  expect(await week.getByRole('link', { name: 'Worry' }).getAttribute('href')).toBe(
    '/moments/worry',
  );
  const posters = await page.getByRole('link', { name: 'Weekly posters' }).getAttribute('href');
  const query = new URL(posters ?? '', inject('site')).searchParams;
  expect(query.get('format')).toBe('posters');
  expect(query.get('ids')?.split(',')).toHaveLength(weekLimits.number);
  await week.getByRole('link', { name: 'My breath is a quiet place I can always visit.' }).click();
  await page.waitForURL('**/affirmations/*');
});

it('an editor changes the activity of a week in the panel, and the year plan shows the change', async () => {
  const found = await client.query(
    `select document_id, activity from weeks where number = 36 and locale = 'en' and published_at is not null`,
  );
  const [week] = z
    .array(z.object({ document_id: z.string(), activity: z.string() }))
    .parse(found.rows);
  const { document_id: id = '', activity } = week ?? {};
  onTestFinished(async () => void (await adminApi.publish('week', id, { activity })));
  const editor = await openPanel(visit);
  const path = `api::week.week/${id}?plugins[i18n][locale]=en`;
  await editor.goto(`${inject('cms')}/admin/content-manager/collection-types/${path}`);
  const field = editor.locator('[name="activity"]');
  await expect.poll(() => field.inputValue()).toBe(activity);
  await field.fill('Each child folds a paper bird.');
  await editor.getByRole('button', { name: 'Publish', exact: true }).click();
  const page = await visit('/year-plan');
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByText('Each child folds a paper bird.').count();
    })
    .toBe(1);
});

it('the year plan is in the sitemap, and links to its canonical URL and its other language', async () => {
  const page = await visit('/year-plan?lang=fr');
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(
    /\/year-plan\?lang=fr$/,
  );
  expect(await page.locator('link[rel="alternate"][hreflang="en"]').count()).toBe(1);
  const sitemap = await (await fetch(`${inject('site')}/sitemap-pages.xml`)).text();
  expect(sitemap).toContain('/year-plan?lang=fr');
});

it.each(['en', 'fr'])(
  'prints the year plan in %s on five pages without cutting a week in two, without buttons',
  async (language) => {
    const page = await visit(`/year-plan?lang=${language}`, { colorScheme: 'dark' });
    for (const format of ['A4', 'Letter'])
      expect(pagesOf(await page.pdf({ format, printBackground: true }))).toBe(5);
    expect(await page.locator('article img[loading=lazy]').count(), 'not printed').toBe(0);
    await page.emulateMedia({ media: 'print' });
    expect(
      await page
        .locator(
          'body > :is(header, footer):visible, main button:visible, main a[href^="/print"]:visible',
        )
        .count(),
    ).toBe(0);
    const breaks = await page
      .locator('article')
      .evaluateAll((weeks) => weeks.map((week) => getComputedStyle(week).breakInside));
    expect(new Set(breaks)).toEqual(new Set(['avoid']));
  },
);

it('the French year plan marks a week without a French text as English, and says that it is empty when it has no weeks', async () => {
  /** As editors do when they unpublish weeks. */
  const hide = (which: string) =>
    client.query(
      `update weeks set locale = '-' || locale where published_at is not null and ${which}`,
    );
  onTestFinished(
    async () => void (await client.query(`update weeks set locale = ltrim(locale, '-')`)),
  );
  const page = await visit('/year-plan?lang=fr');
  const title = page.locator('#week-1-title');
  expect(await title.getAttribute('lang')).toBeNull();
  await hide(`number = 1 and locale = 'fr'`);
  await expect
    .poll(async () => {
      await page.reload();
      return title.getAttribute('lang');
    })
    .toBe('en');
  expect(await page.locator('#week-1 a').first().textContent()).toContain('J’ai ma place ici');
  await hide(`locale in ('en', 'fr')`);
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByText('La programmation est encore vide.').count();
    })
    .toBe(1);
  expect(await page.locator('article').count()).toBe(0);
  await page.getByRole('link', { name: 'Ouvrir le guide pour la classe' }).click();
  await page.waitForURL('**/lesson-guide');
});
