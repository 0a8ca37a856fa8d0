import type { Page } from 'playwright';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { newCollection, newOwnAffirmation } from '../cms/collections.ts';
import { newMember, type TestMember } from '../cms/members.ts';
import { visitors } from './browser.ts';
import { didOn, withVoices } from './devices.ts';
import { axeFindings, sidewaysWidths } from './looks.ts';
import { visitAs } from './member.ts';

const visit = visitors();
const projector = { width: 1920, height: 1080 };
let teacher: TestMember;
let path: string;

beforeAll(async () => {
  teacher = await newMember({ role: 'teacher' });
  path = `/dashboard/collections/${await newCollection(teacher, 1, 2, 3, 4)}/classroom`;
});

const current = (page: Page) => page.locator('[data-slide]:visible');
const shown = (page: Page) => current(page).locator('[data-version]:visible').allTextContents();
const progress = (page: Page) => page.getByRole('status').textContent();
const at = async (page: Page) => Number(/\d+/.exec((await progress(page)) ?? '')?.[0]);
const classroom = (options: object = {}, where = path) =>
  visitAs(visit, teacher, where, { viewport: projector, ...options });

describe('a collection before a class', () => {
  it('is all in the page, and no card is fetched in class', async () => {
    const page = await classroom();
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

  it('goes by keys, as clickers send them', async () => {
    const page = await classroom();
    const keys = { PageDown: 2, ArrowRight: 3, Space: 4, ArrowDown: 1, ArrowLeft: 4, PageUp: 3 };
    for (const [key, place] of Object.entries({ ...keys, End: 4, Home: 1, ArrowUp: 4, Enter: 1 })) {
      await page.keyboard.press(key);
      expect(await at(page), key).toBe(place);
    }
    await page.keyboard.press('Control+ArrowRight');
    expect(await at(page)).toBe(1);
  });

  it('goes by buttons, and a focused button keeps its own keys', async () => {
    const page = await classroom();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.keyboard.press('Space');
    expect(await at(page)).toBe(3);
    await page.getByRole('button', { name: 'Previous' }).press('Enter');
    expect(await at(page)).toBe(2);
    expect(await progress(page)).toMatch(/2\s+of\s+4/);
  });

  it('goes by a finger', async () => {
    const page = await classroom({ hasTouch: true, viewport: { width: 390, height: 800 } });
    const swipe = (from: number, to: number, down = 0) =>
      page.locator('[data-slides]').evaluate(
        (list, [start = 0, end = 0, below = 0]) => {
          const touch = (clientX: number, clientY: number) =>
            new Touch({ identifier: 1, target: list, clientX, clientY });
          list.dispatchEvent(new TouchEvent('touchstart', { touches: [touch(start, 300)] }));
          const changedTouches = [touch(end, 300 + below)];
          list.dispatchEvent(new TouchEvent('touchend', { changedTouches }));
        },
        [from, to, down],
      );
    await swipe(300, 100);
    expect(await at(page)).toBe(2);
    await swipe(100, 300);
    expect(await at(page)).toBe(1);
    await swipe(300, 280);
    await swipe(300, 200, 300);
    expect(await at(page)).toBe(1);
  });

  it('is shuffled around the card that is shown, never the same one twice running', async () => {
    const page = await classroom();
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

  it('speaks one language, the other, or both', async () => {
    const page = await classroom();
    const [english = ''] = await shown(page);
    await page.keyboard.press('l');
    const [french = ''] = await shown(page);
    expect(french).not.toBe(english);
    expect(await current(page).locator('[data-version]:visible').getAttribute('lang')).toBe('fr');
    await page.keyboard.press('b');
    expect(await shown(page)).toEqual([english, french]);
    expect(await page.getByRole('button', { name: 'Both' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    await page.getByRole('button', { name: 'English' }).click();
    await page.keyboard.press('PageDown');
    expect(await shown(page)).toHaveLength(1);
  });

  it('begins in the language of the page', async () => {
    const page = await classroom({ locale: 'fr' });
    expect(await current(page).locator('[data-version]:visible').getAttribute('data-version')).toBe(
      'fr',
    );
    expect(await page.getByRole('button', { name: 'Suivante' }).count()).toBe(1);
  });

  it('fills the screen at the press of a key, and ends with Escape', async () => {
    const page = await classroom();
    await page.keyboard.press('f');
    const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
    await expect.poll(isFull).toBe(true);
    const button = page.getByRole('button', { name: 'Full screen' });
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('f');
    await expect.poll(isFull).toBe(false);
    await page.getByText('Keys', { exact: true }).click();
    await page.keyboard.press('Escape');
    expect(await page.locator('details[open]').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.waitForURL(path.replace('/classroom', ''));
  });

  it('keeps the screen awake, and asks again when it comes back', async () => {
    const page = await visitAs(visit, teacher, 'about:blank');
    await page.addInitScript(() => {
      window.did = [];
      const request = (what: string) => {
        window.did.push({ what: 'wake', with: what });
        return Promise.reject(new DOMException('low battery', 'NotAllowedError'));
      };
      Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    });
    await page.goto(path);
    expect(await didOn(page, 'wake')).toEqual(['screen']);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(await didOn(page, 'wake')).toEqual(['screen', 'screen']);
  });

  it('reads aloud the card that is shown', async () => {
    const page = await visitAs(visit, teacher, 'about:blank');
    await withVoices(page, [
      { lang: 'en-GB', localService: true },
      { lang: 'fr-FR', localService: true },
    ]);
    await page.goto(path);
    await page.keyboard.press('PageDown');
    const [english] = await shown(page);
    await page.getByRole('button', { name: 'Read aloud English' }).click();
    expect(await didOn(page, 'speak')).toEqual([{ text: english, lang: 'en-GB' }]);
    expect(await page.getByRole('button', { name: 'Read aloud French' }).count()).toBe(0);
    await page.keyboard.press('l');
    const [french] = await shown(page);
    await page.getByRole('button', { name: 'Read aloud French' }).click();
    expect((await didOn(page, 'speak')).at(-1)).toEqual({ text: french, lang: 'fr-FR' });
  });

  it('is a list that scrolls without JavaScript', async () => {
    const page = await classroom({ javaScriptEnabled: false });
    expect(await current(page).count()).toBe(4);
  });
});

describe('words on the screen', () => {
  const texts = {
    short: 'I can.',
    long: 'I am brave and kind and strong. '.repeat(9).slice(0, 280).trim(),
    unbroken: 'W'.repeat(280),
    emoji: '👩‍👩‍👧‍👦🦜'.repeat(15),
    lines: 'one\n'.repeat(70).trim(),
    'of another script': 'ฉันกล้าหาญและใจดีทุกวัน'.repeat(11),
    'written from the right': 'أنا شجاع ولطيف كل يوم '.repeat(12).trim(),
  };

  it('fit, whatever they are, and are as large as they can be', async () => {
    const ids: number[] = [];
    for (const text of Object.values(texts)) ids.push(await newOwnAffirmation(teacher, text));
    const where = `/dashboard/collections/${await newCollection(teacher, ...ids)}/classroom`;
    for (const viewport of [projector, { width: 320, height: 640 }, { width: 844, height: 390 }]) {
      const page = await classroom({ viewport }, where);
      await page.evaluate(() => document.fonts.ready);
      for (const [name] of Object.entries(texts)) {
        const room = await current(page).evaluate((slide) => {
          const outer = slide.querySelector('[data-room]')?.getBoundingClientRect();
          const words = slide.querySelector('[data-words]');
          if (!outer || !words) throw new Error('no words');
          const range = document.createRange();
          range.selectNodeContents(words);
          // How wide the text is; as high as its lines, whatever its typeface leaves above and below.
          const { left, right, width } = range.getBoundingClientRect();
          const { top, bottom, height } = words.getBoundingClientRect();
          return {
            over: Math.max(
              outer.left - left,
              right - outer.right,
              outer.top - top,
              bottom - outer.bottom,
            ),
            share: Math.max(height / outer.height, width / outer.width),
          };
        });
        expect(room.over, `${name} at ${viewport.width}`).toBeLessThanOrEqual(0);
        expect(room.share, `${name} at ${viewport.width}`).toBeGreaterThan(
          name === 'short' ? 0.2 : 0.6,
        );
        await page.keyboard.press('PageDown');
      }
    }
  });

  it('are fitted again when the screen changes', async () => {
    const page = await classroom();
    const size = () =>
      current(page)
        .locator('[data-words]')
        .evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize));
    const before = await size();
    await page.setViewportSize({ width: 640, height: 480 });
    await expect.poll(size).toBeLessThan(before / 2);
  });
});

describe('whoever is not its owner', () => {
  it('finds nothing, and whoever is not logged in is led back here', async () => {
    const other = await newMember();
    const page = await visitAs(visit, other, path, { mayFail: true });
    await page.getByRole('heading', { name: 'Collection Not Found' }).waitFor();
    const statusOf = async (headers: Record<string, string>) => {
      const answer = await fetch(inject('site') + path, { headers });
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      return answer.status;
    };
    const cookies = [...other.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    expect(await statusOf({ Cookie: cookies })).toBe(404);
    expect(await statusOf({})).toBe(401);
    const visitor = await visit(path, { mayFail: true });
    const login = visitor.getByRole('link', { name: 'Go to Login' });
    expect(await login.getAttribute('href')).toBe(`/login?next=${encodeURIComponent(path)}`);
  });

  it('an owner of an empty one is told what to do', async () => {
    const empty = await newCollection(teacher);
    const page = await classroom({}, `/dashboard/collections/${empty}/classroom`);
    await page.getByRole('heading', { name: 'No Affirmations Yet' }).waitFor();
  });
});

it.each(['en', 'fr'])(
  'the classroom in %s fits every width, and axe finds nothing',
  async (language) => {
    const page = await classroom(
      { viewport: { width: 320, height: 640 } },
      `${path}?lang=${language}`,
    );
    await page.keyboard.press('b');
    expect(await axeFindings(page)).toEqual([]);
    expect(await sidewaysWidths(page)).toEqual([]);
    await page.setViewportSize(projector);
    expect(await axeFindings(page)).toEqual([]);
  },
);
