import { expect, it } from 'vitest';
import {
  actionOfKey,
  largestThat,
  otherWording,
  shownVersions,
} from '../../../web/logic/classroom.ts';

it('finds the largest size that fits', () => {
  const range = { smallest: 8, largest: 300.7 };
  for (const limit of [8, 9, 150, 299, 300])
    expect(largestThat((size) => size <= limit, range)).toBe(limit);
  expect(largestThat(() => true, range)).toBe(300);
  expect(largestThat(() => false, range)).toBe(8);
});

it('knows the keys of a clicker, in capitals too', () => {
  expect(['PageDown', 'PageUp', 'F', 'l', 'x', 'toString'].map(actionOfKey)).toEqual([
    'next',
    'previous',
    'fullScreen',
    'language',
    undefined,
    undefined,
  ]);
});

it('goes from one language to the other, and out of both to the page’s', () => {
  expect(otherWording('en', 'fr')).toBe('fr');
  expect(otherWording('fr', 'fr')).toBe('en');
  expect(otherWording('both', 'fr')).toBe('fr');
});

it('shows a card in the language of the class, or in the only one that it has', () => {
  const [english, french] = [
    { text: 'I can.', lang: 'en' as const },
    { text: 'Je peux.', lang: 'fr' as const },
  ];
  const slide = { versions: [english, french], category: undefined, colorClass: '' };
  expect(shownVersions(slide, 'fr')).toEqual([french]);
  expect(shownVersions(slide, 'both')).toEqual([english, french]);
  expect(shownVersions({ ...slide, versions: [english] }, 'fr')).toEqual([english]);
});
