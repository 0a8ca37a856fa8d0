import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { ownAffirmation } from '#contract/affirmation';
import { ownAffirmations } from '../cms/collections.ts';
import { cookieHeader, newMember, type Caller } from '../cms/members.ts';
import { visitors } from './browser.ts';
import { axeFindings, sidewaysWidths } from './looks.ts';
import { endSession, hold, toast, visitAs } from './member.ts';

const visit = visitors();
const text = (page: Page) => page.getByRole('textbox', { name: 'Your affirmation' });
const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });
const save = (page: Page) => page.getByRole('button', { name: 'Save to my affirmations' });
const change = (page: Page) => page.getByRole('button', { name: 'Save changes' });
const trouble = (page: Page) => page.locator('#own-trouble');

/** Waits for what the card says: the table comes to life when its script has come. */
async function says(page: Page, words: string): Promise<void> {
  await expect.poll(() => text(page).inputValue()).toBe(words);
}

async function ownOf(member: Caller) {
  const { body } = await member.call('GET', ownAffirmations);
  return z.array(ownAffirmation).parse(body);
}

/** An own affirmation with all that it can have. Out: its id. */
async function written(member: Caller): Promise<number> {
  const given = {
    text: 'I feed the hens.',
    description: 'For early mornings.',
    categoryId: 5,
    card: { background: 3, font: 2 },
  };
  return ownAffirmation.parse((await member.call('POST', ownAffirmations, given)).body).id;
}

async function table(member: Caller, path = '/create', options = {}): Promise<Page> {
  const page = await visitAs(visit, member, path, options);
  await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
  return page;
}

describe('a member at the card table', () => {
  it('saves a card with all that belongs to it, and finds it on the dashboard', async () => {
    const member = await newMember();
    const page = await table(member);
    await text(page).fill('I water the beans.');
    await page.getByRole('combobox').selectOption({ label: 'Calm' });
    await page.getByRole('radio', { name: 'Accent' }).check();
    await page.getByRole('radio', { name: 'Fancy' }).check();
    await description(page).fill('For Mondays.\nAnd for rain.');
    await save(page).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard#affirmations');
    await toast(page, 'Affirmation created successfully!');
    await page.getByRole('heading', { name: 'I water the beans.' }).waitFor();
    expect(await ownOf(member)).toMatchObject([
      {
        text: 'I water the beans.',
        description: 'For Mondays.\nAnd for rain.',
        categoryId: 5,
        lang: 'en',
        card: { background: 3, font: 2 },
      },
    ]);
    await page.goto('/create');
    expect(await text(page).inputValue()).toBe('I am brave, strong, and kind every day!');
  });

  it('saves in the language of the page, under no category', async () => {
    const member = await newMember();
    const page = await table(member, '/create?lang=fr');
    await page.getByRole('button', { name: 'Enregistrer dans mes affirmations' }).click();
    await page.waitForURL('**/dashboard#affirmations');
    await toast(page, 'bien été créée');
    expect(await ownOf(member)).toMatchObject([{ lang: 'fr', categoryId: 1, description: '' }]);
  });

  it('saves once, however often the button is pressed', async () => {
    const member = await newMember();
    const page = await table(member);
    const release = await hold(page, /\/api\/dashboard\/affirmations/);
    await save(page).dblclick();
    const saving = page.getByRole('button', { name: 'Saving...' });
    await saving.waitFor();
    expect(await saving.isDisabled()).toBe(true);
    release();
    await page.waitForURL('**/dashboard#affirmations');
    expect(await ownOf(member)).toHaveLength(1);
  });

  it('is told what is wrong, and loses nothing', async () => {
    const member = await newMember();
    const page = await table(member, '/create', { mayFail: true });
    await description(page).fill('x'.repeat(1001));
    await save(page).click();
    await trouble(page).filter({ hasText: 'at most 1,000 characters' }).waitFor();
    expect(await description(page).getAttribute('aria-invalid')).toBe('true');
    await description(page).fill('x');
    await text(page).fill('\u200D\u200D');
    await save(page).click();
    await trouble(page).filter({ hasText: 'something that can be seen' }).waitFor();
    await text(page).fill('I can wait.');
    await page.route(/\/api\/dashboard\/affirmations/, (route) => route.abort());
    await save(page).click();
    await trouble(page)
      .filter({ hasText: 'Error creating affirmation. Please try again.' })
      .waitFor();
    expect(await text(page).inputValue()).toBe('I can wait.');
    expect(await description(page).inputValue()).toBe('x');
  });

  it('finds the card again after a session that ended meanwhile', async () => {
    const member = await newMember();
    const page = await table(member, '/create', { mayFail: true });
    await text(page).fill('I wait for the bus.');
    await description(page).fill('At the stop.');
    await endSession(member);
    await save(page).click();
    await trouble(page).filter({ hasText: 'Your session has ended' }).waitFor();
    await logInAgain(page, member.email, member.password);
    await page.waitForURL('**/create');
    await says(page, 'I wait for the bus.');
    expect(await description(page).inputValue()).toBe('At the stop.');
    await save(page).click();
    await page.waitForURL('**/dashboard#affirmations');
    await page.getByRole('heading', { name: 'I wait for the bus.' }).waitFor();
  });
});

async function logInAgain(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.locator('input[type="password"]').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

describe('an own affirmation on the table', () => {
  it('is changed, and the card that lay there stays', async () => {
    const member = await newMember();
    const id = await written(member);
    const page = await table(member);
    await text(page).fill('My half-written card');
    await page.goto('/dashboard#affirmations');
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.waitForURL(`**/create?edit=${id}`);
    await says(page, 'I feed the hens.');
    expect(await description(page).inputValue()).toBe('For early mornings.');
    expect(await page.getByRole('radio', { name: 'Accent' }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: 'Fancy' }).isChecked()).toBe(true);
    expect(await page.getByRole('combobox').inputValue()).toBe('5');
    await text(page).fill('I feed the hens and the cat.');
    await page.getByRole('combobox').selectOption({ label: 'None' });
    await page.getByRole('radio', { name: 'Purple' }).check();
    await page.locator('header a[hreflang="fr"]').click();
    await page.getByRole('button', { name: 'Enregistrer les modifications' }).click();
    await page.waitForURL('**/dashboard#affirmations');
    await toast(page, 'Modifications enregistrées');
    expect(await ownOf(member)).toMatchObject([
      {
        id,
        text: 'I feed the hens and the cat.',
        categoryId: 1,
        lang: 'en',
        card: { background: 4, font: 2 },
      },
    ]);
    await page.goto('/create?lang=en');
    await says(page, 'My half-written card');
  });

  it('gives way to a new card where a link leads to one', async () => {
    const member = await newMember();
    const page = await table(member, `/create?edit=${await written(member)}`);
    await says(page, 'I feed the hens.');
    await page.locator('footer a[href="/create"]').first().click();
    await page.waitForURL((url) => url.search === '');
    await says(page, 'I am brave, strong, and kind every day!');
    expect(await save(page).count()).toBe(1);
  });

  it('comes back as it was being changed, after logging in', async () => {
    const member = await newMember();
    const id = await written(member);
    const page = await table(member, `/create?edit=${id}`, { mayFail: true });
    await says(page, 'I feed the hens.');
    await text(page).fill('I feed them all.');
    await endSession(member);
    await change(page).click();
    await trouble(page).filter({ hasText: 'Your session has ended' }).waitFor();
    await logInAgain(page, member.email, member.password);
    await page.waitForURL(`**/create?edit=${id}`);
    await says(page, 'I feed them all.');
    await change(page).click();
    await page.waitForURL('**/dashboard#affirmations');
    await page.getByRole('heading', { name: 'I feed them all.' }).waitFor();
  });

  it('survives a reload as it was being changed, until that is given up', async () => {
    const member = await newMember();
    const page = await table(member, `/create?edit=${await written(member)}`);
    await says(page, 'I feed the hens.');
    await text(page).fill('I feed the geese.');
    for (let load = 0; load < 2; load += 1) {
      await page.reload();
      await says(page, 'I feed the geese.');
    }
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.waitForURL('**/dashboard#affirmations');
    await page.getByRole('link', { name: 'Edit' }).click();
    await says(page, 'I feed the hens.');
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  });

  it('becomes a new one where it was deleted meanwhile', async () => {
    const member = await newMember();
    const id = await written(member);
    const page = await table(member, `/create?edit=${id}`, { mayFail: true });
    await says(page, 'I feed the hens.');
    await member.call('DELETE', `${ownAffirmations}/${id}`);
    await change(page).click();
    await trouble(page).filter({ hasText: 'deleted in the meantime' }).waitFor();
    await save(page).click();
    await page.waitForURL('**/dashboard#affirmations');
    const [again] = await ownOf(member);
    expect(again).toMatchObject({ text: 'I feed the hens.', card: { background: 3, font: 2 } });
    expect(again?.id).not.toBe(id);
  });

  it('is not there for others, nor is one of the site’s', async () => {
    const id = await written(await newMember());
    const other = await newMember();
    for (const [who, asked] of [
      [other, id],
      [other, 1],
    ] as const) {
      const page = await visitAs(visit, who, `/create?edit=${asked}`, { mayFail: true });
      await page.getByRole('heading', { name: 'Affirmation Not Found' }).waitFor();
      expect(await text(page).count()).toBe(0);
    }
    const page = await visit(`/create?edit=${id}`);
    await page.getByRole('heading', { name: 'Affirmation Not Found' }).waitFor();
    const login = page.getByRole('main').getByRole('link', { name: 'Log in' });
    expect(await login.getAttribute('href')).toBe(`/login?next=%2Fcreate%3Fedit%3D${id}`);
  });
});

describe('a visitor at the card table', () => {
  it('is offered nothing of this, and gets the bytes that a member gets', async () => {
    const page = await visit('/create');
    await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
    expect(await save(page).isVisible()).toBe(false);
    expect(await description(page).isVisible()).toBe(false);
    const Cookie = cookieHeader(await newMember());
    const bytes = (headers: Record<string, string>) =>
      fetch(`${inject('site')}/create`, { headers }).then((answer) => answer.text());
    expect(await bytes({ Cookie })).toBe(await bytes({}));
  });
});

it('a member’s table fits every width, and axe finds nothing', async () => {
  const member = await newMember();
  const own = `/create?edit=${await written(member)}&lang=fr`;
  const page = await table(member, '/create?lang=en');
  for (const path of ['/create?lang=en', own, '/create?edit=7&lang=fr']) {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    await page.locator('main h2').first().waitFor();
    expect(await axeFindings(page), path).toEqual([]);
    expect(await sidewaysWidths(page), path).toEqual([]);
    expect(await axeFindings(page), path).toEqual([]);
  }
});
