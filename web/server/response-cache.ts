import { LRUCache } from 'lru-cache';
import { tagOf, type Change } from '#contract/change';
import type { RenderedResponse } from './renderer.ts';
import type { CacheKey } from './cache-key.ts';

interface CachedResponse extends RenderedResponse {
  /** The number of changes when rendering began: it may not include any later change. */
  renderedAtChange: number;
  /** Until when it is served although outdated, because rendering it again has just failed. */
  retryAfter?: number;
}

/** Older than any change: the next visitor gets a new rendering. */
const uncacheable = -1;

const megabyte = 1024 * 1024;
/** A change that was missed shows after this time at the latest. */
const maxAgeMilliseconds = 60_000;
/** After a failure the outdated response is served for this long, or every visitor would wait for the next failure. */
const retryMilliseconds = 2000;

/**
 * Rendered responses. Simultaneous requests share one rendering, an outdated response is served where rendering fails,
 * and each is rendered again as soon as the content that it shows changes.
 */
export class ResponseCache {
  #changeCount = 0;
  #lastFullChange = 0;
  #lastChangeByTag = new Map<string, number>();
  #responses: LRUCache<string, CachedResponse, CacheKey>;

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
      fetchMethod: async (_key, old, { context }) => {
        const renderedAtChange = this.#changeCount;
        const rendered = await render(context).catch((error: unknown) => {
          if (!old) throw error;
        });
        if (rendered && rendered.tags.length > 0) return { ...rendered, renderedAtChange };
        // A 404, a redirect or an error of the client is final; a page that failed, even in part, is not.
        if (rendered && rendered.status >= 300 && rendered.status < 500)
          return { ...rendered, renderedAtChange: uncacheable };
        const retryAfter = Date.now() + retryMilliseconds;
        return old && old.renderedAtChange !== uncacheable
          ? { ...old, retryAfter }
          : rendered && { ...rendered, renderedAtChange: uncacheable };
      },
    });
  }

  /** The cached response; undefined where it must be rendered first. */
  getFresh(cacheKey: CacheKey): RenderedResponse | undefined {
    const key = serializeCacheKey(cacheKey);
    const cached = this.#responses.get(key);
    if (!cached || this.#isOutdated(cached)) return undefined;
    return this.#responses.getRemainingTTL(key) > 0 ? cached : undefined;
  }

  /** @throws what rendering throws, where there is no older response. */
  async get(cacheKey: CacheKey): Promise<RenderedResponse> {
    const key = serializeCacheKey(cacheKey);
    const refresh = { context: cacheKey, forceRefresh: true, allowStale: false };
    const cached = this.#responses.get(key);
    if (!cached || this.#isOutdated(cached)) {
      if (cached && isWaitingForRetry(cached)) return cached;
      const rendered = await this.#responses.forceFetch(key, refresh);
      // A change arrived while it was rendering, so it renders once more.
      if (
        rendered.renderedAtChange === uncacheable ||
        !this.#isOutdated(rendered) ||
        isWaitingForRetry(rendered)
      )
        return rendered;
      return this.#responses.forceFetch(key, refresh);
    }
    // Past its maximum age it is rendered again in the background.
    return this.#responses.forceFetch(key, { context: cacheKey });
  }

  invalidate({ noun, id }: Change): void {
    this.#changeCount += 1;
    for (const tag of [tagOf(noun), tagOf(noun, id)])
      this.#lastChangeByTag.set(tag, this.#changeCount);
  }

  /** For when changes may have been missed. */
  invalidateAll(): void {
    this.#changeCount += 1;
    this.#lastFullChange = this.#changeCount;
    this.#lastChangeByTag.clear();
  }

  #isOutdated({ renderedAtChange, tags }: CachedResponse): boolean {
    return (
      renderedAtChange < this.#lastFullChange ||
      tags.some((tag) => renderedAtChange < (this.#lastChangeByTag.get(tag) ?? 0))
    );
  }
}

export const serializeCacheKey = ({ language, url }: CacheKey) => `${language} ${url}`;

function isWaitingForRetry({ renderedAtChange, retryAfter = 0 }: CachedResponse): boolean {
  return renderedAtChange !== uncacheable && Date.now() < retryAfter;
}
