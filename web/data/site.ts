import { givenIn, settings } from '#contract/settings';

const { SITE_NAME, SITE_URL, CONTACT_EMAIL, ANALYTICS_URL, NEWSLETTER_CONFIRM, SITE_TIMEZONE } =
  settings.parse(givenIn(process.env));

/** What the operator calls this site, where it stands, who answers letters, and who counts, if anybody. */
export const site = {
  name: SITE_NAME,
  url: SITE_URL,
  contact: CONTACT_EMAIL,
  analytics: ANALYTICS_URL,
  /** Whether subscribing takes a click in a letter as well. */
  confirms: NEWSLETTER_CONFIRM,
  /** By whose clock its days begin. */
  timeZone: SITE_TIMEZONE,
};
export type Site = typeof site;
