import { languageCookieAttributes, languageKey, type Language } from '#contract/language';
import { isLoopback } from '#contract/loopback';
import { pictureFolder } from '../logic/pictures.ts';

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
 * Headers of every response, including errors and files. This Content Security Policy is not for pages, which have their
 * own with hashes of their scripts (astro.config.mjs).
 */
export function commonHeaders(siteUrl: string): Record<string, string> {
  return {
    'content-security-policy':
      "frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    // On insecure origins, browsers ignore this header and log a warning.
    ...(isTrustworthy(new URL(siteUrl)) && { 'cross-origin-opener-policy': 'same-origin' }),
    'permissions-policy': disabledFeatures.map((name) => `${name}=()`).join(),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(siteUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

/** Whether browsers treat this origin as secure: HTTPS, or the same machine. */
const isTrustworthy = (url: URL) => url.protocol === 'https:' || isLoopback(url);

/** Browsers can cache a page but must revalidate it each time. A 304 costs almost nothing. */
export const pageHeaders = {
  'cache-control': 'no-cache',
  vary: 'Accept-Encoding, Accept-Language, Cookie',
};

/** For responses to one visitor, which even the browser must not store for its back button. */
export const privateHeaders = { 'cache-control': 'private, no-store' };

/** The paths of files in these folders contain a hash or a version of their content. */
export const immutableFolders = ['/_astro/', pictureFolder];

/** The cookie that remembers the language of a link with `?lang=`, for browsers without JavaScript (behavior L3). */
export function languageCookie(language: Language, siteUrl: string): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  return `${languageKey}=${language}; ${languageCookieAttributes}${secure}`;
}
