import type { RouteHandlerCallback } from 'workbox-core/types.js';
import { createPartialResponse } from 'workbox-range-requests';
import { CacheFirst } from 'workbox-strategies';
import { recordingCache } from './caches.ts';
import { findKeptRecording } from './kept-recordings.ts';
import { atMost } from './strategies.ts';

const recordings = new CacheFirst({
  cacheName: recordingCache,
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) },
    atMost(500),
  ],
});

/** A player asks for parts of a recording; the whole is stored, so that every part is there without a network. */
export const answerRecording: RouteHandlerCallback = async ({ event, request }) => {
  const whole =
    (await findKeptRecording(request.url)) ??
    (await recordings.handle({ event, request: new Request(request.url) }));
  return request.headers.has('range') && whole.status === 200
    ? createPartialResponse(request, whole)
    : whole;
};
