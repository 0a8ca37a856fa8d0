import pLimit from 'p-limit';
import { CallError } from '#contract/error';

export interface Bounds {
  /** How many run at once; the others wait. */
  atOnce: number;
  /** How many of one network run or wait. */
  perNetwork: number;
  /** How many run or wait in all. */
  total: number;
}

/** Lets in only so much work at once. */
export class Gate<Result> {
  readonly #bounds: Bounds;
  readonly #limit: ReturnType<typeof pLimit>;
  readonly #underWay = new Map<string, Promise<Result>>();
  readonly #ofNetwork = new Map<string, number>();

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
    this.#limit = pLimit(bounds.atOnce);
  }

  /**
   * Runs a task; whoever asks for one that is under way already joins it, and does not count.
   * Raises `CallError`: `too-many-requests` for a network with too much under way, `unavailable` where all have.
   */
  async run(key: string, network: string, task: () => Promise<Result>): Promise<Result> {
    const joined = this.#underWay.get(key);
    if (joined) return joined;
    const own = this.#ofNetwork.get(network) ?? 0;
    if (own >= this.#bounds.perNetwork) throw new CallError('too-many-requests');
    if (this.#underWay.size >= this.#bounds.total) throw new CallError('unavailable');

    const running = this.#limit(task);
    this.#underWay.set(key, running);
    this.#ofNetwork.set(network, own + 1);
    try {
      return await running;
    } finally {
      this.#underWay.delete(key);
      const left = (this.#ofNetwork.get(network) ?? 1) - 1;
      if (left > 0) this.#ofNetwork.set(network, left);
      else this.#ofNetwork.delete(network);
    }
  }
}
