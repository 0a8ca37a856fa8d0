import { icons as drawn } from '@iconify-json/fluent-emoji-flat';
import { expect, it } from 'vitest';
import { languages } from '#contract/language';
import { findPicture, pictures } from '#contract/picture';
import { frenchTypography } from '../../cms/src/translation/admin/typography.ts';
import { momentPictures } from '../../web/logic/moment-pictures.ts';

it('editors can choose from 150 to 250 pictures, all from the emoji set and sorted by name, none of which is also a moment’s picture', () => {
  const names = [...pictures.keys()];
  expect(names.length).toBeGreaterThanOrEqual(150);
  expect(names.length).toBeLessThanOrEqual(250);
  expect(names.filter((name) => !drawn.icons[name])).toEqual([]);
  expect(names).toEqual([...new Set(names)].toSorted());
  expect(Object.values(momentPictures).filter((name) => pictures.has(name))).toEqual([]);
});

it('no picture of an affirmation is larger than 5,100 bytes, because a page of cards shows twelve of them', () => {
  const sizes = [...pictures.keys()].map((name): [string, number] => [
    name,
    drawn.icons[name]?.body.length ?? 0,
  ]);
  expect(sizes.filter(([, size]) => size > 5100)).toEqual([]);
});

it.each(languages)(
  'every picture has an alternative text in %s that no other has, without quotes or final punctuation, of 42 characters at most',
  (language) => {
    const alternatives = [...pictures.values()].map((shown) => shown[language]);
    expect(alternatives.filter((alt) => !/^\p{L}[^'"]*[\p{L}\d]$/u.test(alt))).toEqual([]);
    expect(new Set(alternatives).size).toBe(alternatives.length);
    expect(Math.max(...alternatives.map(({ length }) => length))).toBeLessThanOrEqual(42);
  },
);

it('the French names of pictures follow French typography', () => {
  const french = [...pictures.values()].map(({ fr }) => fr);
  expect(french.filter((text) => frenchTypography(text) !== text)).toEqual([]);
});

it.each([
  ['cat', 'cat'],
  [' A cat ', 'cat'],
  ['Un chat', 'cat'],
  ["a cat's face", 'cat-face'],
  ['dog', undefined],
  ['', undefined],
])('an editor’s text %j for a picture finds the picture %s', (text, name) => {
  expect(findPicture(text)).toBe(name);
});
