import { BoundedQueue, type QueueBounds } from '../logic/bounded-queue.ts';

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
