import { BoundedQueue, PausedNetworks, type QueueBounds } from '#contract/bounded-queue';
import { CallError } from '#contract/error';
import { takeTurn } from '#contract/turn';
import type { RenderedResponse, RenderRequest } from './renderer.ts';
import { isSearch, splitUrl } from './cache-key.ts';

/** A search takes the CMS about 20 ms, and a class of thirty can search at once. */
const searchBounds = { running: 4, runningPerNetwork: 2, waiting: 116, perNetwork: 30 };
/** Pages that aren't cached yet. Each takes this process about 5 ms. */
const pageBounds = { running: 24, runningPerNetwork: 2, waiting: 576, perNetwork: 150 };
/** Calls for one visitor: a class behind one IP address makes few at once. With full collections, each takes 30 ms. */
const privateBounds = { running: 6, runningPerNetwork: 2, waiting: 394, perNetwork: 80 };
/**
 * Pages for one visitor, pages that don't exist, stylesheets of made-up colors, and forms with errors take only this
 * process, without any pause.
 */
const privatePageBounds = { running: 4, runningPerNetwork: 1, waiting: 396, perNetwork: 80 };
const formBounds = { running: 8, runningPerNetwork: 1, waiting: 392, perNetwork: 80 };
/** Calls that change something: the CMS may hash a password first, and pages must not wait for that. */
const changeBounds = { running: 24, runningPerNetwork: 4, waiting: 376, perNetwork: 80 };
/** Pages and lists of members: one with 500 affirmations takes 60 ms, and other pages must not wait for several. */
const memberBounds = { running: 3, runningPerNetwork: 2, waiting: 397, perNetwork: 80 };
/** Slides of up to 96 cards, or a collection of 500, take as long as pages of members. */
const slideBounds = memberBounds;
/** All data of a member can take the CMS seconds; it writes three at once, and answers 503 to a fourth. */
const exportBounds = { running: 4, waiting: 36, perNetwork: 8 };
/** Share pictures take 80 ms each; crawlers request them. */
const pictureBounds = { running: 2, waiting: 40, perNetwork: 8 };
/** Print sheets are drawn by two worker threads and can take seconds: one school cannot take all places. */
const sheetBounds = { running: 2, waiting: 10, perNetwork: 8 };
/** Whole collections take longest, so they never take both threads. */
const collectionSheetBounds = { ...sheetBounds, running: 1 };

/** Whether a print sheet shows a whole collection. */
function isOfCollection(url: string): boolean {
  const parameters = new URLSearchParams(splitUrl(url).search);
  return parameters.has('class') || parameters.has('collection');
}

const slidePath = /^\/(?:classroom|listen|display)\b/;

interface SharedTask<Result> extends PromiseWithResolvers<Result> {
  isRunning: boolean;
  /** The networks that have a place for it in the queue. */
  networks: Set<string>;
  /** Whether each of those who asked for it is still there. */
  isWanted: (() => boolean)[];
}

/**
 * Limits concurrent work. Requests for the same key share one task. A running one is joined for free; for a waiting one,
 * each network takes a place of its own, so that nobody waits for the turn of a network with many tasks.
 */
export class SingleFlightQueue<Result> {
  readonly #queue: BoundedQueue;
  readonly #tasks = new Map<string, SharedTask<Result>>();

  constructor(bounds: QueueBounds) {
    this.#queue = new BoundedQueue(bounds);
  }

  /**
   * Throws like `BoundedQueue.run`, but only when no network has a place for this key. When its turn comes, a task that
   * nobody wants anymore is not run.
   */
  run(
    key: string,
    network: string,
    task: () => Promise<Result>,
    isWanted = () => true,
  ): Promise<Result> {
    const shared = this.#tasks.get(key) ?? {
      isRunning: false,
      networks: new Set(),
      isWanted: [],
      ...Promise.withResolvers<Result>(),
    };
    this.#tasks.set(key, shared);
    shared.isWanted.push(isWanted);
    if (!shared.isRunning && !shared.networks.has(network)) {
      shared.networks.add(network);
      let isFirst = false;
      const finish = (settle: () => void) => {
        this.#tasks.delete(key);
        settle();
      };
      this.#queue
        .run(async () => {
          isFirst = !shared.isRunning;
          shared.isRunning = true;
          if (!isFirst) return undefined;
          // Otherwise clients that leave at once would keep the process busy long afterward.
          if (!shared.isWanted.some((each) => each())) throw new CallError('unavailable');
          await takeTurn();
          return { result: await task() };
        }, network)
        .then(
          (first) => first && finish(() => shared.resolve(first.result)),
          (error: unknown) => {
            shared.networks.delete(network);
            if (isFirst || (!shared.isRunning && shared.networks.size === 0))
              finish(() => shared.reject(error));
          },
        );
    }
    return shared.promise;
  }
}

/** One queue for each kind of rendering. */
export function createRenderQueues() {
  // One network must not fill the process with long pages of several kinds.
  const rests = new PausedNetworks();
  const searches = new SingleFlightQueue<RenderedResponse>({ ...searchBounds, rests });
  const pages = new SingleFlightQueue<RenderedResponse>(pageBounds);
  const pictures = new SingleFlightQueue<RenderedResponse>(pictureBounds);
  const stylesheets = new SingleFlightQueue<RenderedResponse>(privatePageBounds);
  const privateCalls = new SingleFlightQueue<RenderedResponse>({
    ...privateBounds,
    rests: new PausedNetworks(),
  });
  const privatePages = new SingleFlightQueue<RenderedResponse>(privatePageBounds);
  const forms = new SingleFlightQueue<RenderedResponse>({ ...formBounds, rests });
  const memberPages = new SingleFlightQueue<RenderedResponse>({ ...memberBounds, rests });
  const slides = new SingleFlightQueue<RenderedResponse>({ ...slideBounds, rests });
  const exports = new SingleFlightQueue<RenderedResponse>(exportBounds);
  const changes = new SingleFlightQueue<RenderedResponse>(changeBounds);
  // Or else its sheets of one kind take one drawing thread, and those of the other kind the other.
  const turns = new PausedNetworks();
  const sheets = new SingleFlightQueue<RenderedResponse>({ ...sheetBounds, rests, turns });
  const collectionSheets = new SingleFlightQueue<RenderedResponse>({
    ...collectionSheetBounds,
    rests,
    turns,
  });
  return {
    /** The queue for a response that is the same for everyone. */
    publicQueue(url: string): SingleFlightQueue<RenderedResponse> {
      if (url.startsWith('/share/')) return pictures;
      if (url.startsWith('/styles/')) return stylesheets;
      if (slidePath.test(url) && !isSearch(url)) return slides;
      return isSearch(url) ? searches : pages;
    },
    /** The queue for a response to one visitor. */
    privateQueue({ method, url }: RenderRequest): SingleFlightQueue<RenderedResponse> {
      if (url.startsWith('/print/sheet')) return isOfCollection(url) ? collectionSheets : sheets;
      const isCall = url.startsWith('/api/');
      if (method !== 'GET') return isCall ? changes : forms;
      if (url.startsWith('/api/auth/data')) return exports;
      // The collection of a class link can be as long as on its owner's page.
      if (/^\/(?:api\/)?(?:dashboard|class\/|class-links)/.test(url)) return memberPages;
      // Before searches: where a collection is chosen, `q` has no meaning.
      if (slidePath.test(url)) return slides;
      if (isSearch(url)) return searches;
      return isCall ? privateCalls : privatePages;
    },
  };
}
