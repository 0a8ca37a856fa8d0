import { languageKey, type Language } from '#contract/language';
import type { OfflineContents } from '../logic/offline-cards.ts';
import {
  isOfflineContent,
  offlineContentPath,
  type OfflineContent,
} from '../logic/offline-content.ts';

/**
 * What the service worker keeps for offline in this browser, in all languages.
 * @throws if nothing is kept.
 */
export async function readKept(): Promise<OfflineContents> {
  const [en, fr] = await Promise.all([readIn('en'), readIn('fr')]);
  return { en, fr };
}

async function readIn(language: Language): Promise<OfflineContent> {
  const path = `${offlineContentPath}?${languageKey}=${language}`;
  const kept = await caches.match(path, { ignoreVary: true });
  const body: unknown = await kept?.json();
  if (!isOfflineContent(body)) throw new Error(path);
  return body;
}
