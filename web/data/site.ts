import { settings } from '#contract/settings';

const { SITE_NAME, SITE_URL, CONTACT_EMAIL, ANALYTICS_URL } = settings.parse(process.env);

/** What the operator calls this site, where it stands, who answers letters, and who counts, if anybody. */
export const site = {
  name: SITE_NAME,
  url: SITE_URL,
  contact: CONTACT_EMAIL,
  analytics: ANALYTICS_URL,
};
export type Site = typeof site;
