import { inject } from 'vitest';
import { keyHeader } from '#contract/change';

/** The key with which the site calls the CMS. Nothing below `/api` answers without it. */
export const siteKey = () => ({ [keyHeader]: inject('cmsKey') });
/** The key of `npm run content`. */
export const contentKey = () => ({ [keyHeader]: inject('contentKey') });
/** The key of `npm run letter`. */
export const newsletterKey = () => ({ [keyHeader]: inject('newsletterKey') });
