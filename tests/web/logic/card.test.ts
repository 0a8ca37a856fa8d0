import { describe, expect, it } from 'vitest';
import {
  backgrounds,
  cardSize,
  designOfAffirmation,
  fileNameOf,
  firstDesign,
  fonts,
  layoutCard,
  parseDesign,
} from '../../../web/logic/card.ts';
import { contrast } from '#contract/category-colors';

const mixed = (from: string, to: string, share: number) =>
  `#${[1, 3, 5]
    .map((at) => {
      const [one, other] = [from, to].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
      return Math.round((one ?? 0) + ((other ?? 0) - (one ?? 0)) * share)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

it.each(backgrounds)(
  'the text of a designed card has enough contrast everywhere on the background $name',
  ({ from, to, ink }) => {
    for (let share = 0; share <= 1; share += 0.02)
      expect(contrast(ink, mixed(from, to, share))).toBeGreaterThanOrEqual(4.5);
  },
);

it('the card designer uses white text on every background except Accent', () => {
  expect(backgrounds.filter(({ ink }) => ink !== '#ffffff').map(({ id }) => id)).toEqual([3]);
});

describe('layoutCard', () => {
  const measure = (text: string) => text.length * 0.7;

  it.each(fonts)(
    'keeps even the longest texts within a designed card in the font $name',
    (font) => {
      for (const text of ['I can.', 'W'.repeat(280), 'a\n'.repeat(140)])
        for (const { x, y, size, text: line } of layoutCard(
          { text, category: 'A category of a rather long name' },
          font,
          measure,
        )) {
          expect(x - (measure(line) * size) / 2).toBeGreaterThan(60);
          expect(y - size).toBeGreaterThan(40);
          expect(y).toBeLessThan(cardSize.height - 200);
        }
    },
  );

  it('the card designer places the category above the text', () => {
    const lines = layoutCard({ text: 'I can.', category: 'Calm' }, fonts[0], measure);
    expect(lines.map(({ text }) => text)).toEqual(['Calm', 'I can.']);
  });
});

describe('parseDesign', () => {
  it('the card designer reads background, font, texts and category of a card design that the browser has stored', () => {
    const design = {
      background: 3,
      font: 2,
      text: 'I can.',
      description: 'Now.',
      categoryId: 4,
    };
    expect(parseDesign(JSON.stringify(design))).toEqual(design);
  });

  it.each([null, '', 'nonsense', '[]', '{"background":9,"font":"1","text":3}'])(
    'replaces the invalid stored card design %j with the default design',
    (stored) => expect(parseDesign(stored)).toEqual(firstDesign),
  );

  it('truncates the text of a stored card design that is too long', () => {
    expect(parseDesign(JSON.stringify({ text: 'a'.repeat(999) })).text).toHaveLength(280);
  });
});

it.each([
  ['Je suis courageux, été comme hiver !', 'je-suis-courageux-ete-comme-hiver.png'],
  ['💛', 'affirmation.png'],
  ['../../etc', 'etc.png'],
])('a downloaded card with the text %j has the file name %s', (text, name) => {
  expect(fileNameOf(text, 'png')).toBe(name);
});

describe('designOfAffirmation', () => {
  const own = { id: 1_000_000_001, text: 'I can.', description: '', categoryId: 4 };
  const first = { background: 1, font: 1, description: '' };

  it('the card designer opens an own affirmation with its card’s design, or with the default design if it has no card', () => {
    const card = { background: 3, font: 2 };
    expect(designOfAffirmation({ ...own, card })).toEqual({
      ...first,
      ...card,
      text: 'I can.',
      categoryId: 4,
    });
    expect(designOfAffirmation({ ...own, categoryId: 1, card: null })).toEqual({
      ...first,
      text: 'I can.',
      categoryId: null,
    });
  });

  it.each([own, null, 'text', []])(
    'the card designer takes no card design from the invalid API response %j',
    (answer) => {
      expect(designOfAffirmation(answer)).toBeUndefined();
    },
  );
});
