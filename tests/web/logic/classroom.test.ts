import { expect, it } from 'vitest';
import { deedOf, isDeed, largestThat, otherWording } from '../../../web/logic/classroom.ts';

it('finds the largest size that fits', () => {
  const range = { smallest: 8, largest: 300.7 };
  for (const limit of [8, 9, 150, 299, 300])
    expect(largestThat((size) => size <= limit, range)).toBe(limit);
  expect(largestThat(() => true, range)).toBe(300);
  expect(largestThat(() => false, range)).toBe(8);
});

it('knows the keys of a clicker, in capitals too', () => {
  expect(['PageDown', 'PageUp', 'F', 'l', 'x', 'toString'].map(deedOf)).toEqual([
    'next',
    'previous',
    'full',
    'language',
    undefined,
    undefined,
  ]);
  expect([isDeed('next'), isDeed('toString'), isDeed(undefined)]).toEqual([true, false, false]);
});

it('goes from one language to the other, and out of both to the page’s', () => {
  expect(otherWording('en', 'fr')).toBe('fr');
  expect(otherWording('fr', 'fr')).toBe('en');
  expect(otherWording('both', 'fr')).toBe('fr');
});
