import type { DailyAffirmation } from '#contract/affirmation';
import type { Language } from '#contract/language';
import type { Texts } from '../i18n/texts.ts';
import { withLanguage } from './language-url.ts';

/* The affirmations of the latest days as an Atom feed, a JSON feed and a calendar (behavior P18). */

export interface Feed {
  /** The latest first. */
  days: readonly DailyAffirmation[];
  language: Language;
  site: { name: string; url: string };
  texts: Pick<Texts['today'], 'feedTitle' | 'description'>;
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** When a day began, so that no entry is from the future in any time zone. */
const startOf = ({ endsAt }: DailyAffirmation) =>
  new Date(Date.parse(endsAt) - dayMilliseconds).toISOString();
const addressOf = (path: string, { site, language }: Feed) =>
  withLanguage(new URL(path, site.url), language).href;
/** Stays the same when a day’s affirmation is replaced. */
const idOf = ({ date }: DailyAffirmation, { site, language }: Feed) =>
  `tag:${new URL(site.url).hostname},${date}:today/${language}`;

export const feedPaths = {
  atom: '/today/feed.atom',
  json: '/today/feed.json',
  calendar: '/today/calendar.ics',
} as const;

export function atomFeed(feed: Feed): string {
  const { days, language, site, texts } = feed;
  const link = (rel: string, path: string) =>
    `<link rel="${rel}" href="${escapeXml(addressOf(path, feed))}"/>`;
  const entries = days.map((day) =>
    [
      `<entry><id>${escapeXml(idOf(day, feed))}</id>`,
      `<title>${escapeXml(day.text)}</title>`,
      link('alternate', `/affirmations/${day.id}`),
      `<published>${startOf(day)}</published><updated>${startOf(day)}</updated>`,
      `<content type="text" xml:lang="${day.lang}">${escapeXml(day.description)}</content></entry>`,
    ].join(''),
  );
  const [latest] = days;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${escapeXml(addressOf(feedPaths.atom, feed))}</id>`,
    `<title>${escapeXml(texts.feedTitle(site.name))}</title>`,
    `<subtitle>${escapeXml(texts.description)}</subtitle>`,
    `<author><name>${escapeXml(site.name)}</name></author>`,
    `<updated>${latest ? startOf(latest) : new Date(0).toISOString()}</updated>`,
    link('self', feedPaths.atom),
    link('alternate', '/today'),
    ...entries,
    '</feed>\n',
  ].join('\n');
}

/** A feed of https://www.jsonfeed.org/version/1.1/. */
export function jsonFeed(feed: Feed) {
  const { days, language, site, texts } = feed;
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: texts.feedTitle(site.name),
    description: texts.description,
    home_page_url: addressOf('/today', feed),
    feed_url: addressOf(feedPaths.json, feed),
    language,
    items: days.map((day) => ({
      id: idOf(day, feed),
      url: addressOf(`/affirmations/${day.id}`, feed),
      title: day.text,
      content_text: day.description,
      language: day.lang,
      date_published: startOf(day),
    })),
  };
}

/** A calendar with an all-day event for each day (RFC 5545). */
export function calendar(feed: Feed): string {
  const { days, language, site, texts } = feed;
  const compact = (text: string) => text.replace(/[-:]|\.\d+/g, '');
  const events = days.flatMap((day) => [
    'BEGIN:VEVENT',
    `UID:${day.date}-${language}@${new URL(site.url).hostname}`,
    `DTSTAMP:${compact(startOf(day))}`,
    `DTSTART;VALUE=DATE:${compact(day.date)}`,
    `DTEND;VALUE=DATE:${compact(dateAfter(day.date))}`,
    `SUMMARY:${escapeCalendar(day.text)}`,
    `DESCRIPTION:${escapeCalendar(day.description)}`,
    `URL:${addressOf(`/affirmations/${day.id}`, feed)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeCalendar(site.name)}//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeCalendar(texts.feedTitle(site.name))}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

const dateAfter = (date: string) =>
  new Date(Date.parse(date) + dayMilliseconds).toISOString().slice(0, 10);

const maxLineBytes = 75;

/** Continues a line of more than 75 bytes on the next one, after a space, without splitting a character. */
export function foldLine(line: string): string {
  let [folded, bytes] = ['', 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > maxLineBytes) [folded, bytes] = [`${folded}\r\n `, 1];
    folded += character;
    bytes += size;
  }
  return folded;
}

const escapeCalendar = (text: string) =>
  text
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r?\n/g, String.raw`\n`)
    .replace(/\p{Cc}/gu, '');

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const;

/** Without control characters and noncharacters, which XML does not allow. */
const escapeXml = (text: string) =>
  text
    .replace(/(?![\t\n])\p{Cc}|[\uFFFE\uFFFF]/gu, '')
    .replace(
      /[&<>"]/g,
      (character) => Object.entries(entities).find(([key]) => key === character)?.[1] ?? '',
    );
