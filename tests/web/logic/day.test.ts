import { expect, it } from 'vitest';
import { dayOf } from '../../../web/logic/day.ts';

it.each([
  ['2026-03-01T09:30:00.000Z', 'UTC', 'March 1, 2026', '1er mars 2026'],
  ['2026-12-11T23:59:00.000Z', 'UTC', 'December 11, 2026', '11 décembre 2026'],
  ['2026-12-11T23:59:00.000Z', 'Europe/Paris', 'December 12, 2026', '12 décembre 2026'],
  ['2026-12-11T01:00:00.000Z', 'America/Montreal', 'December 10, 2026', '10 décembre 2026'],
  ['2026-12-11', 'UTC', 'December 11, 2026', '11 décembre 2026'],
])('the day of %s in %s is written as each language writes it', (at, timeZone, english, french) => {
  expect(dayOf(at, 'en', timeZone)).toBe(english);
  expect(dayOf(at, 'fr', timeZone)).toBe(french);
});
