import { describe, expect, inject, it } from 'vitest';
import { newClassLink, newCollection } from '../cms/collections.ts';
import { cookieHeader, newMember } from '../cms/members.ts';
import { touched, visitors } from './browser.ts';
import { at, classrooms, current, progress, ready, shown, versions } from './classroom.ts';
import { visitAs } from './member.ts';

const visit = visitors();
const { open, path, teacher } = classrooms(visit);

describe('classroom', () => {
  it('classroom mode loads all cards with the page, and requests nothing when the card changes', async () => {
    const page = await open();
    await touched(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const texts = new Set<string>();
    for (let step = 0; step < 4; step += 1) {
      for (const text of await shown(page)) texts.add(text);
      await page.keyboard.press('ArrowRight');
    }
    expect(texts.size).toBe(4);
    expect(asked).toEqual([]);
  });

  it('changes the classroom card with the keyboard or a remote, stays at both ends, and ignores Ctrl', async () => {
    const page = await open();
    const keys = { PageDown: 2, ArrowRight: 3, Space: 4, ArrowLeft: 3, PageUp: 2, ArrowUp: 1 };
    for (const [key, place] of Object.entries({
      ...keys,
      Backspace: 1,
      End: 4,
      Home: 1,
      Enter: 2,
    })) {
      await page.keyboard.press(key);
      expect(await at(page), key).toBe(place);
    }
    await page.keyboard.press('Control+ArrowRight');
    expect(await at(page)).toBe(2);
  });

  it('a remote’s black-screen key hides the classroom card until the next key', async () => {
    const page = await open();
    const cover = page.getByRole('button', { name: 'Show the card again' });
    await page.keyboard.press('b');
    await cover.waitFor();
    await page.keyboard.press('PageDown');
    expect(await cover.count()).toBe(0);
    expect(await at(page)).toBe(1);
  });

  it('the classroom’s Next and Previous buttons change the card, also with Space and Enter', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.keyboard.press('Space');
    expect(await at(page)).toBe(3);
    await page.getByRole('button', { name: 'Previous' }).press('Enter');
    expect(await at(page)).toBe(2);
    expect(await progress(page)).toMatch(/2\s+of\s+4/);
  });

  it('after the last card, classroom mode offers to start over, to shuffle and start over, or to exit', async () => {
    const page = await open();
    await page.keyboard.press('End');
    const last = await shown(page);
    await page.keyboard.press('PageDown');
    await page.getByText('The end', { exact: true }).waitFor();
    await page.keyboard.press('PageDown');
    expect(await page.getByRole('link', { name: 'Exit' }).count()).toBe(2);
    await page.getByRole('button', { name: 'Shuffle and start over' }).click();
    expect(await at(page)).toBe(1);
    expect(await shown(page)).not.toEqual(last);
    await page.keyboard.press('End');
    await page.keyboard.press('PageDown');
    await page.getByRole('button', { name: 'Start over', exact: true }).click();
    expect(await at(page)).toBe(1);
  });

  it('after the last card of a list of more than 96 affirmations, classroom mode says how many the list has', async () => {
    const page = await visit('/classroom');
    await ready(page);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await page.getByText(/^That was the last of 96 cards\. The list has 1\d\d\.$/).waitFor();
  });

  it('shuffling in classroom mode keeps showing the current card, and turning it off restores the order', async () => {
    const page = await open();
    await page.keyboard.press('ArrowRight');
    const before = await shown(page);
    await page.keyboard.press('s');
    expect(await shown(page)).toEqual(before);
    expect(await at(page)).toBe(1);
    const shuffle = page.getByRole('button', { name: 'Shuffle', exact: true });
    expect(await shuffle.getAttribute('aria-pressed')).toBe('true');
    await shuffle.click();
    expect(await shown(page)).toEqual(before);
    expect(await at(page)).toBe(2);
  });

  it('shows the description in classroom mode only when asked', async () => {
    const page = await open();
    const { description } = await (
      await fetch(`${inject('site')}/api/affirmations/1?lang=en`)
    ).json();
    const sentence = current(page).getByText(description);
    expect(await sentence.count()).toBe(0);
    await page.keyboard.press('d');
    await sentence.waitFor();
    await page.getByRole('button', { name: 'Description' }).click();
    expect(await sentence.count()).toBe(0);
  });

  it('shows classroom cards in English, in French or in both', async () => {
    const page = await open();
    const [english = ''] = await shown(page);
    await page.keyboard.press('l');
    const [french = ''] = await shown(page);
    expect(french).not.toBe(english);
    expect(await versions(page).getAttribute('lang')).toBe('fr');
    await page.keyboard.press('2');
    expect(await shown(page)).toEqual([english, french]);
    expect(await page.getByRole('button', { name: 'Both' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    await page.getByRole('button', { name: 'English', exact: true }).click();
    await page.keyboard.press('PageDown');
    expect(await shown(page)).toHaveLength(1);
  });

  it('starts the classroom in the page’s language', async () => {
    const page = await open({ locale: 'fr' });
    expect(await versions(page).getAttribute('lang')).toBe('fr');
    expect(await page.getByRole('button', { name: 'Suivante' }).count()).toBe(1);
  });

  it('shows no Next, Previous or Shuffle button in a classroom with one card', async () => {
    const one = await newCollection(teacher(), 1);
    const page = await open({}, `/classroom?collection=${one}`);
    await page.getByRole('button', { name: 'Both' }).click();
    expect(await shown(page)).toHaveLength(2);
    for (const name of ['Next', 'Previous', 'Shuffle'])
      expect(await page.getByRole('button', { name }).count(), name).toBe(0);
  });

  it('shows all classroom cards at once without JavaScript', async () => {
    const page = await open({ javaScriptEnabled: false });
    expect(await current(page).count()).toBe(4);
  });
});

describe('classroom access', () => {
  it('a visitor can open a category, a moment, a search, favorites and selected cards in classroom mode', async () => {
    const lists = [
      ['/categories/4', '/classroom?categoryId=4'],
      ['/moments/bedtime', '/classroom?moment=bedtime'],
      ['/categories/1?q=brave', '/classroom?q=brave'],
    ] as const;
    for (const [list, show] of lists) {
      const page = await visit(list);
      await page.getByRole('link', { name: 'Classroom mode' }).click();
      await page.waitForURL(`**${show}`);
      await ready(page);
      await page.getByRole('link', { name: 'Exit' }).click();
      await page.waitForURL(`**${list}`);
    }
    const page = await visit('/categories/4');
    await page.locator('main button[name=favorite]').first().click();
    await page.goto('/favorites');
    await page.getByRole('link', { name: 'Classroom mode' }).click();
    await ready(page);
    expect(await shown(page)).toHaveLength(1);
    await page.goto('/printable-cards');
    await page
      .getByRole('checkbox', { name: /^Select: / })
      .nth(1)
      .check();
    await page
      .getByRole('checkbox', { name: /^Select: / })
      .nth(0)
      .check();
    await page.getByRole('button', { name: 'Classroom mode' }).click();
    await ready(page);
    expect(await progress(page)).toMatch(/1\s+of\s+2/);
    await page.getByRole('link', { name: 'Exit' }).click();
    await page.waitForURL('**/printable-cards');
  });

  it('a class link opens in classroom mode without an account, keeps working when the network is cut, and leads back to the class link', async () => {
    const { token } = await newClassLink(teacher(), await newCollection(teacher(), 1, 2, 3));
    const page = await visit(`/class/${token}`, { mayFail: true });
    await page.getByRole('link', { name: 'Classroom mode' }).click();
    await page.waitForURL('**/classroom?class=*');
    await ready(page);
    // Loads everything that a control needs.
    await page.keyboard.press('PageDown');
    expect(await at(page)).toBe(2);
    await page.context().setOffline(true);
    await page.keyboard.press('PageDown');
    expect(await at(page)).toBe(3);
    await page.keyboard.press('PageDown');
    await page.getByText('That was the last card.').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Exit' }).first().click();
    await page.waitForURL(`**/class/${token}`);
  });

  it('classroom mode without any card answers 404, or 400 with invalid ids, and a collection’s former classroom URL redirects to the current one', async () => {
    const statusOf = async (query: string) =>
      (await fetch(`${inject('site')}/classroom?${query}`)).status;
    expect(await statusOf('q=xylophone')).toBe(404);
    expect(await statusOf('categoryId=99999')).toBe(404);
    expect(await statusOf('ids=')).toBe(400);
    const older = await fetch(`${inject('site')}/dashboard/collections/7/classroom`, {
      redirect: 'manual',
    });
    expect(older.headers.get('location')).toBe('/classroom?collection=7');
  });

  it('the classroom page of a collection answers 404 to other members, and 401 to visitors with a login link that leads back', async () => {
    const other = await newMember();
    const page = await visitAs(visit, other, path(), { mayFail: true });
    await page.getByRole('heading', { name: 'Collection Not Found' }).waitFor();
    const statusOf = async (headers: Record<string, string>) => {
      const answer = await fetch(inject('site') + path(), { headers });
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      return answer.status;
    };
    const cookies = cookieHeader(other);
    expect(await statusOf({ Cookie: cookies })).toBe(404);
    expect(await statusOf({})).toBe(401);
    const visitor = await visit(path(), { mayFail: true });
    const login = visitor.getByRole('link', { name: 'Go to Login' });
    expect(await login.getAttribute('href')).toBe(`/login?next=${encodeURIComponent(path())}`);
  });

  it('shows in the classroom that a collection has no affirmations yet', async () => {
    const empty = await newCollection(teacher());
    const page = await open({}, `/classroom?collection=${empty}`);
    await page.getByRole('heading', { name: 'No Affirmations Yet' }).waitFor();
  });
});
