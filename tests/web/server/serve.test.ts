import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createSiteServer } from '../../../web/server/serve.ts';

async function listen(
  proxies: number,
  listener: RequestListener = (_, response) => response.end(),
  reading?: { milliseconds: number; bytesPerSecond: number },
): Promise<number> {
  const server = createSiteServer(listener, 'http://site', proxies, reading);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Opens connections that say nothing. */
async function openIdle(port: number, count: number): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () =>
    connect(port, '127.0.0.1').on('error', () => {}),
  );
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  return sockets;
}

it('closes connections of a network that holds 500 already, and takes new ones once others end', async () => {
  const port = await listen(0);
  const held = await openIdle(port, 500);
  const [refused] = await openIdle(port, 1);
  if (refused) await once(refused, 'close');
  held[0]?.destroy();
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${port}`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
});

it('lets a proxy of the operator hold more connections than one network', async () => {
  const port = await listen(1);
  await openIdle(port, 510);
  expect((await fetch(`http://127.0.0.1:${port}`)).ok).toBe(true);
});

/** Asks for one answer and reads it in small parts with pauses. Out: how many bytes came before the connection closed. */
async function trickle(port: number, pauseMilliseconds: number): Promise<number> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  onTestFinished(() => void socket.destroy());
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  let size = 0;
  for await (const chunk of socket) {
    size += Buffer.from(chunk).length;
    await pause(pauseMilliseconds);
  }
  return size;
}

const length = 20_000_000;
const large: RequestListener = (_, response) => response.end(Buffer.alloc(length));

it('closes a connection that takes too long to read an answer, although it keeps reading', async () => {
  const port = await listen(0, large, { milliseconds: 500, bytesPerSecond: 20_000_000 });
  const began = performance.now();
  const size = await trickle(port, 50).catch(() => 0);
  expect(size).toBeLessThan(length);
  expect(performance.now() - began).toBeGreaterThan(1000);
});

it('lets a reader finish who is as slow as the length of the answer allows', async () => {
  const port = await listen(0, large, { milliseconds: 0, bytesPerSecond: 400_000 });
  expect(await trickle(port, 5)).toBeGreaterThan(length);
});
