import { describe, expect, it } from 'vitest';
import { newCollection, newOwnAffirmation } from '../cms/collections.ts';
import { visitors } from './browser.ts';
import { classrooms, current, hallway, projector } from './classroom.ts';
import { axeFindings, sidewaysFindings } from './accessibility.ts';

const visit = visitors();
const { open, path, teacher } = classrooms(visit);

describe('classroom text size', () => {
  const texts = {
    short: 'I can.',
    long: 'I am brave and kind and strong. '.repeat(9).slice(0, 280).trim(),
    unbroken: 'W'.repeat(280),
    emoji: '👩‍👩‍👧‍👦🦜'.repeat(15),
    lines: 'one\n'.repeat(70).trim(),
    'of another script': 'ฉันกล้าหาญและใจดีทุกวัน'.repeat(11),
    'written from the right': 'أنا شجاع ولطيف كل يوم '.repeat(12).trim(),
  };

  it('fits any text on the classroom screen, and fills over 60% of its width or height unless the text is short', async () => {
    const ids: number[] = [];
    for (const text of Object.values(texts)) ids.push(await newOwnAffirmation(teacher(), text));
    const where = `/classroom?collection=${await newCollection(teacher(), ...ids)}`;
    const zoomed = { width: 320, height: 256 };
    const phones = [
      { width: 320, height: 640 },
      { width: 844, height: 390 },
    ];
    for (const viewport of [projector, hallway, ...phones, zoomed]) {
      const page = await open({ viewport }, where);
      await page.evaluate(() => document.fonts.ready);
      for (const [name] of Object.entries(texts)) {
        const room = await current(page).evaluate((slide) => {
          const outer = slide.querySelector(':scope > div')?.getBoundingClientRect();
          const words = slide.querySelector(':scope > div > div');
          if (!outer || !words) throw new Error('no words');
          const range = document.createRange();
          range.selectNodeContents(words);
          // The width of the text itself, and the height of its lines, whatever space the font adds above and below.
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
        expect(room.over, `${name} at ${viewport.width} × ${viewport.height}`).toBeLessThanOrEqual(
          0,
        );
        expect(room.share, `${name} at ${viewport.width} × ${viewport.height}`).toBeGreaterThan(
          name === 'short' ? 0.2 : 0.6,
        );
        await page.keyboard.press('PageDown');
      }
    }
  });

  it('shrinks the classroom text when the screen becomes smaller', async () => {
    const page = await open();
    const size = () =>
      current(page)
        .locator('> div > div')
        .evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize));
    const before = await size();
    await page.setViewportSize({ width: 640, height: 480 });
    await expect.poll(size).toBeLessThan(before / 2);
  });
});

it.each(['en', 'fr'])(
  'classroom mode in %s never scrolls sideways, keeps its list of shortcuts on the screen, and passes axe',
  async (language) => {
    const phone = { viewport: { width: 320, height: 640 } };
    const page = await open(phone, `${path()}&lang=${language}`);
    await page.keyboard.press('2');
    expect(await axeFindings(page)).toEqual([]);
    expect(await sidewaysFindings(page)).toEqual([]);
    await page.locator('summary').click();
    for (const height of [640, 256]) {
      await page.setViewportSize({ width: 320, height });
      const keys = await page.locator('details > div').evaluate((node) => {
        const { left, top } = node.getBoundingClientRect();
        return Math.min(left, top + scrollY);
      });
      expect(keys, 'how far in the list of keys begins').toBeGreaterThanOrEqual(0);
    }
    await page.setViewportSize(projector);
    expect(await axeFindings(page)).toEqual([]);
  },
);

it.each(['/classroom', '/display'])(
  '%s on a tall screen in a hallway uses the whole screen, with nothing outside it and no text below the size of a heading',
  async (mode) => {
    const page = await visit(`${mode}?ids=1,2&both=1`, { viewport: hallway });
    await page.evaluate(() => document.fonts.ready);
    await page.locator('astro-island:not([ssr])').first().waitFor({ state: 'attached' });
    expect(await sidewaysFindings(page)).toEqual([]);
    await page.setViewportSize(hallway);
    const room = await current(page).evaluate((slide) => {
      const inside = [...slide.querySelectorAll('p, img')].map((part) =>
        part.getBoundingClientRect(),
      );
      const words = slide.querySelector(':scope > div > div');
      return {
        isInside: inside.every(
          ({ left, right, top, bottom }) =>
            left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
        ),
        height: slide.getBoundingClientRect().height / innerHeight,
        size: Number.parseFloat(getComputedStyle(words ?? slide).fontSize),
      };
    });
    expect(room.isInside).toBe(true);
    expect(room.height).toBeGreaterThan(0.85);
    expect(room.size).toBeGreaterThan(60);
  },
);
