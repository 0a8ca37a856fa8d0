import { languageCookieAttributes, languageKey, type Language } from '#contract/language';
import { isLoopback } from '#contract/loopback';

/** What no page of ours uses, of what a browser would otherwise let a script ask for. */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Headers of every answer, errors and files included. The policy on content is that of what is no page: a page
 * brings its own (astro.config.mjs), which knows its scripts.
 */
export function commonHeaders(siteUrl: string): Record<string, string> {
  return {
    'content-security-policy':
      "frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    // Elsewhere browsers ignore it, with a warning in the console.
    ...(isTrustworthy(new URL(siteUrl)) && { 'cross-origin-opener-policy': 'same-origin' }),
    'permissions-policy': unused.map((name) => `${name}=()`).join(', '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(siteUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

/** Whether browsers trust what comes from this address on its way: over HTTPS, or from the same machine. */
const isTrustworthy = (url: URL) => url.protocol === 'https:' || isLoopback(url);

/** A browser may hold an answer but asks each time whether it still stands: a 304 costs nothing. */
export const pageHeaders = {
  'cache-control': 'no-cache',
  vary: 'Accept-Encoding, Accept-Language, Cookie',
};

/** What one reader alone was given: nobody keeps it, not even the browser behind its back button. */
export const privateHeaders = { 'cache-control': 'private, no-store' };

/** Names of files in this folder hold a hash of what is in them. */
export const hashedFolder = '/_astro/';

/** The choice that a link with `?lang=` makes, for browsers without JavaScript (behavior L3). */
export function languageCookie(language: Language, siteUrl: string): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  return `${languageKey}=${language}; ${languageCookieAttributes}${secure}`;
}
