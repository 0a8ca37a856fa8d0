import { describe, expect, it } from 'vitest';
import { drawCard } from '../../../web/pictures/draw.ts';
import { drawable } from '../../../web/pictures/drawable.ts';
import { fitSize } from '../../../web/pictures/fit.ts';

const box = { width: 944, height: 296 };
const sizes = { largest: 92, smallest: 26 };

describe('fitSize', () => {
  it('sets a short sentence large, and a long one as large as it fits', () => {
    expect(fitSize('I am enough.', box, sizes)).toBe(92);
    const long = fitSize('I can do hard things, one step at a time. '.repeat(6), box, sizes);
    expect(long).toBeGreaterThan(30);
    expect(long).toBeLessThan(60);
  });

  it.each(['W'.repeat(280), '🦁'.repeat(140), 'Œ'.repeat(280)])(
    'has room for 280 wide characters (%#)',
    (text) => {
      const size = fitSize(text, box, sizes);
      const lines = Math.ceil(([...text].length * 1.1 * size) / box.width);
      expect(lines * size * 1.12).toBeLessThanOrEqual(box.height + size);
      expect(size).toBeGreaterThanOrEqual(26);
    },
  );
});

describe('drawable', () => {
  it.each([
    ['Je peux réessayer, cœur léger !', 'Je peux réessayer, cœur léger !'],
    ['brave 🦁 and kind ❤️', 'brave 🦁 and kind ❤️'],
    ['up → and ∑ on', 'up and on'],
    ['Je peux réessayer'.normalize('NFD'), 'Je peux réessayer'],
    ['h̸̡̪e stands', 'he stands'],
    ['أنا شجاع', undefined],
    ['勇气', undefined],
    [' ', undefined],
  ])('%j becomes %j', (text, drawn) => expect(drawable(text)).toBe(drawn));
});

describe('drawCard', () => {
  it.each(['I am brave 🦁.', 'W'.repeat(280), '<b>&amp;</b>', 'أنا شجاع'])(
    'draws %j as a PNG',
    async (text) => {
      const standIn = 'Positive affirmations';
      const picture = await drawCard({
        text,
        badge: text.slice(0, 40),
        standIn,
        color: '#777777',
        brand: 'Colibri',
      });
      const bytes = Buffer.from(picture);
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    },
  );
});
