import { describe, expect, it } from 'vitest';
import {
  backgrounds,
  cardSize,
  designOf,
  fileNameOf,
  firstDesign,
  fonts,
  layoutCard,
  toDesign,
} from '../../../web/logic/card.ts';
import { contrast } from '#contract/paint';

const mixed = (from: string, to: string, share: number) =>
  `#${[1, 3, 5]
    .map((at) => {
      const [one, other] = [from, to].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
      return Math.round((one ?? 0) + ((other ?? 0) - (one ?? 0)) * share)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

it.each(backgrounds)('the ink can be read on every point of $name', ({ from, to, ink }) => {
  for (let share = 0; share <= 1; share += 0.02)
    expect(contrast(ink, mixed(from, to, share))).toBeGreaterThanOrEqual(4.5);
});

it('the text is white but on Accent', () => {
  expect(backgrounds.filter(({ ink }) => ink !== '#ffffff').map(({ id }) => id)).toEqual([3]);
});

describe('the lines of a card', () => {
  const measure = (text: string) => text.length * 0.7;

  it.each(fonts)('stay on it in $name', (font) => {
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
  });

  it('begin with the category, where there is one', () => {
    const lines = layoutCard({ text: 'I can.', category: 'Calm' }, fonts[0], measure);
    expect(lines.map(({ text }) => text)).toEqual(['Calm', 'I can.']);
  });
});

describe('toDesign', () => {
  it('reads what was kept', () => {
    const design = {
      background: 3,
      font: 2,
      text: 'I can.',
      description: 'Now.',
      categoryId: 4,
    };
    expect(toDesign(JSON.stringify(design))).toEqual(design);
  });

  it.each([null, '', 'nonsense', '[]', '{"background":9,"font":"1","text":3}'])(
    'begins anew at %j',
    (stored) => expect(toDesign(stored)).toEqual(firstDesign),
  );

  it('cuts what is too long', () => {
    expect(toDesign(JSON.stringify({ text: 'a'.repeat(999) })).text).toHaveLength(280);
  });
});

it.each([
  ['Je suis courageux, été comme hiver !', 'je-suis-courageux-ete-comme-hiver.png'],
  ['💛', 'affirmation.png'],
  ['../../etc', 'etc.png'],
])('names the file of %j', (text, name) => {
  expect(fileNameOf(text, 'png')).toBe(name);
});

describe('designOf', () => {
  const own = { id: 1_000_000_001, text: 'I can.', description: '', categoryId: 4 };
  const first = { background: 1, font: 1, description: '' };

  it('reads an own affirmation, with a card or without', () => {
    const card = { background: 3, font: 2 };
    expect(designOf({ ...own, card })).toEqual({
      ...first,
      ...card,
      text: 'I can.',
      categoryId: 4,
    });
    expect(designOf({ ...own, categoryId: 1, card: null })).toEqual({
      ...first,
      text: 'I can.',
      categoryId: null,
    });
  });

  it.each([own, null, 'text', []])('finds none in %j', (answer) => {
    expect(designOf(answer)).toBeUndefined();
  });
});
