import { z } from 'zod';
import { cmsSettings } from './settings.ts';

const day = new Intl.DateTimeFormat('en-CA', {
  timeZone: cmsSettings().SITE_TIMEZONE,
  dateStyle: 'short',
});

/** Today in the site's time zone, as `2026-03-01`. */
export function today(): string {
  return day.format(new Date());
}

/** Converts the database driver's dates to the ISO strings that the API returns. */
export const isoTimestamp = z.date().transform((date) => date.toISOString());
