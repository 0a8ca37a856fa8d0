import { describe, expect, it } from 'vitest';
import { mondayOf, nextWeekAt, weekAt } from '../../cms/src/newsletter/server/week.ts';

describe('weeks of the newsletter', () => {
  it.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2026-11-23', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
    ['2028-02-29', '2028-02-28'],
  ])('the newsletter week of %s begins on Monday, %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday);
  });

  it('a newsletter week starts at midnight in the given time zone', () => {
    const sundayNight = new Date('2026-11-22T23:30:00Z');
    expect(weekAt(sundayNight, 'UTC')).toBe('2026-11-16');
    expect(weekAt(sundayNight, 'Europe/Paris')).toBe('2026-11-23');
    expect(weekAt(new Date('2026-11-23T03:00:00Z'), 'America/Montreal')).toBe('2026-11-16');
  });
});

describe('next weekly email', () => {
  it.each([
    ['2026-11-23T06:59:00Z', 'UTC', '2026-11-23'],
    ['2026-11-23T07:00:00Z', 'UTC', '2026-11-30'],
    ['2026-11-23T06:30:00Z', 'Europe/Paris', '2026-11-30'],
    ['2026-11-21T12:00:00Z', 'UTC', '2026-11-23'],
    // The clock goes back between these Mondays.
    ['2026-10-25T12:00:00Z', 'Europe/Paris', '2026-10-26'],
  ])(
    'after %s in the time zone %s, the next weekly email is that of the week that begins on %s',
    (moment, zone, week) => {
      expect(nextWeekAt(new Date(moment), zone, '07:00')).toBe(week);
    },
  );
});
