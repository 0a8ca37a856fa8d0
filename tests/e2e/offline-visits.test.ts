import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { storedPageAddress } from '../../web/logic/public-pages.ts';
import { newClassLink, newCollection } from '../cms/collections.ts';
import { newMember } from '../cms/members.ts';
import { visitors } from './browser.ts';
import { frontOf } from './front.ts';
import { cookiesOf } from './member.ts';
import { isStored, options, served, stored } from './offline.ts';

const visit = visitors();

const opened = [
  '/',
  '/categories/4',
  '/categories/1?q=brave',
  '/categories/4?moment=worry&age=6-8',
  '/moments/bedtime',
  '/affirmations/1',
  '/affirmations/1?both=1',
  '/today',
  '/display',
  '/display?categoryId=4',
  '/display?ids=1,2',
  '/year-plan',
  '/lesson-guide',
  '/about',
  '/legal',
  '/create',
  '/favorites',
  '/printable-cards',
  '/printable-cards?category=4&page=2',
  '/print/sheet?ids=1,2,3&words=both',
  '/print/sheet?categoryId=4',
  '/classroom?categoryId=4',
  '/classroom?moment=bedtime',
  '/classroom?q=brave',
  '/classroom?ids=1,2&from=favorites',
  '/classroom?ids=2,1',
  '/listen?moment=bedtime',
  '/listen?ids=1,2',
];

/** What a page is about, and how many cards, slides, weeks, or sheets it has. */
const seenOn = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    heading: document.querySelector('h1')?.textContent?.trim(),
    parts: document.querySelectorAll('article, main ol > li, [data-sheet], main svg image').length,
    missing: [...document.images].filter(
      ({ loading, complete, naturalWidth }) => loading !== 'lazy' && complete && naturalWidth === 0,
    ).length,
  }));

it('every kind of public page that was opened once, also by a member, opens again in a new tab without a connection', async () => {
  const front = await frontOf(inject('site'));
  const page = await visit('/', { ...options, baseURL: front.url });
  await served(page);
  await page.context().addCookies(cookiesOf(await newMember()));
  await page.locator('button[name=favorite]').first().click();
  const seen: [string, Awaited<ReturnType<typeof seenOn>>][] = [];
  for (const path of opened) {
    await page.goto(path);
    await isStored(
      page,
      storedPageAddress(new URL(path, front.url), 'en') ?? `an address for ${path}`,
    );
    await page.waitForLoadState('networkidle');
    seen.push([path, await seenOn(page)]);
  }

  await front.stop();
  const fresh = await page.context().newPage();
  for (const [path, before] of seen) {
    await fresh.goto(path);
    await expect.poll(() => seenOn(fresh), { message: path }).toEqual(before);
    expect(before.heading, path).not.toBe('You’re offline');
    expect(before.missing, path).toBe(0);
  }
});

it('stores nothing of a class link, so that a revoked one is also gone from devices that have opened it', async () => {
  const front = await frontOf(inject('site'));
  const maya = await newMember();
  const { token } = await newClassLink(maya, await newCollection(maya, 1, 2));
  const page = await visit('/', { ...options, baseURL: front.url });
  await served(page);
  const pages = [
    '/class/TOKEN',
    '/class/TOKEN/qr',
    '/classroom?class=TOKEN',
    '/display?class=TOKEN',
  ];
  for (const path of pages)
    await page.goto(path.replace('TOKEN', token), { waitUntil: 'networkidle' });
  await page.goto('/about');
  await isStored(page, '/about?lang=en');
  expect((await stored(page)).filter((entry) => entry.includes(token))).toEqual([]);
  await front.stop();
  await page.goto(`/class/${token}`);
  await page.getByRole('heading', { name: 'You’re offline' }).waitFor();
});
