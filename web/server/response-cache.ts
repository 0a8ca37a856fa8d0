import { LRUCache } from 'lru-cache';
import { cacheTag, type Change } from '#contract/change';
import { recompress, type RenderedResponse } from './renderer.ts';
import type { CacheKey } from './cache-key.ts';

interface CachedResponse extends RenderedResponse {
  /** The number of changes when rendering began. Later changes may be missing in the response. */
  renderedAtChange: number;
  /** Until this time it is served although it is outdated, because rendering has just failed. */
  retryAfter?: number;
  /** Whether its Brotli body is as small as it can be, or soon will be. */
  isRecompressed?: boolean;
}

/** Older than any change, so that the next request renders again. */
const uncacheable = -1;

const megabyte = 1024 * 1024;
/** Limits how long a page can be outdated if a change was missed. */
const maxAgeMilliseconds = 60_000;
/** How long the outdated response is served after a failure, so that visitors don't all wait for another failure. */
const retryMilliseconds = 2000;
/** At most one page in this time is compressed again, so that it takes little of a processor whatever is asked for. */
const recompressionMilliseconds = 1000;
/** The time grows with the length: 0.1 s for the home page, which has 80 kB. */
const maxRecompressedLength = 128 * 1024;

/**
 * Caches rendered responses. Simultaneous requests share one rendering, a response is outdated as soon as the content
 * that it shows changes, and an outdated response is served if rendering fails.
 */
export class ResponseCache {
  #changeCount = 0;
  #lastFullChange = 0;
  #lastChangeByTag = new Map<string, number>();
  #responses: LRUCache<string, CachedResponse, CacheKey>;
  #nextRecompression = 0;

  constructor(render: (key: CacheKey) => Promise<RenderedResponse>) {
    this.#responses = new LRUCache<string, CachedResponse, CacheKey>({
      maxSize: 64 * megabyte,
      maxEntrySize: 8 * megabyte,
      // Includes the key, the headers and the overhead of the entry.
      sizeCalculation: (response, key) => response.size + 2 * key.length + 4000,
      ttl: maxAgeMilliseconds,
      // The default sets a timer for every millisecond, a third of the cost of a cached response.
      ttlResolution: 1000,
      allowStale: true,
      noDeleteOnStaleGet: true,
      // When the cache is full, a page can lose its place while it is rendered. Its visitors get it all the same.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, old, { context }) => {
        const renderedAtChange = this.#changeCount;
        const rendered = await render(context).catch((error: unknown) => {
          if (!old) throw error;
        });
        if (rendered && rendered.tags.length > 0) {
          const response = { ...rendered, renderedAtChange };
          this.#recompressLater(response);
          return response;
        }
        // A 404, a redirect or a client error is final, but a page that failed, even in part, is rendered again.
        if (rendered && rendered.status >= 300 && rendered.status < 500)
          return { ...rendered, renderedAtChange: uncacheable };
        const retryAfter = Date.now() + retryMilliseconds;
        return old && old.renderedAtChange !== uncacheable
          ? { ...old, retryAfter }
          : rendered && { ...rendered, renderedAtChange: uncacheable };
      },
    });
  }

  /** The cached response; undefined if it must be rendered first. */
  getFresh(cacheKey: CacheKey): RenderedResponse | undefined {
    const key = serializeCacheKey(cacheKey);
    const cached = this.#responses.get(key);
    if (!cached || this.#isOutdated(cached)) return undefined;
    if (this.#responses.getRemainingTTL(key) <= 0) return undefined;
    this.#recompressLater(cached);
    return cached;
  }

  /** @throws what rendering throws, if there is no older response. */
  async get(cacheKey: CacheKey): Promise<RenderedResponse> {
    const key = serializeCacheKey(cacheKey);
    const refresh = { context: cacheKey, forceRefresh: true, allowStale: false };
    const cached = this.#responses.get(key);
    if (!cached || this.#isOutdated(cached)) {
      if (cached && isWaitingForRetry(cached)) return cached;
      const rendered = await this.#responses.forceFetch(key, refresh);
      // If a change arrived during rendering, render once more.
      if (
        rendered.renderedAtChange === uncacheable ||
        !this.#isOutdated(rendered) ||
        isWaitingForRetry(rendered)
      )
        return rendered;
      return this.#responses.forceFetch(key, refresh);
    }
    // Beyond its maximum age, it is rendered again in the background.
    return this.#responses.forceFetch(key, { context: cacheKey });
  }

  invalidate({ noun, id }: Change): void {
    this.#changeCount += 1;
    for (const tag of [cacheTag(noun), cacheTag(noun, id)])
      this.#lastChangeByTag.set(tag, this.#changeCount);
  }

  /** Called when changes may have been missed. */
  invalidateAll(): void {
    this.#changeCount += 1;
    this.#lastFullChange = this.#changeCount;
    this.#lastChangeByTag.clear();
  }

  /** The first visitors get the page at once, and later ones a smaller one. */
  #recompressLater(response: CachedResponse): void {
    if (response.isRecompressed || Date.now() < this.#nextRecompression) return;
    if (response.bodies.identity.length > maxRecompressedLength) return;
    response.isRecompressed = true;
    this.#nextRecompression = Date.now() + recompressionMilliseconds;
    recompress(response).then(
      (smaller) => Object.assign(response, smaller),
      (error: unknown) => console.error('A page was not compressed again:', error),
    );
  }

  #isOutdated({ renderedAtChange, tags, expiresAt = Infinity }: CachedResponse): boolean {
    return (
      Date.now() >= expiresAt ||
      renderedAtChange < this.#lastFullChange ||
      tags.some((tag) => renderedAtChange < (this.#lastChangeByTag.get(tag) ?? 0))
    );
  }
}

export const serializeCacheKey = ({ language, url }: CacheKey) => `${language} ${url}`;

function isWaitingForRetry({ renderedAtChange, retryAfter = 0 }: CachedResponse): boolean {
  return renderedAtChange !== uncacheable && Date.now() < retryAfter;
}
