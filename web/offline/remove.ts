import { worker } from './scope.ts';

/* Served instead of the service worker when the operator has switched it off: removes itself and all that it has stored. */

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  await worker.registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  // Of the library that limits how much is stored.
  indexedDB.deleteDatabase('workbox-expiration');
}
