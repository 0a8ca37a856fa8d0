import { describe, expect, it } from 'vitest';
import { dailyAffirmation } from '#contract/affirmation';
import { dateAt, endOfDate } from '#contract/day';
import { atomFeed, calendar, foldLine, jsonFeed } from '../../../web/logic/daily-feed.ts';
import { refreshDelay } from '../../../web/logic/display.ts';

describe('days of the site', () => {
  it.each([
    ['2026-11-24', 'UTC', '2026-11-25T00:00:00.000Z'],
    ['2026-11-24', 'Europe/Paris', '2026-11-24T23:00:00.000Z'],
    ['2026-11-24', 'Pacific/Kiritimati', '2026-11-24T10:00:00.000Z'],
    ['2026-11-24', 'Pacific/Pago_Pago', '2026-11-25T11:00:00.000Z'],
    // Days of 25 and 23 hours, and one that begins at one o’clock.
    ['2026-10-25', 'Europe/Paris', '2026-10-25T23:00:00.000Z'],
    ['2026-03-29', 'Europe/Paris', '2026-03-29T22:00:00.000Z'],
    ['2026-09-05', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  ])('the day %s of a site in the time zone %s ends at %s', (date, timeZone, end) => {
    const ended = endOfDate(date, timeZone);
    expect(ended.toISOString()).toBe(end);
    expect(dateAt(new Date(ended.getTime() - 1), timeZone)).toBe(date);
    expect(dateAt(ended, timeZone) > date).toBe(true);
  });
});

const day = dailyAffirmation.parse({
  id: 7,
  text: 'I am “brave” & kind; always, <yes>',
  description: 'Say it slowly,\nthree times. '.concat('é'.repeat(60)),
  categoryId: 2,
  featured: false,
  createdBy: 0,
  lang: 'en',
  ages: [],
  moments: [],
  skill: null,
  picture: null,
  recording: null,
  date: '2026-12-31',
  endsAt: '2027-01-01T00:00:00.000Z',
});
const feed = {
  days: [day],
  language: 'en' as const,
  site: { name: 'Colibri', url: 'https://colibri.example' },
  texts: { feedTitle: (site: string) => `${site}, daily`, description: 'One a day.' },
};

describe('feeds of the affirmation of the day', () => {
  it('the Atom feed escapes texts, and its entries keep their id when a day’s affirmation is replaced', () => {
    const xml = atomFeed(feed);
    expect(xml).toContain('<title>I am “brave” &amp; kind; always, &lt;yes&gt;</title>');
    expect(xml).toContain('<id>tag:colibri.example,2026-12-31:today/en</id>');
    expect(xml).toContain('<updated>2026-12-31T00:00:00.000Z</updated>');
    expect(xml).toContain('href="https://colibri.example/affirmations/7?lang=en"');
    const replaced = atomFeed({ ...feed, days: [{ ...day, id: 8, text: 'I can.\u0001\uFFFE' }] });
    expect(replaced).toContain('<id>tag:colibri.example,2026-12-31:today/en</id>');
    expect(replaced).toContain('<title>I can.</title>');
  });

  it('the JSON feed of the affirmation of the day has an entry for each day, and is valid without any', () => {
    expect(jsonFeed(feed).items).toMatchObject([
      { id: 'tag:colibri.example,2026-12-31:today/en', title: day.text, language: 'en' },
    ]);
    expect(jsonFeed({ ...feed, days: [] }).items).toEqual([]);
  });

  it('the calendar of the affirmation of the day has an all-day event for a day, with escaped text and lines of at most 75 bytes', () => {
    const file = calendar(feed);
    const lines = file.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    const unfolded = file.replaceAll('\r\n ', '').split('\r\n');
    expect(unfolded).toContain('DTSTART;VALUE=DATE:20261231');
    expect(unfolded).toContain('DTEND;VALUE=DATE:20270101');
    expect(unfolded).toContain('DTSTAMP:20261231T000000Z');
    expect(unfolded).toContain(String.raw`SUMMARY:I am “brave” & kind\; always\, <yes>`);
    expect(unfolded.find((line) => line.startsWith('DESCRIPTION:'))).toBe(
      String.raw`DESCRIPTION:Say it slowly\,\nthree times. ${'é'.repeat(60)}`,
    );
    expect(unfolded.at(-1)).toBe('');
  });

  it('the calendar folds a line at 75 bytes without splitting a character', () => {
    const line = '🦜'.repeat(40);
    expect(foldLine(line).replaceAll('\r\n ', '')).toBe(line);
    expect(foldLine('a'.repeat(75))).toBe('a'.repeat(75));
    const folded = foldLine('a'.repeat(300)).split('\r\n');
    expect(folded.map(({ length }) => length)).toEqual([75, 75, 75, 75, 4]);
  });
});

it('the display loads the next affirmation at the end of the day, at least every ten minutes, and a minute after a failure', () => {
  const now = Date.parse('2026-11-24T23:55:00Z');
  const wait = (endsAt: string | undefined, hasFailed = false, random = 0) =>
    refreshDelay({ endsAt, hasFailed }, now, () => random) / 1000;
  expect(wait('2026-11-25T00:00:00Z')).toBe(300);
  expect(wait('2026-11-25T00:00:00Z', false, 0.5)).toBe(310);
  expect(wait('2026-11-25T23:00:00Z')).toBe(600);
  expect(wait(undefined)).toBe(600);
  expect(wait('2026-11-24T23:00:00Z')).toBe(60);
  expect(wait(undefined, true)).toBe(60);
});
