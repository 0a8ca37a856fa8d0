import { describe, expect, inject, it } from 'vitest';
import { newCollection } from '../cms/collections.ts';
import { cookieHeader, newMember } from '../cms/members.ts';
import { visitors } from './browser.ts';
import { at, classrooms, current, progress, shown, versions } from './classroom.ts';
import { visitAs } from './member.ts';

const visit = visitors();
const { open, path, teacher } = classrooms(visit);

describe('classroom', () => {
  it('loads all classroom cards with the page, and nothing when the card changes', async () => {
    const page = await open();
    await page.waitForLoadState('networkidle');
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

  it('changes the classroom card with the keyboard or a remote, wraps around at both ends, and ignores Ctrl', async () => {
    const page = await open();
    const keys = { PageDown: 2, ArrowRight: 3, Space: 4, ArrowDown: 1, ArrowLeft: 4, PageUp: 3 };
    for (const [key, place] of Object.entries({ ...keys, End: 4, Home: 1, ArrowUp: 4, Enter: 1 })) {
      await page.keyboard.press(key);
      expect(await at(page), key).toBe(place);
    }
    await page.keyboard.press('Control+ArrowRight');
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

  it('shuffles the classroom cards without repeating one twice in a row', async () => {
    const page = await open();
    await page.keyboard.press('ArrowRight');
    const before = await shown(page);
    await page.keyboard.press('s');
    expect(await shown(page)).toEqual(before);
    expect(await at(page)).toBe(1);
    const shuffle = page.getByRole('button', { name: 'Shuffle' });
    expect(await shuffle.getAttribute('aria-pressed')).toBe('true');
    let last = before;
    for (let step = 0; step < 24; step += 1) {
      await page.keyboard.press('PageDown');
      const now = await shown(page);
      expect(now).not.toEqual(last);
      last = now;
    }
    await shuffle.click();
    expect(await shown(page)).toEqual(last);
  });

  it('shows classroom cards in English, in French or in both', async () => {
    const page = await open();
    const [english = ''] = await shown(page);
    await page.keyboard.press('l');
    const [french = ''] = await shown(page);
    expect(french).not.toBe(english);
    expect(await versions(page).getAttribute('lang')).toBe('fr');
    await page.keyboard.press('b');
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
    const page = await open({}, `/dashboard/collections/${one}/classroom`);
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
  it('a classroom shows other members a 404, and visitors a login link that leads back to it', async () => {
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
    const page = await open({}, `/dashboard/collections/${empty}/classroom`);
    await page.getByRole('heading', { name: 'No Affirmations Yet' }).waitFor();
  });
});
