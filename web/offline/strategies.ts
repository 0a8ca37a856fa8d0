import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isPrivateResponse } from '../logic/public-pages.ts';
import { cacheOfBuild, pictureCache } from './caches.ts';

/** How long a page or a call may take before a stored one is shown. */
export const networkTimeoutSeconds = 3;

/** Stores at most this many entries, without those that were used longest ago. */
export const atMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });

/** Only whole responses that are the same for everyone are stored. */
const onlyPublic: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !isPrivateResponse(response.headers) ? response : null,
};
const plugins = [onlyPublic];

export const fonts = new CacheFirst({ cacheName: cacheOfBuild('fonts'), plugins });

export const pictures = new CacheFirst({
  cacheName: pictureCache,
  plugins: [onlyPublic, atMost(1000)],
});

export const colors = new NetworkFirst({
  cacheName: cacheOfBuild('colors'),
  networkTimeoutSeconds,
  plugins: [onlyPublic, atMost(50)],
});

export const calls = new NetworkFirst({
  cacheName: cacheOfBuild('calls'),
  networkTimeoutSeconds,
  plugins: [onlyPublic, atMost(100)],
});
