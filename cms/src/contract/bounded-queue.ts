import { CallError } from './error.ts';

export interface QueueBounds {
  /** The maximum number of tasks that run at once. */
  running: number;
  /** The maximum number of running tasks per network. */
  runningPerNetwork?: number;
  /** The maximum number of waiting tasks. */
  waiting: number;
  /** The maximum number of running and waiting tasks per network. */
  perNetwork?: number;
  /** Lets a network’s next task wait for as long as its last one took, so that others get half of the time. */
  rests?: PausedNetworks;
  /** Lets a network run one task at a time in all the queues that share this. */
  turns?: PausedNetworks;
}

/** In milliseconds. What takes longer waits for the CMS or the disk, rather than using the process. */
const longestPause = 300;

/** The networks whose next tasks wait, in all the queues that share this: for a rest or for the end of a turn. */
export class PausedNetworks {
  readonly #paused: Counts = new Map();
  readonly #listeners: (() => void)[] = [];

  has(network: string): boolean {
    return this.#paused.has(network);
  }

  /** Calls a function when a network goes on. */
  onResume(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Pauses a network until the returned function is called. */
  pause(network: string): () => void {
    add(this.#paused, network, 1);
    return () => {
      add(this.#paused, network, -1);
      for (const listener of this.#listeners) listener();
    };
  }

  pauseFor(network: string, milliseconds: number): void {
    setTimeout(this.pause(network), Math.min(milliseconds, longestPause)).unref();
  }
}

interface Waiting {
  start: (endTurn: (() => void) | undefined) => void;
  reject: (error: CallError) => void;
}

/**
 * Runs a few tasks at once, lets a few more wait, and rejects the rest. The network with the fewest running tasks is next,
 * so that one with many does not delay the others; networks with equally many take turns, and the tasks of one network
 * start in order. If the queue is full, a task of a network with few
 * tasks takes the place of the last one of the network with the most.
 */
export class BoundedQueue {
  readonly #bounds: Required<Omit<QueueBounds, 'rests' | 'turns'>>;
  readonly #rests: PausedNetworks | undefined;
  readonly #turns: PausedNetworks | undefined;
  /** The number of running and waiting tasks per network. */
  readonly #inFlight: Counts = new Map();
  readonly #running: Counts = new Map();
  /** The network whose last turn is longest ago comes first. */
  readonly #waiting = new Map<string, Waiting[]>();

  constructor({ rests, turns, ...bounds }: QueueBounds) {
    this.#bounds = { perNetwork: Infinity, runningPerNetwork: Infinity, ...bounds };
    this.#rests = rests;
    this.#turns = turns;
    for (const each of [rests, turns]) each?.onResume(() => this.#startNext());
  }

  /**
   * Runs a task when its turn comes.
   * @throws `CallError` `too-many-requests` if the network has too many tasks or loses its place, `unavailable` if the
   * queue is full, and whatever the task throws.
   */
  async run<Value>(task: () => Promise<Value>, network = ''): Promise<Value> {
    const { running, waiting, perNetwork } = this.#bounds;
    if ((this.#inFlight.get(network) ?? 0) >= perNetwork) throw new CallError('too-many-requests');
    if (total(this.#inFlight) >= running + waiting) this.#makeRoomFor(network);

    add(this.#inFlight, network, 1);
    const endTurn = await new Promise<(() => void) | undefined>((start, reject) => {
      this.#waiting.set(network, [...(this.#waiting.get(network) ?? []), { start, reject }]);
      this.#startNext();
    });
    const began = performance.now();
    try {
      return await task();
    } finally {
      add(this.#inFlight, network, -1);
      add(this.#running, network, -1);
      this.#rests?.pauseFor(network, performance.now() - began);
      this.#moveToEnd(network);
      endTurn?.();
      this.#startNext();
    }
  }

  /** When a network's turn begins and when it ends: one that came in the meantime is next. */
  #moveToEnd(network: string): void {
    const waiting = this.#waiting.get(network);
    this.#waiting.delete(network);
    if (waiting) this.#waiting.set(network, waiting);
  }

  /** @throws `CallError` `unavailable` where no network has clearly more tasks than this one. */
  #makeRoomFor(network: string): void {
    const count = (each: string) => this.#inFlight.get(each) ?? 0;
    const [largest = network] = [...this.#waiting.keys()].toSorted((a, b) => count(b) - count(a));
    const waiting = this.#waiting.get(largest) ?? [];
    const last = waiting.at(-1);
    if (!last || count(largest) <= count(network) + 1) throw new CallError('unavailable');
    if (waiting.length === 1) this.#waiting.delete(largest);
    else this.#waiting.set(largest, waiting.slice(0, -1));
    add(this.#inFlight, largest, -1);
    last.reject(new CallError('too-many-requests'));
  }

  #startNext(): void {
    const { running, runningPerNetwork } = this.#bounds;
    if (total(this.#running) >= running) return;
    const count = (each: string) => this.#running.get(each) ?? 0;
    const [network] = [...this.#waiting.keys()]
      .filter((each) => count(each) < runningPerNetwork)
      .filter((each) => !this.#rests?.has(each) && !this.#turns?.has(each))
      .toSorted((a, b) => count(a) - count(b));
    if (network === undefined) return;
    const [next, ...others] = this.#waiting.get(network) ?? [];
    if (others.length > 0) this.#waiting.set(network, others);
    else this.#waiting.delete(network);
    this.#moveToEnd(network);
    add(this.#running, network, 1);
    next?.start(this.#turns?.pause(network));
    this.#startNext();
  }
}

type Counts = Map<string, number>;

const total = (counts: Counts) => [...counts.values()].reduce((sum, count) => sum + count, 0);

function add(counts: Counts, network: string, change: number): void {
  const count = (counts.get(network) ?? 0) + change;
  if (count > 0) counts.set(network, count);
  else counts.delete(network);
}
