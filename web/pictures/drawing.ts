import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import { DrawingPool } from './pool.ts';
import { BoundedQueue } from '../logic/bounded-queue.ts';
import type * as worker from './worker.ts';

type Tasks = typeof worker;
type Drawing = 'drawCard' | 'drawSheetPdf';
type Bytes = Uint8Array<ArrayBuffer>;

const megabyte = 1024 * 1024;
const keptMilliseconds = 10 * 60_000;

export const pool = new DrawingPool<Tasks>(fileURLToPath(import.meta.resolve('#drawing-worker')));

/** Sheets in the making, from asking the CMS to the last byte: one school cannot take all places. */
export const sheetQueue = new BoundedQueue({ running: 2, waiting: 10, perNetwork: 4 });
/** Share pictures in the making. */
export const cardQueue = new BoundedQueue({ running: 2, waiting: 40 });
/** When to come back after either has turned somebody away. */
export const retryAfterSeconds = 5;

/** Drawings by all that they show, so a private one reaches only somebody who can see all of it anyway. */
const drawn = new LRUCache<string, Bytes, () => Promise<Bytes>>({
  maxSize: 32 * megabyte,
  maxEntrySize: 4 * megabyte,
  sizeCalculation: ({ length }) => length,
  ttl: keptMilliseconds,
  ignoreFetchAbort: true,
  fetchMethod: (_key, _old, { context }) => context(),
});

function drawOnce<Name extends Drawing>(
  name: Name,
  input: Parameters<Tasks[Name]>[0],
): Promise<Bytes> {
  const key = createHash('sha256')
    .update(JSON.stringify([name, input]))
    .digest('base64url');
  return drawn.forceFetch(key, { context: () => pool.run(name, input) });
}

export const drawCard = (card: Parameters<Tasks['drawCard']>[0]) => drawOnce('drawCard', card);
export const drawSheetPdf = (sheet: Parameters<Tasks['drawSheetPdf']>[0]) =>
  drawOnce('drawSheetPdf', sheet);
export const layoutSheet = (sheet: Parameters<Tasks['layoutSheet']>[0]) =>
  pool.run('layoutSheet', sheet);
