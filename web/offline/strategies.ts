import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import { pictureFolder } from '../logic/pictures.ts';
import { isPrivateResponse } from '../logic/public-pages.ts';
import { cacheOfBuild, pictureCache } from './caches.ts';

/** How long a page or a call may take before a stored one is shown (behavior O1). */
export const networkTimeoutSeconds = 3;

/** Stores at most this many entries, without those that were used longest ago. */
export const atMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });

/** What is stored is the same whatever the headers of a request are. */
const matchOptions = { ignoreVary: true };

/** Only whole responses that are the same for everyone are stored. */
export const onlyPublic: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !isPrivateResponse(response.headers) ? response : null,
};

export const fonts = new CacheFirst({
  cacheName: cacheOfBuild('fonts'),
  matchOptions,
  plugins: [onlyPublic],
});

export const pictures = new CacheFirst({
  cacheName: pictureCache,
  matchOptions,
  plugins: [onlyPublic, atMost(1000)],
});

/** The address contains the colors (logic/stylesheet.ts). A network that never answers must not hold up a stored page again. */
export const colors = new CacheFirst({
  cacheName: cacheOfBuild('colors'),
  matchOptions,
  plugins: [onlyPublic, atMost(50)],
});

/** Stores a file that a page shows. Rejects without a network. */
export function storeFile(event: ExtendableEvent, path: string): Promise<Response> {
  const request = new Request(path, { credentials: 'omit' });
  if (path.startsWith(pictureFolder)) return pictures.handle({ event, request });
  return (path.endsWith('.woff2') ? fonts : colors).handle({ event, request });
}
