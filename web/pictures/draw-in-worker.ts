import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import { DrawingPool } from './drawing-pool.ts';
import { BoundedQueue } from '#contract/bounded-queue';
import type * as worker from './worker.ts';

type Tasks = typeof worker;
type CachedTask = 'drawSharePicture' | 'drawSheetPdf';
type Bytes = Uint8Array<ArrayBuffer>;

const megabyte = 1024 * 1024;
const cacheMilliseconds = 10 * 60_000;

export const pool = new DrawingPool<Tasks>(fileURLToPath(import.meta.resolve('#drawing-worker')));

export const sharePictureQueue = new BoundedQueue({ running: 2, waiting: 40 });
/** The Retry-After header if nothing can be drawn. */
export const retryAfterSeconds = 5;

/** Cached by a hash of the whole content, so that a private drawing is only returned to someone who has that content. */
const cache = new LRUCache<string, Bytes, () => Promise<Bytes>>({
  maxSize: 32 * megabyte,
  maxEntrySize: 4 * megabyte,
  sizeCalculation: ({ length }) => length,
  ttl: cacheMilliseconds,
  ignoreFetchAbort: true,
  fetchMethod: (_key, _old, { context }) => context(),
});

function drawOnce<Name extends CachedTask>(
  name: Name,
  input: Parameters<Tasks[Name]>[0],
): Promise<Bytes> {
  const key = createHash('sha256')
    .update(JSON.stringify([name, input]))
    .digest('base64url');
  return cache.forceFetch(key, { context: () => pool.run(name, input) });
}

export const drawSharePicture = (card: Parameters<Tasks['drawSharePicture']>[0]) =>
  drawOnce('drawSharePicture', card);
export const drawSheetPdf = (sheet: Parameters<Tasks['drawSheetPdf']>[0]) =>
  drawOnce('drawSheetPdf', sheet);
export const layoutPrintSheet = (sheet: Parameters<Tasks['layoutPrintSheet']>[0]) =>
  pool.run('layoutPrintSheet', sheet);
