import { setCacheNameDetails } from 'workbox-core';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { addPlugins, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { buildId, files } from 'virtual:build';
import { pictureFolder } from '../logic/pictures.ts';
import { isPublicCall } from '../logic/public-pages.ts';
import { recordingFolder } from '../logic/recording.ts';
import { colorsPath } from '../logic/stylesheet.ts';
import { deleteOldCaches } from './caches.ts';
import { calls, draws, randomPath } from './calls.ts';
import { obey } from './orders.ts';
import { isKept, keepAgain } from './kept.ts';
import { removeRecordings, renewRecordings } from './kept-recordings.ts';
import { offlinePagePaths, withoutCookies } from './language.ts';
import { answerPage, wantsPage } from './pages.ts';
import { answerRecording } from './recordings.ts';
import { storeSeenPages } from './seen.ts';
import { colors, fonts, pictures } from './strategies.ts';
import { worker } from './scope.ts';

/*
 * The service worker: what was seen opens again without a network (behavior O1). It stores only what is the same for
 * everyone. A new version waits until no page of the old one is open, and has caches of its own, so files of two
 * versions never mix (behavior O5).
 */

/** Stored when a page needs it: not every page has every font. */
const isFont = (path: string) => path.endsWith('.woff2');

setCacheNameDetails({ prefix: 'colibri', suffix: buildId });
addPlugins([withoutCookies]);
precacheAndRoute([
  ...files.filter((path) => !isFont(path)).map((url) => ({ url, revision: null })),
  ...['/icons.svg', '/favicon.svg', ...offlinePagePaths].map((url) => ({
    url,
    revision: buildId,
  })),
]);

registerRoute(({ sameOrigin, url }) => sameOrigin && files.includes(url.pathname), fonts);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(pictureFolder),
  pictures,
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(recordingFolder),
  answerRecording,
);
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname === colorsPath, colors);
registerRoute(({ sameOrigin, url }) => sameOrigin && isPublicCall(url.pathname), calls);
registerRoute(({ sameOrigin, request }) => sameOrigin && wantsPage(request), answerPage);
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname === randomPath, draws);

enableNavigationPreload();
worker.addEventListener('install', (event) =>
  event.waitUntil(
    // Without them, the new version still works.
    Promise.allSettled([storeSeenPages(event), keepAgain(event).then(renewRecordings)]),
  ),
);
worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([deleteOldCaches(), forgetRecordings(), worker.clients.claim()])),
);
worker.addEventListener('message', (event) => {
  const [port] = event.ports;
  event.waitUntil(obey(event, (answer) => port?.postMessage(answer)));
});

/** Recordings don't outlast the content they belong to, which a new version could not keep if it had no network. */
async function forgetRecordings(): Promise<void> {
  if (!(await isKept())) await removeRecordings();
}
