import { CallError } from '#contract/error';

export interface QueueBounds {
  /** The maximum number of tasks that run at once. */
  running: number;
  /** The maximum number of running tasks per network. */
  runningPerNetwork?: number;
  /** The maximum number of waiting tasks. */
  waiting: number;
  /** The maximum number of running and waiting tasks per network. */
  perNetwork?: number;
}

/**
 * Runs a few tasks at once, lets a few more wait, and rejects the rest. Networks take turns, so that one with many tasks
 * doesn't delay the others. The tasks of one network start in order.
 */
export class BoundedQueue {
  readonly #bounds: Required<QueueBounds>;
  /** The number of running and waiting tasks per network. */
  readonly #inFlight = new Map<string, number>();
  readonly #running = new Map<string, number>();
  /** In the order of the networks' turns. */
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor(bounds: QueueBounds) {
    this.#bounds = { perNetwork: Infinity, runningPerNetwork: Infinity, ...bounds };
  }

  /**
   * Runs a task when its turn comes.
   * @throws `CallError` `too-many-requests` if the network has too many tasks, `unavailable` if the queue is full, and
   * whatever the task throws.
   */
  async run<Value>(task: () => Promise<Value>, network = ''): Promise<Value> {
    const { running, waiting, perNetwork } = this.#bounds;
    if ((this.#inFlight.get(network) ?? 0) >= perNetwork) throw new CallError('too-many-requests');
    if (total(this.#inFlight) >= running + waiting) throw new CallError('unavailable');

    add(this.#inFlight, network, 1);
    await new Promise<void>((resolve) => {
      this.#waiting.set(network, [...(this.#waiting.get(network) ?? []), resolve]);
      this.#startNext();
    });
    try {
      return await task();
    } finally {
      add(this.#inFlight, network, -1);
      add(this.#running, network, -1);
      this.#startNext();
    }
  }

  #startNext(): void {
    const { running, runningPerNetwork } = this.#bounds;
    for (const [network, [start, ...others]] of this.#waiting) {
      if (total(this.#running) >= running) return;
      if ((this.#running.get(network) ?? 0) >= runningPerNetwork) continue;
      this.#waiting.delete(network);
      // Moves the network to the end, because it has just had its turn.
      if (others.length > 0) this.#waiting.set(network, others);
      add(this.#running, network, 1);
      start?.();
    }
  }
}

type Counts = Map<string, number>;

const total = (counts: Counts) => [...counts.values()].reduce((sum, count) => sum + count, 0);

function add(counts: Counts, network: string, change: number): void {
  const count = (counts.get(network) ?? 0) + change;
  if (count > 0) counts.set(network, count);
  else counts.delete(network);
}
