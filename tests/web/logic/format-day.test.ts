import { expect, it } from 'vitest';
import { formatDay } from '../../../web/logic/format-day.ts';

it.each([
  ['2026-03-01T09:30:00.000Z', 'UTC', 'March 1, 2026', '1er mars 2026'],
  ['2026-12-11T23:59:00.000Z', 'UTC', 'December 11, 2026', '11 décembre 2026'],
  ['2026-12-11T23:59:00.000Z', 'Europe/Paris', 'December 12, 2026', '12 décembre 2026'],
  ['2026-12-11T01:00:00.000Z', 'America/Montreal', 'December 10, 2026', '10 décembre 2026'],
  ['2026-12-11', 'UTC', 'December 11, 2026', '11 décembre 2026'],
])(
  'formats %s in the time zone %s as “%s” in English and “%s” in French',
  (at, timeZone, english, french) => {
    expect(formatDay(at, 'en', timeZone)).toBe(english);
    expect(formatDay(at, 'fr', timeZone)).toBe(french);
  },
);
