import { CacheExpiration } from 'workbox-expiration';
import { buildId } from 'virtual:build';
import { keptRecordingsCache } from '../logic/offline-recordings.ts';

const prefix = 'colibri-';

/** The name of a cache for this build only (behavior O5). */
export const cacheOfBuild = (name: string) => `${prefix}${name}-${buildId}`;

/** Caches of files whose address has a hash or a version of their content, for all builds. */
export const pictureCache = `${prefix}pictures`;
export const recordingCache = `${prefix}recordings`;
const lasting = [pictureCache, recordingCache, keptRecordingsCache];

/** The names of the caches of other builds. */
export async function oldCaches(): Promise<string[]> {
  const names = await caches.keys();
  return names.filter(
    (name) => name.startsWith(prefix) && !name.endsWith(`-${buildId}`) && !lasting.includes(name),
  );
}

export async function deleteOldCaches(): Promise<void> {
  for (const name of await oldCaches()) {
    await caches.delete(name);
    // What the library remembers of the cache.
    await new CacheExpiration(name, { maxEntries: 1 }).delete();
  }
}
