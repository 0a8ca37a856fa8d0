import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { BoundedQueue } from '../logic/bounded-queue.ts';

/** One core stays free for readers, and a second thread is as much memory as drawing is worth. */
const mostThreads = Math.max(1, Math.min(2, availableParallelism() - 1));
/** The largest collection takes about ten seconds of a core. */
const drawingMilliseconds = 30_000;
const idleMilliseconds = 60_000;
const mostHeapMegabytes = 256;

interface Settings {
  threads?: number;
  /** After this long a drawing counts as stuck, and its thread is replaced. */
  milliseconds?: number;
  heapMegabytes?: number;
}

/** Runs the functions that a file exports in worker threads, so that the thread that answers readers stays free. */
export class DrawingPool<Tasks extends Record<keyof Tasks, (input: never) => unknown>> {
  readonly #pool: Piscina;
  readonly #milliseconds: number;
  // Not Piscina's own queue: the time limit would count the wait too.
  readonly #turns: BoundedQueue;

  constructor(
    file: string,
    {
      threads = mostThreads,
      milliseconds = drawingMilliseconds,
      heapMegabytes = mostHeapMegabytes,
    }: Settings = {},
  ) {
    this.#milliseconds = milliseconds;
    this.#turns = new BoundedQueue({ running: threads, waiting: Infinity });
    this.#pool = new Piscina({
      filename: file,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idleMilliseconds,
      niceIncrement: 19,
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
      // A drawing needs no secrets, nor what this process was started with.
      env: {},
      execArgv: [],
    });
    // A thread that dies between two drawings must not end the process.
    this.#pool.on('error', (error) => console.error('A drawing thread ended:', error));
  }

  /** @throws where the function throws, takes too long, or takes too much memory. The next call gets a new thread. */
  run<Name extends keyof Tasks & string>(
    name: Name,
    input: Parameters<Tasks[Name]>[0],
  ): Promise<Awaited<ReturnType<Tasks[Name]>>> {
    return this.#turns.run(async () => {
      const signal = AbortSignal.timeout(this.#milliseconds);
      try {
        return await this.#pool.run(input, { name, signal });
      } catch (error) {
        throw new Error(`${name} failed`, { cause: error });
      }
    });
  }

  /** How many calls have ended well or badly. */
  get completed(): number {
    return this.#pool.completed;
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
