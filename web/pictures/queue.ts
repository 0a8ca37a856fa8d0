import { CallError } from '#contract/error';

interface Limits {
  /** How many tasks run at once. */
  running: number;
  /** How many more wait for one of them to end. */
  waiting: number;
  /** How many of all these one network can have. */
  perNetwork?: number;
}

/** Runs a few tasks at once and lets a few more wait, first come, first served. Turns away the rest. */
export class BoundedQueue {
  readonly #limits: Required<Limits>;
  readonly #inFlight = new Map<string, number>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(limits: Limits) {
    this.#limits = { perNetwork: Infinity, ...limits };
  }

  /**
   * Runs a task when its turn comes.
   * @throws `CallError` `too-many-requests` where the network has its share already, `unavailable` where the queue is
   * full; the signal's reason where it aborts before the task's turn; whatever the task throws.
   */
  async run<Value>(
    task: () => Promise<Value>,
    { network = '', signal }: { network?: string; signal?: AbortSignal } = {},
  ): Promise<Value> {
    const { running, waiting, perNetwork } = this.#limits;
    const count = this.#inFlight.get(network) ?? 0;
    if (count >= perNetwork) throw new CallError('too-many-requests');
    if (this.#running >= running && this.#waiting.length >= waiting)
      throw new CallError('unavailable');

    this.#inFlight.set(network, count + 1);
    try {
      await this.#turn(signal);
      try {
        return await task();
      } finally {
        this.#running -= 1;
        this.#startNext();
      }
    } finally {
      const left = (this.#inFlight.get(network) ?? 1) - 1;
      if (left > 0) this.#inFlight.set(network, left);
      else this.#inFlight.delete(network);
    }
  }

  #turn(signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        signal?.removeEventListener('abort', leave);
        this.#running += 1;
        resolve();
      };
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(start), 1);
        reject(signal?.reason);
      };
      if (signal?.aborted) return reject(signal.reason);
      signal?.addEventListener('abort', leave, { once: true });
      this.#waiting.push(start);
      this.#startNext();
    });
  }

  #startNext(): void {
    if (this.#running < this.#limits.running) this.#waiting.shift()?.();
  }
}
