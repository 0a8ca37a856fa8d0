import { z } from 'zod';
import { settingFields } from './contract/settings.ts';

const day = new Intl.DateTimeFormat('en-CA', {
  timeZone: settingFields.shape.SITE_TIMEZONE.parse(process.env.SITE_TIMEZONE || undefined),
  dateStyle: 'short',
});

/** Today in the site's time zone, as `2026-03-01`. */
export function today(): string {
  return day.format(new Date());
}

/** A timestamp as the database driver reads it, written as the API sends it. */
export const isoTimestamp = z.date().transform((date) => date.toISOString());
