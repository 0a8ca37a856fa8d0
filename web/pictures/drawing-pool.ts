import { Piscina } from 'piscina';
import { BoundedQueue } from '#contract/bounded-queue';
import { CallError } from '#contract/error';

/** With one, a long print sheet would delay all share pictures. More would take too much memory. */
const defaultThreads = 2;
/** The largest collection takes about ten seconds of a core. */
const defaultTimeoutMilliseconds = 30_000;
const idleMilliseconds = 60_000;
const defaultHeapMegabytes = 128;

interface PoolOptions {
  threads?: number;
  /** A task that runs longer is considered stuck, and its thread is replaced. */
  milliseconds?: number;
  heapMegabytes?: number;
}

/** Runs the functions that a file exports in worker threads, so that drawing does not block requests. */
export class DrawingPool<Tasks extends Record<keyof Tasks, (input: never) => unknown>> {
  readonly #pool: Piscina;
  readonly #milliseconds: number;
  // Piscina's own queue would count waiting toward the time limit.
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
      // Requests come first; with more, a busy computer would not draw at all.
      niceIncrement: 5,
      // A thread that blocks while it waits never frees what libraries keep outside of JavaScript: 50 MB per sheet.
      atomics: 'disabled',
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
      // Drawing doesn't need this process's secrets or Node options.
      env: {},
      execArgv: [],
    });
    // Without a listener, a thread that dies between tasks would crash the process.
    this.#pool.on('error', (error) => console.error('A drawing thread ended:', error));
  }

  /**
   * @throws `CallError` `unavailable` if the function takes too long, which it also does on a busy computer, and an `Error`
   * if it throws or uses too much memory. The next call gets a new thread.
   */
  run<Name extends keyof Tasks & string>(
    name: Name,
    input: Parameters<Tasks[Name]>[0],
  ): Promise<Awaited<ReturnType<Tasks[Name]>>> {
    return this.#queue.run(async () => {
      const signal = AbortSignal.timeout(this.#milliseconds);
      try {
        return await this.#pool.run(input, { name, signal });
      } catch (error) {
        if (signal.aborted) {
          console.error(`${name} took longer than ${this.#milliseconds} ms.`);
          throw new CallError('unavailable');
        }
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
