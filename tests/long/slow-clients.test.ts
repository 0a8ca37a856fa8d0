import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, inject, it, onTestFinished } from 'vitest';
import { head, startUploads, upload } from '../cms/csv.ts';

it('ends four CSV uploads that never finish after a minute with 400, refuses a fifth meanwhile with 429, and accepts the next one afterwards', async () => {
  const { statuses } = startUploads(5);
  await expect.poll(() => statuses).toEqual([429]);
  await expect.poll(() => statuses, { timeout: 120_000 }).toEqual([429, 400, 400, 400, 400]);
  expect((await upload(head)).status).toBe(200);
}, 180_000);

it('closes within a minute a connection to the CMS that sends only part of its request’s headers', async () => {
  const { hostname, port } = new URL(inject('cms'));
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  const opened = performance.now();
  socket.resume().write('GET /_health HTTP/1.1\r\nHost: x\r\n');
  await once(socket, 'close');
  expect(performance.now() - opened).toBeLessThan(60_000);
});
