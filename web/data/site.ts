import { omitEmptyVariables, settings } from '#contract/settings';

const parsed = settings.parse(omitEmptyVariables(process.env));

/** The operator's settings. */
export const site = {
  name: parsed.SITE_NAME,
  url: parsed.SITE_URL,
  contact: parsed.CONTACT_EMAIL,
  /** Names and postal addresses for the legal notice; empty if they aren't set. */
  operator: parsed.OPERATOR_NAME,
  operatorAddress: parsed.OPERATOR_ADDRESS,
  host: parsed.HOSTING_PROVIDER,
  analytics: parsed.ANALYTICS_URL,
  /** Whether a subscription must be confirmed by email. */
  confirms: parsed.NEWSLETTER_CONFIRM,
  /** Whether browsers store pages for when there is no network. */
  offline: parsed.OFFLINE,
  /** The time zone for dates. */
  timeZone: parsed.SITE_TIMEZONE,
};
export type Site = typeof site;
