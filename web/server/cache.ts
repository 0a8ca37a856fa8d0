import { LRUCache } from 'lru-cache';
import { tagOf, type Change } from '#contract/change';
import type { Answer } from './answer.ts';
import type { KeptAddress } from './kept.ts';

interface Kept extends Answer {
  /** The count of changes when its making began: a later one may have come too late for it. */
  since: number;
  /** Until when it is good enough although outdated, for its making has just failed. */
  restsUntil?: number;
}

/** Older than any change: this answer is made anew for the next reader. */
const never = -1;

const megabyte = 1024 * 1024;
/** A change that was never heard of is made good within this time. */
const freshMilliseconds = 60_000;
/** After a failure an old answer is good enough for this long, or each reader would wait for the next. */
const restMilliseconds = 2000;

/**
 * Answers kept as bytes: one making for all who ask at once, an old answer where making fails, and
 * each made anew as soon as something that it shows has changed.
 */
export class AnswerCache {
  #changes = 0;
  #allChanged = 0;
  #changed = new Map<string, number>();
  #answers: LRUCache<string, Kept, KeptAddress>;

  /** `render` makes the answer to an address anew. */
  constructor(render: (address: KeptAddress) => Promise<Answer>) {
    this.#answers = new LRUCache<string, Kept, KeptAddress>({
      maxSize: 64 * megabyte,
      maxEntrySize: 8 * megabyte,
      // What the entry itself, its address and its headers take.
      sizeCalculation: (answer, key) => answer.size + 2 * key.length + 4000,
      ttl: freshMilliseconds,
      // By default a timer is set for each millisecond that is looked at: a third of what a kept answer cost.
      ttlResolution: 1000,
      allowStale: true,
      noDeleteOnStaleGet: true,
      fetchMethod: async (_key, old, { context }) => {
        const since = this.#changes;
        const made = await render(context).catch((error: unknown) => {
          if (!old) throw error;
        });
        if (made && made.tags.length > 0) return { ...made, since };
        // Gone, moved or refused is an answer; a failed page, or one of which a part failed, is not.
        if (made && made.status >= 300 && made.status < 500) return { ...made, since: never };
        const restsUntil = Date.now() + restMilliseconds;
        return old && old.since !== never
          ? { ...old, restsUntil }
          : made && { ...made, since: never };
      },
    });
  }

  /** The answer to an address as it is kept; undefined where it must be made, or made anew. */
  fresh(address: KeptAddress): Answer | undefined {
    const key = keyOf(address);
    const known = this.#answers.get(key);
    if (!known || this.#isOutdated(known)) return undefined;
    return this.#answers.getRemainingTTL(key) > 0 ? known : undefined;
  }

  /** The answer to an address. Raises what its making raised where there is no older one. */
  async get(address: KeptAddress): Promise<Answer> {
    const key = keyOf(address);
    const anew = { context: address, forceRefresh: true, allowStale: false };
    const known = this.#answers.get(key);
    if (!known || this.#isOutdated(known)) {
      if (known && isResting(known)) return known;
      const made = await this.#answers.forceFetch(key, anew);
      // Made for somebody who asked before a change: once more, now surely after it.
      if (made.since === never || !this.#isOutdated(made) || isResting(made)) return made;
      return this.#answers.forceFetch(key, anew);
    }
    // Past its time it is made anew behind the reader's back.
    return this.#answers.forceFetch(key, { context: address });
  }

  /** Something that readers see has changed. */
  forget({ noun, id }: Change): void {
    this.#changes += 1;
    for (const tag of [tagOf(noun), tagOf(noun, id)]) this.#changed.set(tag, this.#changes);
  }

  /** Anything may have changed: nobody was listening. */
  forgetAll(): void {
    this.#changes += 1;
    this.#allChanged = this.#changes;
    this.#changed.clear();
  }

  #isOutdated({ since, tags }: Kept): boolean {
    return since < this.#allChanged || tags.some((tag) => since < (this.#changed.get(tag) ?? 0));
  }
}

export const keyOf = ({ language, url }: KeptAddress) => `${language} ${url}`;

function isResting({ since, restsUntil = 0 }: Kept): boolean {
  return since !== never && Date.now() < restsUntil;
}
