import type { WorkboxPlugin } from 'workbox-core/types.js';
import { NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { cacheOfBuild } from './caches.ts';
import { answerFromKept } from './kept.ts';
import { atMost, networkTimeoutSeconds, onlyPublic } from './strategies.ts';

const orKept: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ?? answerFromKept(new URL(request.url)),
};

/** Public calls: as they were answered before, or from what is kept for offline. */
export const calls = new NetworkFirst({
  cacheName: cacheOfBuild('calls'),
  networkTimeoutSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [onlyPublic, orKept, atMost(100)],
});

/** Each draw is another one, so none is stored. */
export const randomPath = '/api/affirmations/random';
export const draws = new NetworkOnly({
  networkTimeoutSeconds,
  plugins: [{ handlerDidError: ({ request }) => answerFromKept(new URL(request.url)) }],
});
