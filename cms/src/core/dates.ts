import { z } from 'zod';
import { dateAt } from '../contract/day.ts';
import { cmsSettings } from './settings.ts';

/** Today in the site's time zone, as `2026-03-01`. */
export function today(): string {
  return dateAt(new Date(), cmsSettings().SITE_TIMEZONE);
}

/** Converts the database driver's dates to the ISO strings that the API returns. */
export const isoTimestamp = z.date().transform((date) => date.toISOString());
