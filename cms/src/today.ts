import { settingFields } from './contract/settings.ts';

const day = new Intl.DateTimeFormat('en-CA', {
  timeZone: settingFields.shape.SITE_TIMEZONE.parse(process.env.SITE_TIMEZONE || undefined),
  dateStyle: 'short',
});

/** The day it is where the site is at home, as `2026-03-01`. */
export function today(): string {
  return day.format(new Date());
}
