import { expect, it } from 'vitest';
import { withFirstOfMonth } from '../../cms/src/contract/french-date.ts';

it.each([
  ['2026-05-01T13:05:00Z', { dateStyle: 'full' }, 'vendredi 1er mai 2026'],
  ['2026-05-01T13:05:00Z', { dateStyle: 'long' }, '1er mai 2026'],
  ['2026-05-01T13:05:00Z', { dateStyle: 'medium', timeStyle: 'short' }, '1er mai 2026, 13:05'],
  ['2026-05-11T13:05:00Z', { dateStyle: 'full' }, 'lundi 11 mai 2026'],
  ['2026-05-21T01:01:00Z', { dateStyle: 'medium', timeStyle: 'short' }, '21 mai 2026, 01:01'],
] as const)('a French date of %s in the format %j is “%s”', (date, options, written) => {
  const format = new Intl.DateTimeFormat('fr', { ...options, timeZone: 'UTC' });
  expect(withFirstOfMonth(format.format(new Date(date)))).toBe(written);
});
