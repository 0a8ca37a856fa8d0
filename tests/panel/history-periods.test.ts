import { expect, it } from 'vitest';
import { boundsOf, lastMonths, monthKey } from '../../cms/src/audit-log/admin/periods.ts';

const now = new Date(2026, 2, 15, 13, 30);
const local = (month: number, day: number) => new Date(2026, month, day).toISOString();

it.each([
  ['year', {}],
  ['today', { from: local(2, 15) }],
  ['week', { from: local(2, 9) }],
  ['month', { from: local(1, 14) }],
  ['2026-02', { from: local(1, 1), until: local(2, 1) }],
  ['2025-12', { from: new Date(2025, 11, 1).toISOString(), until: local(0, 1) }],
])(
  'filtering the history by the period %s uses dates in the time zone of this computer',
  (period, bounds) => {
    expect(boundsOf(period, now)).toEqual(bounds);
  },
);

it('the history’s filter offers this month and the eleven before', () => {
  const months = lastMonths(now).map(monthKey);
  expect(months).toHaveLength(12);
  expect([months[0], months[2], months[3]]).toEqual(['2026-03', '2026-01', '2025-12']);
});
