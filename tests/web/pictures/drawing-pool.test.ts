import { fileURLToPath } from 'node:url';
import { threadId } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import {
  drawSharePicture,
  drawSheetPdf,
  layoutPrintSheet,
  pool,
} from '../../../web/pictures/draw-in-worker.ts';
import { DrawingPool } from '../../../web/pictures/drawing-pool.ts';
import type * as faultyWorker from './faulty-worker.ts';

type Faulty = typeof faultyWorker;
const file = fileURLToPath(new URL('faulty-worker.ts', import.meta.url));

function faultyPool(milliseconds = 60_000) {
  const faulty = new DrawingPool<Faulty>(file, { threads: 1, milliseconds, heapMegabytes: 64 });
  onTestFinished(() => faulty.close());
  return faulty;
}

const sheet = {
  cards: [
    {
      texts: [{ text: 'I am brave 🦁.', lang: 'en' }],
      label: 'Calm',
      color: '#2f87b7',
      onColor: '#ffffff',
    },
  ],
  paper: 'a4',
  format: 'cards',
  per: 4,
  savesInk: false,
  title: 'Cards',
  brand: 'Colibri',
} as const;

it('the site draws pictures and PDFs in threads other than the one that answers requests', async () => {
  expect(await faultyPool().run('thread', undefined)).not.toBe(threadId);
});

it('draws the PDF of a print sheet once for simultaneous and later requests', async () => {
  const before = pool.completed;
  const [first, second] = await Promise.all([drawSheetPdf(sheet), drawSheetPdf({ ...sheet })]);
  const third = await drawSheetPdf(sheet);
  expect(Buffer.from(first).subarray(0, 5).toString()).toBe('%PDF-');
  expect(second).toEqual(first);
  expect(third).toEqual(first);
  expect(pool.completed).toBe(before + 1);
});

it('draws a new PDF when the title, the ink saving or a color of the print sheet differs', async () => {
  const before = pool.completed;
  const others = [
    { ...sheet, title: 'My cards' },
    { ...sheet, savesInk: true },
    { ...sheet, cards: [{ ...sheet.cards[0], color: '#000000' }] },
  ];
  const drawn = await Promise.all(others.map(drawSheetPdf));
  expect(new Set(drawn.map((pdf) => Buffer.from(pdf).toString('latin1'))).size).toBe(3);
  expect(pool.completed).toBe(before + 3);
});

it('lays out sheets and draws share pictures in worker threads', async () => {
  const before = pool.completed;
  const texts = { display: [], body: [] };
  expect((await layoutPrintSheet({ ...sheet, texts })).pages).toHaveLength(1);
  const card = { text: 'I am brave.', fallbackText: '', color: '#777777', brand: 'Colibri' };
  expect(
    Buffer.from(await drawSharePicture(card))
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  expect(pool.completed).toBe(before + 2);
});

it.each([
  ['fail', 'a broken drawing', /a broken drawing/],
  ['die', 3, /exited with code: 3/],
  ['fillMemory', undefined, /memory limit/],
] as const)(
  'a drawing task that goes wrong (%s) is rejected with the reason, and the next task runs',
  async (name, input, reason) => {
    const faulty = faultyPool();
    const error: unknown = await faulty.run<keyof Faulty>(name, input).catch((caught) => caught);
    expect(error).toMatchObject({ message: `${name} failed` });
    expect(String(error instanceof Error && error.cause)).toMatch(reason);
    expect(await faulty.run('thread', undefined)).toBeGreaterThan(0);
  },
);

it('rejects a drawing task that hangs as unavailable, and runs the one that waited for it in another thread', async () => {
  // Starting a thread counts, too, and takes seconds on a busy computer.
  const faulty = faultyPool(20_000);
  const thread = await faulty.run('thread', undefined);
  const stuck = faulty.run('hang', undefined);
  const next = faulty.run('thread', undefined);
  await expect(stuck).rejects.toMatchObject({ code: 'unavailable' });
  expect(await next).not.toBe(thread);
});

it('a drawing thread pauses after each task, so that it can release native memory', async () => {
  const faulty = faultyPool();
  // Loading a function gives the thread time, too.
  await faulty.run('released', undefined);
  await faulty.run('release', undefined);
  await expect.poll(() => faulty.run('released', undefined)).toBe(true);
});
