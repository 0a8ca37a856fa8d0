import { threadId } from 'node:worker_threads';

/* Tasks that fail in ways the drawing pool must survive. */

export const thread = () => threadId;

export function fail(what: string): never {
  throw new TypeError(what);
}

/** Sleeps instead of computing, to leave the processor to other tests. */
export function hang(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

export function die(code: number): never {
  process.exit(code);
}

export function fillMemory(): number {
  const kept: number[][] = [];
  for (;;) kept.push(Array.from({ length: 100_000 }, (_, index) => index + kept.length + 0.5));
}

let isReleased = false;

/** Native memory, too, is only released when the event loop goes on. */
export function release(): void {
  setImmediate(() => (isReleased = true));
}

export const released = () => isReleased;
