import { describe, expect, it } from 'vitest';
import { drawSharePicture } from '../../../web/pictures/draw-share-picture.ts';
import { toDrawableText } from '../../../web/pictures/drawable.ts';
import { fitFontSize } from '../../../web/pictures/font-size.ts';

const box = { width: 944, height: 296 };
const sizes = { largest: 92, smallest: 26 };

describe('fitFontSize', () => {
  it('draws a short affirmation in the largest size on a share picture, and a long one in a smaller size', () => {
    expect(fitFontSize('I am enough.', box, sizes)).toBe(92);
    const long = fitFontSize('I can do hard things, one step at a time. '.repeat(6), box, sizes);
    expect(long).toBeGreaterThan(30);
    expect(long).toBeLessThan(60);
  });

  it.each([
    ['W', 280],
    ['🦁', 140],
    ['Œ', 280],
  ])('fits the character “%s” repeated %i times into the share picture', (character, count) => {
    const text = character.repeat(count);
    const size = fitFontSize(text, box, sizes);
    const lines = Math.ceil(([...text].length * 1.1 * size) / box.width);
    expect(lines * size * 1.12).toBeLessThanOrEqual(box.height + size);
    expect(size).toBeGreaterThanOrEqual(26);
  });
});

describe('toDrawableText', () => {
  it.each([
    ['Je peux réessayer, cœur léger !', 'Je peux réessayer, cœur léger !'],
    ['brave 🦁 and kind ❤️', 'brave 🦁 and kind ❤️'],
    ['up → and ∑ on', 'up and on'],
    ['Je peux réessayer'.normalize('NFD'), 'Je peux réessayer'],
    ['h̸̡̪e stands', 'he stands'],
    ['أنا شجاع', undefined],
    ['勇气', undefined],
    [' ', undefined],
  ])(
    'a share picture shows the text %j as %j (undefined: none of it can be drawn)',
    (text, drawn) => expect(toDrawableText(text)).toBe(drawn),
  );
});

describe('drawSharePicture', () => {
  it.each(['I am brave 🦁.', 'W'.repeat(280), '<b>&amp;</b>', 'أنا شجاع'])(
    'draws the share picture of %j as a PNG of 1200 × 630',
    async (text) => {
      const fallbackText = 'Positive affirmations';
      const picture = await drawSharePicture({
        text,
        badge: text.slice(0, 40),
        fallbackText,
        color: '#777777',
        brand: 'Colibri',
      });
      const bytes = Buffer.from(picture);
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    },
  );

  it('draws an affirmation’s picture on its share picture, and none for an unknown name', async () => {
    const fallbackText = 'Positive affirmations';
    const card = { text: 'I am brave.', fallbackText, color: '#777777', brand: 'Colibri' };
    const plain = Buffer.from(await drawSharePicture(card));
    const [cat, unknown] = await Promise.all(
      ['cat', 'catt'].map((picture) => drawSharePicture({ ...card, picture })),
    );
    expect(plain.equals(cat ?? plain)).toBe(false);
    expect(plain.equals(unknown ?? new Uint8Array())).toBe(true);
  });
});
