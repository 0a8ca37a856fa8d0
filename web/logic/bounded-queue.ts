import pLimit from 'p-limit';
import { CallError } from '#contract/error';

export interface QueueBounds {
  /** How many tasks run at once. */
  running: number;
  /** How many more wait for one of them to end. */
  waiting: number;
  /** How many of all these one network can have. */
  perNetwork?: number;
}

/** Runs a few tasks at once and lets a few more wait, first come, first served. Turns away the rest. */
export class BoundedQueue {
  readonly #bounds: Required<QueueBounds>;
  readonly #limit: ReturnType<typeof pLimit>;
  readonly #inFlight = new Map<string, number>();
  #total = 0;

  constructor(bounds: QueueBounds) {
    this.#bounds = { perNetwork: Infinity, ...bounds };
    this.#limit = pLimit(bounds.running);
  }

  /**
   * Runs a task when its turn comes.
   * @throws `CallError` `too-many-requests` where the network has its share already, `unavailable` where the queue is
   * full; whatever the task throws.
   */
  async run<Value>(task: () => Promise<Value>, network = ''): Promise<Value> {
    const { running, waiting, perNetwork } = this.#bounds;
    const count = this.#inFlight.get(network) ?? 0;
    if (count >= perNetwork) throw new CallError('too-many-requests');
    if (this.#total >= running + waiting) throw new CallError('unavailable');

    this.#inFlight.set(network, count + 1);
    this.#total += 1;
    try {
      return await this.#limit(task);
    } finally {
      this.#total -= 1;
      const left = (this.#inFlight.get(network) ?? 1) - 1;
      if (left > 0) this.#inFlight.set(network, left);
      else this.#inFlight.delete(network);
    }
  }
}
