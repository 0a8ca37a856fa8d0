import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, categoryColors, themes } from '#contract/category-colors';

const names = ['light', 'dark'] as const;

/** The same colors at every run, spread over the whole RGB cube. */
const colors = [
  '#ffffff',
  '#000000',
  '#777777',
  '#7f7f00',
  '#ffff00',
  ...Array.from({ length: 4000 }, (_, at) => {
    const number = (at * 2_654_435_761) % 0x1000000;
    return `#${number.toString(16).padStart(6, '0')}`;
  }),
];

describe.each(names)('any category color in the %s theme', (theme) => {
  it(`any category color in the ${theme} theme has enough contrast with text and icons on it, its pale tint with text, and a selected chip with white text`, () => {
    const { ink } = themes[theme];
    for (const color of colors) {
      const derived = categoryColors(color, theme);
      expect(contrast(derived.onFill, derived.fill), color).toBeGreaterThanOrEqual(4.5);
      expect(contrast(derived.onFillIcon, derived.fill), color).toBeGreaterThanOrEqual(3);
      expect(contrast(derived.onTint, derived.tint), color).toBeGreaterThanOrEqual(4.5);
      expect(contrast(ink, derived.tint), color).toBeGreaterThanOrEqual(4.5);
      expect(contrast('#ffffff', derived.selected), color).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('icon on a category color', () => {
  it('an icon on a category color is white if that is visible, otherwise the dark ink of the light theme', () => {
    expect(categoryColors('#e8734a', 'light').onFillIcon).toBe('#ffffff');
    expect(categoryColors('#ffc94d', 'light').onFillIcon).toBe(themes.light.ink);
    expect(categoryColors('#ffffff', 'dark').onFillIcon).toBe(themes.light.ink);
  });
});

describe('contrast', () => {
  it('contrast returns known WCAG contrast ratios', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#123456', '#123456')).toBe(1);
  });
});

describe('color tokens in tokens.css', () => {
  const css = readFileSync(new URL('../../web/styles/tokens.css', import.meta.url), 'utf8');
  const token = (name: string, theme: 'light' | 'dark') => {
    const [, light = '', dark = light] =
      new RegExp(`--color-${name}:\\s*(?:light-dark\\()?(#\\w{6})(?:, (#\\w{6}))?`).exec(css) ?? [];
    return theme === 'light' ? light : dark;
  };

  it.each(names)(
    'the text and background colors of the %s theme in tokens.css are those that contrast is computed with',
    (theme) => {
      expect(token('ink', theme)).toBe(themes[theme].ink);
      expect(token(theme === 'light' ? 'card' : 'paper', theme)).toBe(themes[theme].ground);
    },
  );

  it.each(names)(
    'color tokens have enough contrast between text and background in the %s theme',
    (theme) => {
      const pairs = [
        ...['paper', 'paper-2', 'card', 'sky'].map((ground) => ['ink', ground] as const),
        ...['paper', 'paper-2', 'card'].map((ground) => ['ink-soft', ground] as const),
        ...['paper', 'paper-2', 'card'].map((ground) => ['leaf', ground] as const),
        ['white', 'leaf-deep'],
        ['white', 'leaf-lift'],
        ['mist', 'night'],
        ['coral', 'paper'],
      ] as const;
      for (const [text, ground] of pairs)
        expect(
          contrast(token(text, theme), token(ground, theme)),
          `${text} on ${ground}`,
        ).toBeGreaterThanOrEqual(4.5);
    },
  );
});
