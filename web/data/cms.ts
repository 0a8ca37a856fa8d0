import { keyHeader } from '#contract/change';
import { requestIdHeader } from '#contract/error';
import { currentRequest } from './request.ts';

/** Where the CMS answers, and the key that the site shows it. */
export const cmsUrl = process.env['CMS_URL'] ?? 'http://127.0.0.1:1337';
export const cmsKey = process.env['CMS_KEY'] ?? '';

/** What the site says of itself in each call. */
export function siteHeaders(): Record<string, string> {
  const id = currentRequest.getStore()?.id;
  return { [keyHeader]: cmsKey, ...(id && { [requestIdHeader]: id }) };
}
