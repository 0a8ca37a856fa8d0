import { settings } from '#contract/settings';

const { SITE_NAME, SITE_URL, CONTACT_EMAIL } = settings.parse(process.env);

/** What the operator calls this site, where it stands, and who answers letters. */
export const site = { name: SITE_NAME, url: SITE_URL, contact: CONTACT_EMAIL };
export type Site = typeof site;
