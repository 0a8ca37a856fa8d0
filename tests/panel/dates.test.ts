import { describe, expect, it, vi } from 'vitest';
import {
  addMonths,
  formatTypedDate,
  formatTypedTime,
  fromMoment,
  parseDate,
  parseTime,
  timeFor,
  toMoment,
  weeksOfMonth,
} from '../../cms/src/entry-form/admin/date/dates.ts';

describe('dates typed in the panel', () => {
  it.each([
    ['25/11/2026', 'fr', '2026-11-25'],
    ['25.11.26', 'fr', '2026-11-25'],
    ['1 2 2027', 'fr', '2027-02-01'],
    ['11/25/2026', 'en', '2026-11-25'],
    ['2/1/2027', 'en', '2027-02-01'],
    ['2026-11-25', 'en', '2026-11-25'],
    ['2026-11-25', 'fr', '2026-11-25'],
    ['29/02/2028', 'fr', '2028-02-29'],
  ] as const)(
    'the date field reads %s, typed in the %s panel, as the date %s',
    (text, language, expected) => {
      expect(parseDate(text, language)).toBe(expected);
    },
  );

  it.each([
    ['25/11/2026', 'en'],
    ['11/25/2026', 'fr'],
    ['30/02/2026', 'fr'],
    ['29/02/2026', 'fr'],
    ['25/11', 'fr'],
    ['25/11/206', 'fr'],
    ['25/11/1926', 'fr'],
    ['tomorrow', 'en'],
    ['', 'en'],
  ] as const)('the date field rejects “%s” in the %s panel as no date', (text, language) => {
    expect(parseDate(text, language)).toBeUndefined();
  });

  it.each([
    ['14:30', '14:30'],
    ['14h30', '14:30'],
    ['14 h 30', '14:30'],
    ['9h', '09:00'],
    ['9', '09:00'],
    ['2:30 pm', '14:30'],
    ['2:30 p.m.', '14:30'],
    ['12 AM', '00:00'],
    ['12:05 PM', '12:05'],
  ])('the time field reads “%s” as %s', (text, expected) => {
    expect(parseTime(text)).toBe(expected);
  });

  it.each(['25:00', '9:60', '13 pm', '0 am', 'noon', '930'])(
    'the time field refuses “%s”',
    (text) => {
      expect(parseTime(text)).toBeUndefined();
    },
  );

  it('the panel shows dates and times in the format in which they are typed in its language', () => {
    expect(formatTypedDate('2026-11-25', 'en')).toBe('11/25/2026');
    expect(formatTypedDate('2026-11-25', 'fr')).toBe('25/11/2026');
    expect(formatTypedTime('14:30', 'en')).toBe('2:30 PM');
    expect(formatTypedTime('00:05', 'en')).toBe('12:05 AM');
    expect(formatTypedTime('14:30', 'fr')).toBe('14:30');
  });

  it('a date and time in local time, converted to UTC and back, stay the same', () => {
    expect(fromMoment(toMoment('2026-11-25', '09:05'))).toEqual({
      date: '2026-11-25',
      time: '09:05',
    });
    expect(fromMoment('25/11/2026')).toBeUndefined();
  });

  it.each([
    ['2026-11-25T09:30', '10:00'],
    ['2026-11-25T23:10', '23:59'],
    ['2026-11-24T09:30', '00:00'],
  ])(
    'when it is %s, choosing November 25 to publish without typing a time sets the time to %s',
    (now, time) => {
      vi.useFakeTimers({ now: new Date(now) });
      try {
        expect(timeFor('2026-11-25')).toBe(time);
      } finally {
        vi.useRealTimers();
      }
    },
  );

  it('the weeks of the panel’s calendar start on Sunday in English and on Monday in French', () => {
    expect(weeksOfMonth('2026-11-25', 'en').map(([first]) => first)).toEqual([
      '2026-11-01',
      '2026-11-08',
      '2026-11-15',
      '2026-11-22',
      '2026-11-29',
    ]);
    expect(weeksOfMonth('2026-11-25', 'fr')[0]).toEqual([
      '2026-10-26',
      '2026-10-27',
      '2026-10-28',
      '2026-10-29',
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
    ]);
  });

  it('one month after January 31 is the last day of February', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2027-01-31', -2)).toBe('2026-11-30');
  });
});
