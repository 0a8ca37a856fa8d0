import { BoundedQueue, type QueueBounds } from '../logic/bounded-queue.ts';
import type { Answer } from './answer.ts';
import { isSearch } from './kept.ts';

/** A search takes some 20 ms of the CMS, which has others to answer; a class of thirty may search at once. */
const searchBounds = { running: 4, waiting: 116, perNetwork: 30 };
/** Pages that are not kept yet: each takes some 5 ms of this process. */
const pageBounds = { running: 24, runningPerNetwork: 4, waiting: 576, perNetwork: 150 };
/** Answers for one reader alone, and pages that are nowhere: a class behind one address asks for few at once. */
const aloneBounds = { running: 24, runningPerNetwork: 4, waiting: 376, perNetwork: 80 };
/** Share pictures take 80 ms each; programs that follow links ask for them. */
const pictureBounds = { running: 2, waiting: 40, perNetwork: 8 };
/** Print sheets take seconds, and have a queue of their own: other pages must not wait for them. */
const sheetBounds = { running: 24, waiting: 376, perNetwork: 80 };

/** Lets in only so much work at once; whoever asks for what is under way already joins it, and does not count. */
export class Gate<Result> {
  readonly #queue: BoundedQueue;
  readonly #underWay = new Map<string, Promise<Result>>();

  constructor(bounds: QueueBounds) {
    this.#queue = new BoundedQueue(bounds);
  }

  /** @throws what `BoundedQueue` and the task throw. */
  run(key: string, network: string, task: () => Promise<Result>): Promise<Result> {
    const joined = this.#underWay.get(key);
    if (joined) return joined;
    const running = this.#queue.run(task, network).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, running);
    return running;
  }
}

/** The gates of the front, one for each kind of work. */
export function createGates() {
  const searches = new Gate<Answer>(searchBounds);
  const pages = new Gate<Answer>(pageBounds);
  const pictures = new Gate<Answer>(pictureBounds);
  const alone = new Gate<Answer>(aloneBounds);
  const sheets = new Gate<Answer>(sheetBounds);
  return {
    /** For an answer that everybody can get. */
    forEverybody(url: string): Gate<Answer> {
      if (url.startsWith('/share/')) return pictures;
      return isSearch(url) ? searches : pages;
    },
    /** For an answer to one reader alone. */
    forOne(url: string): Gate<Answer> {
      if (url.startsWith('/print/')) return sheets;
      return isSearch(url) ? searches : alone;
    },
  };
}
