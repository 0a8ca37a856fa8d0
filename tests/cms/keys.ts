import { inject } from 'vitest';
import { cmsKeyHeader } from '#contract/change';

/** The key with which the site calls the CMS. Nothing below `/api` answers without it. */
export const siteKey = () => ({ [cmsKeyHeader]: inject('cmsKey') });
/** The key of `npm run content`. */
export const contentKey = () => ({ [cmsKeyHeader]: inject('contentKey') });
/** The key of `npm run letter`. */
export const newsletterKey = () => ({ [cmsKeyHeader]: inject('newsletterKey') });
