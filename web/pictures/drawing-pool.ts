import { Piscina } from 'piscina';
import { BoundedQueue } from '../logic/bounded-queue.ts';

/** A long print sheet must not delay everybody's share pictures; more threads would take too much memory. */
const defaultThreads = 2;
/** The largest collection takes about ten seconds of a core. */
const defaultTimeoutMilliseconds = 30_000;
const idleMilliseconds = 60_000;
const defaultHeapMegabytes = 256;

interface PoolOptions {
  threads?: number;
  /** After this time a task counts as stuck, and its thread is replaced. */
  milliseconds?: number;
  heapMegabytes?: number;
}

/** Runs the functions that a file exports in worker threads, so that drawing does not block requests. */
export class DrawingPool<Tasks extends Record<keyof Tasks, (input: never) => unknown>> {
  readonly #pool: Piscina;
  readonly #milliseconds: number;
  // Not Piscina's own queue: its time limit would include the wait.
  readonly #queue: BoundedQueue;

  constructor(
    file: string,
    {
      threads = defaultThreads,
      milliseconds = defaultTimeoutMilliseconds,
      heapMegabytes = defaultHeapMegabytes,
    }: PoolOptions = {},
  ) {
    this.#milliseconds = milliseconds;
    this.#queue = new BoundedQueue({ running: threads, waiting: Infinity });
    this.#pool = new Piscina({
      filename: file,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idleMilliseconds,
      niceIncrement: 19,
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
      // Drawing needs no secrets and no options of this process.
      env: {},
      execArgv: [],
    });
    // Without a listener, a thread that dies between tasks would end the process.
    this.#pool.on('error', (error) => console.error('A drawing thread ended:', error));
  }

  /** @throws where the function throws, takes too long, or takes too much memory. The next call gets a new thread. */
  run<Name extends keyof Tasks & string>(
    name: Name,
    input: Parameters<Tasks[Name]>[0],
  ): Promise<Awaited<ReturnType<Tasks[Name]>>> {
    return this.#queue.run(async () => {
      const signal = AbortSignal.timeout(this.#milliseconds);
      try {
        return await this.#pool.run(input, { name, signal });
      } catch (error) {
        throw new Error(`${name} failed`, { cause: error });
      }
    });
  }

  /** Number of tasks that have succeeded or failed. */
  get completed(): number {
    return this.#pool.completed;
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
