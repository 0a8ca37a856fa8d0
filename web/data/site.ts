import { givenIn, settings } from '#contract/settings';

const given = settings.parse(givenIn(process.env));

/** What the operator says of this site. */
export const site = {
  name: given.SITE_NAME,
  url: given.SITE_URL,
  contact: given.CONTACT_EMAIL,
  /** Who runs it, and where they and it are found by post; empty where the operator has not said so. */
  operator: given.OPERATOR_NAME,
  operatorAddress: given.OPERATOR_ADDRESS,
  host: given.HOSTING_PROVIDER,
  analytics: given.ANALYTICS_URL,
  /** Whether subscribing takes a click in a letter as well. */
  confirms: given.NEWSLETTER_CONFIRM,
  /** By whose clock its days begin. */
  timeZone: given.SITE_TIMEZONE,
};
export type Site = typeof site;
