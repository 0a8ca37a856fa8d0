import { languageCookieAttributes, languageKey, type Language } from '#contract/language';
import { isLoopback } from '#contract/loopback';

/** Browser features that no page of the site uses. */
const disabledFeatures = [
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
 * Headers of every response, errors and files included. This content security policy is for anything but pages: a page
 * has its own (astro.config.mjs), which lists its scripts.
 */
export function commonHeaders(siteUrl: string): Record<string, string> {
  return {
    'content-security-policy':
      "frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    // On other origins browsers ignore it and warn in the console.
    ...(isTrustworthy(new URL(siteUrl)) && { 'cross-origin-opener-policy': 'same-origin' }),
    'permissions-policy': disabledFeatures.map((name) => `${name}=()`).join(', '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(siteUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

/** Whether browsers treat this origin as secure: HTTPS, or the same machine. */
const isTrustworthy = (url: URL) => url.protocol === 'https:' || isLoopback(url);

/** A browser may cache a page but must revalidate it each time: a 304 costs next to nothing. */
export const pageHeaders = {
  'cache-control': 'no-cache',
  vary: 'Accept-Encoding, Accept-Language, Cookie',
};

/** For responses to one visitor: nothing caches them, not even the browser for its back button. */
export const privateHeaders = { 'cache-control': 'private, no-store' };

/** File names in this folder contain a hash of their content. */
export const hashedFolder = '/_astro/';

/** Remembers the language of a link with `?lang=`, for browsers without JavaScript (behavior L3). */
export function languageCookie(language: Language, siteUrl: string): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  return `${languageKey}=${language}; ${languageCookieAttributes}${secure}`;
}
