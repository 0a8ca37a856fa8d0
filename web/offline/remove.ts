/* Served instead of the service worker when the operator has switched it off: removes itself and all that it has stored. */
export {};

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  await self.registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  // Of the library that limits how much is stored.
  indexedDB.deleteDatabase('workbox-expiration');
}
